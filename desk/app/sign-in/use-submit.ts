import { type FormEvent, useRef, useState } from 'react'
import { signInWords } from '#content/desk/sign-in.ts'
import { fill } from '#content/format/fill.ts'
import type { AnswerOf, InputOf, PostPath } from '../../contract/calls.ts'
import { NoConnectionError, RefusedError } from '../api.ts'
import { useWords } from '../language.ts'
import { postWithProof } from './post-with-proof.ts'

type Submit<Path extends PostPath> = {
  path: Path
  onDone: (answer: AnswerOf<`POST ${Path}`>) => void
  /** The text for the answer "wrong". */
  wrong: string
  /** The step before has expired: begin again. */
  onOver?: (() => void) | undefined
}

/** Submits one step of the sign-in, one at a time, and puts errors into words. */
export function useSubmit<Path extends PostPath>({ path, onDone, wrong, onOver }: Submit<Path>) {
  const { problems, firstPassword, code } = useWords(signInWords)
  // One state: after a wrong code the new, empty field and the error appear in the same render.
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
  type Body = InputOf<`POST ${Path}`>
  /** The body may have to be made first; null: nothing is sent. */
  const sendMade = async (make: () => Body | Promise<Body | null>) => {
    if (isBusy.current) return
    isBusy.current = true
    setProblem('')
    try {
      const made = await make()
      if (made) onDone(await postWithProof(path, made, () => setWorking(true)))
    } catch (error) {
      if (onOver && error instanceof RefusedError && error.reason === 'signed-out') onOver()
      else setFailed(({ failures }) => ({ problem: wordsFor(error), failures: failures + 1 }))
    } finally {
      isBusy.current = false
      setWorking(false)
    }
  }
  /** For a form, whose own submission is prevented. */
  const onSubmit = (make: Parameters<typeof sendMade>[0]) => (event: FormEvent) => {
    event.preventDefault()
    return sendMade(make)
  }
  const send = (body: Body) => sendMade(() => body)
  return { problem, setProblem, failures, isWorking, send, sendMade, onSubmit }
}
