import { expect, test } from 'vitest'
import type { BookingFacts } from './booking.ts'
import { instantAt } from './time.ts'
import { whyNotCallIn, whyNotCheckIn, whyNotHandOver, whyNotLeft, whyNotMissed, whyNotSeen } from './visit.ts'

const at = (hour: number) => instantAt('2026-11-18', hour * 60)
const booked: BookingFacts = { kind: 'appointment', state: 'booked', startsAt: at(11) }
const [before, after] = [at(10), at(12)]
const here = { calledInAt: null, seenAt: null }
const inside = { calledInAt: before, seenAt: null }

test('a patient is checked in once, on the day of the visit', () => {
  expect(whyNotCheckIn(booked, null, before)).toBeNull()
  expect(whyNotCheckIn(booked, here, before)).toBe('here')
  expect(whyNotCheckIn({ ...booked, startsAt: instantAt('2026-11-19', 0) }, null, before)).toBe('not-today')
  expect(whyNotCheckIn({ ...booked, kind: 'home-collection' }, null, before)).toBe('not-a-visit')
  expect(whyNotCheckIn({ ...booked, state: 'cancelled' }, null, before)).toBe('cancelled')
})

test('only a patient who waits is called in, or goes home unseen', () => {
  for (const rule of [whyNotCallIn, whyNotLeft]) {
    expect(rule(booked, null)).toBe('not-here')
    expect(rule(booked, here)).toBeNull()
    expect(rule(booked, inside)).toBe('called-in')
    expect(rule({ ...booked, state: 'attended' }, inside)).toBe('attended')
  }
})

test('a patient who is not checked in counts as seen or missed only after the time of the visit', () => {
  for (const rule of [whyNotSeen, whyNotMissed]) {
    expect(rule(booked, null, before)).toBe('not-yet')
    expect(rule(booked, null, after)).toBeNull()
  }
})

test('a patient who is here can be seen before the time, and is never missed', () => {
  expect(whyNotSeen(booked, here, before)).toBeNull()
  expect(whyNotMissed(booked, here, after)).toBe('here')
  expect(whyNotMissed(booked, inside, after)).toBe('called-in')
})

test('a visit goes to another doctor while it is ahead, or while the patient is here and not seen', () => {
  expect(whyNotHandOver(booked, null, before)).toBeNull()
  expect(whyNotHandOver(booked, null, after)).toBe('past')
  expect(whyNotHandOver(booked, here, after)).toBeNull()
  expect(whyNotHandOver(booked, { ...inside, seenAt: after }, after)).toBe('attended')
  expect(whyNotHandOver({ ...booked, kind: 'lab-test' }, null, before)).toBe('not-a-visit')
})
