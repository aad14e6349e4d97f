import { createContext, useContext } from 'react'
import type { ManageWords } from './manage-data.ts'

type ManageState = {
  words: ManageWords
  /** For the form that asks for reference and code. */
  formToken: string
  /** Whether the view is the response to a form: then focus and reading begin at it. */
  isResponse: boolean
  /** Counts the submits by script; see useFocus. */
  attempt: number
  submit: (event: React.SubmitEvent<HTMLFormElement>) => void
}

export const ManageContext = createContext<ManageState | null>(null)

export function useManage(): ManageState {
  const state = useContext(ManageContext)
  if (!state) throw new Error('A view of a booking must be inside ManageBooking')
  return state
}
