import { hydrateRoot } from 'react-dom/client'
import { BookingApp, type BookingAppProps } from '../booking/booking-app.tsx'

export function enhance(island: HTMLElement) {
  // The data it was drawn from lies right behind it: see app/ui/island.tsx.
  const props: BookingAppProps = JSON.parse(island.nextElementSibling?.textContent ?? '')
  hydrateRoot(island, <BookingApp {...props} />)
}
