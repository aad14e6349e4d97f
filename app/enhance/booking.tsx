import { hydrateRoot } from 'react-dom/client'
import { BookingApp, type BookingAppProps } from '../booking/booking-app.tsx'

export function enliven(element: HTMLElement, data: string) {
  const props: BookingAppProps = JSON.parse(data)
  hydrateRoot(element, <BookingApp {...props} />)
}
