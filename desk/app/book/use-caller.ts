import { useLayoutEffect, useRef, useState } from 'react'
import type { Caller } from '../../contract/book.ts'
import { type NewPerson, personFrom } from './new-person.ts'

/** For whom is booked: somebody who was here before, or somebody new. Once chosen, the keys go to the times. */
export function useCaller() {
  const [caller, setCaller] = useState<Caller | null>(null)
  const [person, setPerson] = useState<NewPerson | null>(null)
  const [typed, setTyped] = useState('')
  const [several, setSeveral] = useState(0)
  const timesRef = useRef<HTMLDivElement>(null)
  // With the caller, not before: an Enter in between would find nobody to book for.
  useLayoutEffect(() => {
    if (caller) timesRef.current?.focus()
  }, [caller])
  return {
    caller,
    person,
    /** What was typed to find them. */
    typed,
    /** So many fit, and nobody is chosen yet. */
    several,
    timesRef,
    setPerson,
    setTyped,
    setSeveral,
    choose(chosen: Caller) {
      setCaller(chosen)
      if (chosen === caller) timesRef.current?.focus()
    },
    someoneNew() {
      setCaller(null)
      setSeveral(0)
      setPerson(person ?? personFrom(typed))
    },
  }
}
