import { type ManageReply, type OpenedBooking, reply } from '../manage-request.ts'
import { storedDetails } from './stored-details.ts'

export const seeData = ({ language, booking, session }: OpenedBooking) =>
  reply({ name: 'data', session, ...storedDetails(language, booking) })

/** The same as a file for the patient to keep. The file name is neutral. */
export function copyData(opened: OpenedBooking): ManageReply {
  const { facts, notes } = storedDetails(opened.language, opened.booking)
  const text = [...facts.map(({ label, value }) => `${label}: ${value}`), '', ...notes].join('\r\n')
  const file = { name: 'details.txt', type: 'text/plain; charset=utf-8', text: `\ufeff${text}\r\n` }
  return { ...seeData(opened), file }
}
