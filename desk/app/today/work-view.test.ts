import { expect, test } from 'vitest'
import type { WorkRow } from '../../contract/work-row.ts'
import { arrived, nothingYet } from '../live/work-state.ts'
import { viewOf } from './work-view.ts'

const now = new Date('2026-11-16T05:42:00Z')
const row = (id: string, at: string, more: Partial<WorkRow> = {}): WorkRow => ({
  id,
  bookingId: id,
  version: 1,
  kind: 'appointment',
  reference: `KW-${id}`,
  at: `2026-11-16T${at}:00.000Z`,
  until: null,
  isDeadline: false,
  promisedBy: null,
  token: null,
  name: 'Asha V.',
  with: 'NS',
  reach: { rule: 'may-call', channel: null, hours: null },
  state: 'booked',
  since: null,
  verbs: [],
  ...more,
})
const state = arrived(
  nothingYet('2026-11-16'),
  {
    rows: [
      row('seen', '05:00', { state: 'seen' }),
      row('here', '05:30', { state: 'waiting' }),
      row('next', '06:00'),
      row('off', '06:30', { state: 'cancelled' }),
      row('home', '07:00', { kind: 'home-collection' }),
      row('tomorrow', '05:00', { at: '2026-11-17T05:00:00.000Z' }),
    ],
  },
  { now: now.getTime() },
)
const view = (more: Partial<Parameters<typeof viewOf>[1]> = {}) =>
  viewOf(state, { filter: 'all', showsFinished: false, now, ...more })
const ids = ({ rows }: ReturnType<typeof viewOf>) => rows.map(({ id }) => id)

test('finished rows of the past are folded, a cancelled one of the future is not', () => {
  expect(ids(view())).toEqual(['here', 'next', 'off', 'home'])
  expect(view().folded).toBe(1)
  expect(ids(view({ showsFinished: true }))).toEqual(['seen', 'here', 'next', 'off', 'home'])
})

test('a row that was just finished stays while it can be undone', () => {
  const finished = arrived(
    state,
    { rows: [row('here', '05:30', { state: 'seen', version: 2 })] },
    { now: now.getTime() - 30_000 },
  )
  const at = (later: number) =>
    ids(viewOf(finished, { filter: 'all', showsFinished: false, now: new Date(now.getTime() + later) }))
  expect(at(0)).toContain('here')
  expect(at(60_000)).not.toContain('here')
})

test('the line "Now" stands before the first row that is still ahead', () => {
  expect(view().firstAhead).toBe('next')
})

test('a later visit whose promised call is overdue stands above the line "Now"', () => {
  const promised = row('promised', '12:30', { state: 'to-confirm', promisedBy: '2026-11-15T15:00:00.000Z' })
  const all = ['here', 'next'].map((id) => state.rows.get(id)!)
  const loaded = arrived(nothingYet('2026-11-16'), { rows: [...all, promised] }, { now: now.getTime() })
  const seen = viewOf(loaded, { filter: 'all', showsFinished: false, now })
  expect(ids(seen)).toEqual(['promised', 'here', 'next'])
  expect(seen.firstAhead).toBe('next')
})

test('filters count what is still open', () => {
  expect(view().counts).toMatchObject({ all: 3, appointments: 2, collections: 1, calls: 0 })
  expect(ids(view({ filter: 'collections' }))).toEqual(['home'])
})
