import { myData } from '#content/manage.ts'
import { type OpenedBooking, reply } from '../manage-request.ts'
import { forget } from './forget.ts'

export const askWithdraw = ({ session }: OpenedBooking) => reply({ name: 'withdraw', session })

export const withdraw = (opened: OpenedBooking) =>
  forget(opened, 'consent-withdrawn', myData.withdraw.done[opened.language])
