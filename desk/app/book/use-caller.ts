import { useLayoutEffect, useRef, useState } from 'react'
import type { Caller } from '../../contract/book.ts'
import { type NewPerson, personFrom } from './new-person.ts'

/** The person of the booking: known or new. Once chosen, the keys go to the times. */
export function useCaller() {
  const [caller, setCaller] = useState<Caller | null>(null)
  const [person, setPerson] = useState<NewPerson | null>(null)
  const [typed, setTyped] = useState('')
  const [several, setSeveral] = useState(0)
  const timesRef = useRef<HTMLDivElement>(null)
  // In the same commit as the caller: an Enter in between would find nobody to book for.
  useLayoutEffect(() => {
    if (caller) timesRef.current?.focus()
  }, [caller])
  return {
    caller,
    person,
    /** The search text. */
    typed,
    /** How many people fit while none is chosen. */
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
