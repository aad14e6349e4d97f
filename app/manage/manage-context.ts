import { createContext, useContext } from 'react'
import type { ManageWords } from './manage-data.ts'

type ManageState = {
  words: ManageWords
  /** Of the form that asks for reference and code. */
  formToken: string
  /** Whether what is shown is the response to a form: then eye and ear begin at it. */
  isResponse: boolean
  /** The how-manieth form that script submitted brought it; see useFocus. */
  attempt: number
  submit: (event: React.SubmitEvent<HTMLFormElement>) => void
}

export const ManageContext = createContext<ManageState | null>(null)

export function useManage(): ManageState {
  const state = useContext(ManageContext)
  if (!state) throw new Error('A view of a booking stands in ManageBooking')
  return state
}
