import { type Day, dayOf } from '#clinic/time.ts'

type Given<Time> = {
  free: readonly Time[]
  /** Every time of the doctors, taken or free. */
  all: readonly Time[]
  walkedIn: boolean
  wantsAbove: boolean
  today: Day
}

/**
 * The times to choose from. A walk-in wants to be seen today: the free times of today; when there are none, the
 * taken ones, which need a reason; after the last hour, the next days.
 */
export function timesFor<Time extends { at: string }>(given: Given<Time>) {
  const { free, all, walkedIn, wantsAbove, today } = given
  const ofToday = (times: readonly Time[]) => times.filter(({ at }) => dayOf(new Date(at)) === today)
  const isFull = walkedIn && ofToday(free).length === 0 && ofToday(all).length > 0
  const isAbove = wantsAbove || isFull
  const offered = isAbove ? all : free
  const first = walkedIn ? ofToday(offered) : offered
  return { offered: first.length > 0 ? first : offered, isAbove, isFull }
}
