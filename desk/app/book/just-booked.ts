import { useEffect, useSyncExternalStore } from 'react'
import type { Way } from '#clinic/desk/said-wishes.ts'
import type { Language } from '#content/language.ts'
import { type Said, useUndoables } from '../undo.ts'

/** What is read out to a caller. The code is shown nowhere else, and nobody can ask for it again. */
export type JustBooked = {
  reference: string
  pin: string | null
  token: number | null
  name: string
  at: string
  with: string
  language: Language
  /** By what the confirmation is sent, where it is one channel; null for another one. */
  way: Way | null
  leavesAt: string | null
  /** As the undo bar has it: the card is gone while the booking is taken back. */
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

/** The code is forgotten with it. */
export const putAway = (card: JustBooked) => set(cards.filter((one) => one !== card))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was booked and not put away yet, the newest first. */
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
