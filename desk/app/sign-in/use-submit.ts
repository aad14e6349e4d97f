import { type FormEvent, useRef, useState } from 'react'
import { signInWords } from '#content/desk/sign-in.ts'
import { fill } from '#content/format/fill.ts'
import { NoConnectionError, RefusedError } from '../api.ts'
import { useWords } from '../language.ts'
import { postWithProof } from './post-with-proof.ts'

type Submit<Answer> = {
  path: `/api/${string}`
  onDone: (answer: Answer) => void
  /** What is said where the answer is "wrong". */
  wrong: string
  /** The step before is over: begin again. */
  onOver?: (() => void) | undefined
}

/** Sends one step of signing in, once at a time, and says in words what is wrong with it. */
export function useSubmit<Answer>({ path, onDone, wrong, onOver }: Submit<Answer>) {
  const { problems, firstPassword, code } = useWords(signInWords)
  // One state: a field that begins anew after a wrong code is empty in the moment in which the problem is read.
  const [{ problem, failures }, setFailed] = useState({ problem: '', failures: 0 })
  const setProblem = (problem: string) => setFailed((before) => ({ ...before, problem }))
  const [isWorking, setWorking] = useState(false)
  const isBusy = useRef(false)
  const wordsFor = (error: unknown) => {
    if (error instanceof NoConnectionError) return problems.lost
    if (!(error instanceof RefusedError)) return wrong
    if (error.reason === 'too-many')
      return fill(problems.tooMany, { minutes: (error.details as { minutes: number }).minutes })
    if (error.reason === 'challenge') return problems.lost
    if (error.reason === 'code-used') return code.used
    if (error.reason === 'wrong-password') return problems.wrongPassword
    if (error.reason === 'weak-password') return firstPassword.weak
    return error.reason === 'same-password' ? firstPassword.same : wrong
  }
  /** What is sent may first have to be made; null: nothing is sent. */
  const send = async (body: object | (() => Promise<object | null>)) => {
    if (isBusy.current) return
    isBusy.current = true
    setProblem('')
    try {
      const made = typeof body === 'function' ? await body() : body
      if (made) onDone(await postWithProof<Answer>(path, made, () => setWorking(true)))
    } catch (error) {
      if (onOver && error instanceof RefusedError && error.reason === 'signed-out') onOver()
      else setFailed(({ failures }) => ({ problem: wordsFor(error), failures: failures + 1 }))
    } finally {
      isBusy.current = false
      setWorking(false)
    }
  }
  /** For a form, which sends nothing itself. */
  const onSubmit = (body: () => object | Promise<object | null>) => (event: FormEvent) => {
    event.preventDefault()
    return send(async () => body())
  }
  return { problem, setProblem, failures, isWorking, send, onSubmit }
}
