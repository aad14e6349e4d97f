import { type OpenedBooking, reply } from '../manage-request.ts'
import { storedDetails } from './stored-details.ts'

export const seeData = ({ language, booking, session }: OpenedBooking) =>
  reply({ name: 'data', session, ...storedDetails(language, booking) })
