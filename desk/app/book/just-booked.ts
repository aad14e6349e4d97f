import { useEffect, useSyncExternalStore } from 'react'
import type { Way } from '#clinic/desk/spoken-wishes.ts'
import type { Language } from '#content/language.ts'
import { type Said, useUndoables } from '../undo.ts'

/** What is read out to a caller. The code is shown nowhere else and cannot be asked for again. */
export type JustBooked = {
  reference: string
  pin: string | null
  token: number | null
  name: string
  at: string
  with: string
  language: Language
  /** The channel of the confirmation; null where it is none of these. */
  way: Way | null
  leavesAt: string | null
  /** The text of the undo bar: the card disappears when the booking is undone. */
  said: Said
  isTakenBack: boolean
}

const KEPT_AT_MOST = 3
let cards: readonly JustBooked[] = []
const listeners = new Set<() => void>()
const set = (next: readonly JustBooked[]) => {
  cards = next
  for (const listener of listeners) listener()
}

export const keepCard = (card: Omit<JustBooked, 'isTakenBack'>) =>
  set([{ ...card, isTakenBack: false }, ...cards].slice(0, KEPT_AT_MOST))

/** Dismissing the card also forgets the code. */
export const putAway = (card: JustBooked) => set(cards.filter((one) => one !== card))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** New bookings that are not dismissed yet, the newest first. */
export function useJustBooked(): readonly JustBooked[] {
  const kept = useSyncExternalStore(subscribe, () => cards)
  const undoables = useUndoables()
  useEffect(() => {
    const stateOf = ({ said, isTakenBack }: JustBooked) =>
      undoables.find((one) => one.said === said)?.isUndone ?? isTakenBack
    if (kept.some((card) => stateOf(card) !== card.isTakenBack))
      set(kept.map((card) => ({ ...card, isTakenBack: stateOf(card) })))
  }, [kept, undoables])
  return kept.filter(({ isTakenBack }) => !isTakenBack)
}
