import { expect, onTestFinished, test, vi } from 'vitest'
import { freeTimes } from '#clinic/next-free.ts'
import { heldBy } from '#clinic/slots.ts'
import { createNextFree, type FreeTimes } from './next-free.ts'

const hours = {
  sessions: [{ id: 'morning', opens: '10:00', closes: '11:00' }] as const,
  slotMinutes: 20,
  days: 1,
}
const at = (time: string) => new Date(`2026-11-16T${time}+05:30`)
const free = (time: string) => ({ state: 'free', startsAt: at(time) })
const unknown = { state: 'unknown' }

/** Kept before a test sets the timers by hand. */
const { setImmediate: afterThisTurn } = globalThis
const nextTurn = () => new Promise((resolve) => afterThisTurn(resolve))

/** A clock, a database whose every answer is given by hand, and what was reported. */
function open(from = '09:00:00', restMs = 0) {
  let clock = at(from).getTime()
  const waiting: PromiseWithResolvers<FreeTimes>[] = []
  const reported: unknown[] = []
  const reader = createNextFree({
    read: () => {
      const answer = Promise.withResolvers<FreeTimes>()
      waiting.push(answer)
      return answer.promise
    },
    now: () => new Date(clock),
    onFailed: (error) => reported.push(error),
    restMs,
  })
  return {
    reader,
    reported,
    reads: () => waiting.length,
    next: () => reader.read().next,
    pass: (seconds: number) => {
      clock += seconds * 1000
    },
    /** Answers the oldest read that waits, and lets the reader take it in. */
    async answer(booked: string[] | Error) {
      const oldest = waiting.shift()!
      if (booked instanceof Error) oldest.reject(booked)
      else {
        const held = booked.map((time) => heldBy(hours, at(time)))
        const times = freeTimes([{ ...hours, closures: [], booked: held }], new Date(clock))
        oldest.resolve(() => times)
      }
      await oldest.promise.catch(() => undefined)
      await nextTurn()
    },
  }
}

test('before the first read no time is shown, and no request waits', async () => {
  const { next, answer, reads } = open()
  expect(next()).toEqual(unknown)
  expect(next()).toEqual(unknown)
  expect(reads()).toBe(1)
  await answer(['10:00'])
  expect(next()).toEqual(free('10:20'))
})

test('a time that passes is followed by the next one, without another read', async () => {
  const { reader, next, answer, pass, reads } = open('10:09:40')
  void reader.changed()
  await answer([])
  expect(next()).toEqual(free('10:20'))
  pass(29)
  expect(next()).toEqual(free('10:40'))
  expect(reads()).toBe(0)
})

test('when nothing is free it says so', async () => {
  const { reader, next, answer } = open()
  void reader.changed()
  await answer(['10:00', '10:20', '10:40'])
  expect(next()).toEqual({ state: 'none' })
})

test('after half a minute it is read again behind the response, after a minute it is not shown', async () => {
  const { reader, next, answer, pass, reads } = open()
  void reader.changed()
  await answer([])
  pass(29)
  expect([next(), reads()]).toEqual([free('10:00'), 0])
  expect(reader.read().freshForMs).toBe(31_000)
  pass(1)
  expect([next(), reads()]).toEqual([free('10:00'), 1])
  pass(29)
  expect([next(), reads()]).toEqual([free('10:00'), 1])
  pass(1)
  expect([next(), reads()]).toEqual([unknown, 1])
  await answer(['10:00'])
  // As old as the moment at which it was asked for.
  expect(reader.read()).toEqual({ next: free('10:20'), freshForMs: 30_000 })
})

test('while the database is away the last time is shown for its minute; one failure is reported once', async () => {
  const { reader, next, answer, pass, reported } = open()
  void reader.changed()
  await answer([])
  for (const shown of [free('10:00'), unknown, unknown]) {
    pass(30)
    expect(next()).toEqual(shown)
    await answer(new Error('away'))
  }
  expect(reported).toHaveLength(1)
  next()
  await answer([])
  expect(next()).toEqual(free('10:00'))
})

test('a booking that is made while the times are read is not missed', async () => {
  const { reader, next, answer, reads } = open()
  next()
  void reader.changed()
  expect(reads()).toBe(1)
  await answer([])
  expect(reads()).toBe(1)
  await answer(['10:00'])
  expect([next(), reads()]).toEqual([free('10:20'), 0])
})

test('the first change of a rush is read at once, and those that follow it together', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { reader, next, answer, reads } = open('09:00:00', 250)
  const first = reader.changed()
  expect(reads()).toBe(1)
  await answer([])
  await first
  for (const _ of Array(50)) void reader.changed()
  const last = reader.settled()
  await vi.advanceTimersByTimeAsync(200)
  expect([next(), reads()]).toEqual([free('10:00'), 0])
  await vi.advanceTimersByTimeAsync(50)
  expect(reads()).toBe(1)
  await answer(['10:00'])
  await last
  expect([next(), reads()]).toEqual([free('10:20'), 0])
})

test('a clock that is set back does not make an old time a fresh one', async () => {
  const { reader, next, answer, pass, reads } = open()
  void reader.changed()
  await answer([])
  pass(-3600)
  expect([next(), reads()]).toEqual([unknown, 1])
})
