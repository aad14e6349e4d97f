import { erased } from '#content/opened-booking.ts'
import { type OpenedBooking, reply } from '../manage-request.ts'
import { forget } from './forget.ts'

export const askErase = ({ session }: OpenedBooking) => reply({ name: 'erase', session })

export const erase = (opened: OpenedBooking) => forget(opened, 'erased', erased.title[opened.language])
