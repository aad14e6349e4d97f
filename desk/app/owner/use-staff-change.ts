import { useState } from 'react'
import { staffWords } from '#content/desk/staff.ts'
import type { None } from '../../contract/calls.ts'
import type { OneTimePassword } from '../../contract/staff.ts'
import { RefusedError } from '../api.ts'
import { useWords } from '../language.ts'

/** Changes an account; has the error of the last try, and the one-time password where it makes one. */
export function useStaffChange(onDone: () => void) {
  const { problems } = useWords(staffWords)
  const [problem, setProblem] = useState('')
  const [password, setPassword] = useState<OneTimePassword | null>(null)
  /** Whether it was done. */
  const change = async (asked: Promise<OneTimePassword | None>): Promise<boolean> => {
    setProblem('')
    try {
      const answer = await asked
      if (answer.email && answer.password) setPassword({ email: answer.email, password: answer.password })
      onDone()
      return true
    } catch (error) {
      const reason = error instanceof RefusedError ? error.reason : ''
      setProblem(reason in problems ? problems[reason as keyof typeof problems] : problems.other)
      return false
    }
  }
  return { change, problem, password }
}
