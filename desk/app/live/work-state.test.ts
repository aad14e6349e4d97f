import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WorkRow } from '../../contract/work-row.ts'
import { arrived, followed, letIn, mergeRow, noted, nothingYet, reorder } from './work-state.ts'

const now = 1000

const row = (id: string, version: number, more: Partial<WorkRow> = {}): WorkRow => ({
  id,
  bookingId: id,
  version,
  kind: 'appointment',
  reference: `KW-${id}`,
  at: '2026-11-16T05:30:00Z',
  until: null,
  isDeadline: false,
  promisedBy: null,
  token: null,
  name: 'Asha V.',
  with: 'NS',
  reach: { rule: 'may-call', channel: null, hours: null },
  state: 'booked',
  since: null,
  verbs: ['check-in', 'open'],
  ...more,
})

const loaded = (...rows: WorkRow[]) => arrived(nothingYet('2026-11-16'), { rows, change: 5 }, { now })

test('a row is replaced only by a newer version of itself', () => {
  const known = row('a', 7)
  expect(mergeRow(known, row('a', 6, { state: 'waiting' }))).toBe(known)
  expect(mergeRow(known, row('a', 7, { state: 'waiting' }))).toBe(known)
  expect(mergeRow(known, row('a', 8, { state: 'waiting' })).state).toBe('waiting')
  expect(mergeRow(undefined, known)).toBe(known)
})

test('answers in any order leave the newest version of each row', () => {
  const versions = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), version: fc.nat(20) }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(versions, (arrivals) => {
      let state = nothingYet('2026-11-16')
      for (const { id, version } of arrivals) {
        const before = state.rows.get(id)?.version ?? -1
        state = arrived(state, { rows: [row(id, version)] }, { now })
        expect(state.rows.get(id)!.version).toBe(Math.max(before, version))
      }
    }),
  )
})

test('a new row waits until it is let in, and then takes its place in time', () => {
  const early = row('b', 6, { at: '2026-11-16T04:30:00Z' })
  const waiting = arrived(loaded(row('a', 1)), { rows: [early] }, { now })
  expect(waiting.order).toEqual(['a'])
  expect([...waiting.waiting]).toEqual(['b'])
  const inside = letIn(waiting)
  expect(inside.order).toEqual(['b', 'a'])
  expect([...inside.fresh]).toEqual(['b'])
  expect(inside.waiting.size).toBe(0)
})

test('an own booking is let in at once', () => {
  const state = arrived(loaded(row('a', 1)), { rows: [row('b', 6)] }, { now, letsIn: true })
  expect(state.order).toContain('b')
})

test('a row whose time changes stays where it is until rows are let in', () => {
  const state = loaded(row('a', 1), row('b', 2, { at: '2026-11-16T06:30:00Z' }))
  const moved = arrived(state, { rows: [row('a', 9, { at: '2026-11-16T08:30:00Z' })] }, { now })
  expect(moved.order).toEqual(['a', 'b'])
  expect(reorder(moved).order).toEqual(['b', 'a'])
})

test('a command is complete when the row has its version, whichever of the two arrives first', () => {
  const saving = noted(loaded(row('a', 1)), 'a', { verb: 'check-in', state: 'saving' })
  expect(arrived(saving, { rows: [row('a', 4)] }, { now }).pending.size).toBe(1)
  const answered = noted(saving, 'a', { verb: 'check-in', state: 'saving', version: 5 })
  expect(answered.pending.size).toBe(1)
  expect(arrived(answered, { rows: [row('a', 5)] }, { now }).pending.size).toBe(0)
  const rowFirst = arrived(saving, { rows: [row('a', 5)] }, { now })
  expect(noted(rowFirst, 'a', { verb: 'check-in', state: 'saving', version: 5 }).pending.size).toBe(0)
})

test('a refused command stays on its row', () => {
  const refused = noted(loaded(row('a', 1)), 'a', { verb: 'move', state: 'refused', reason: 'taken' })
  expect(arrived(refused, { rows: [row('a', 9)] }, { now }).pending.get('a')?.reason).toBe('taken')
})

test('rows that a booking no longer has leave the list, unless a newer version is known', () => {
  const state = loaded(row('a', 3), row('a/1', 3, { bookingId: 'a', kind: 'call' }), row('b', 1))
  const called = followed(state, { bookingId: 'a', version: 4, rows: [row('a', 4)], change: 4 }, now)
  expect(called.order).toEqual(['a', 'b'])
  const late = followed(called, { bookingId: 'a', version: 2, rows: [], change: 2 }, now)
  expect(late.order).toEqual(['a', 'b'])
  const erased = followed(called, { bookingId: 'a', version: 9, rows: [], change: 9 }, now)
  expect([...erased.rows.keys()]).toEqual(['b'])
  expect(erased.change).toBe(9)
})

test('a row that was over when the list was loaded is folded at once, a row finished now is not', () => {
  const state = loaded(row('a', 1, { state: 'seen' }), row('b', 1))
  const later = arrived(state, { rows: [row('b', 2, { state: 'seen' })] }, { now })
  expect([...later.overSince]).toEqual([
    ['a', 0],
    ['b', now],
  ])
})
