import { erased } from '#content/opened-booking.ts'
import { type OpenedBooking, reply } from '../manage-request.ts'
import { forget } from './forget.ts'

export const askWithdraw = ({ session }: OpenedBooking) => reply({ name: 'withdraw', session })

export const withdraw = (opened: OpenedBooking) =>
  forget(opened, 'consent-withdrawn', erased.withdrawn[opened.language])
