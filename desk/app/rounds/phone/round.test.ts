import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RunSheet, SheetStop } from '../../../contract/rounds.ts'
import { Round } from './round.ts'
import type { JournalEntry, RoundStore } from './round-store.ts'

const stop = { bookingId: 'b1', startsAt: '2026-11-16T02:00:00Z', tubes: {} } as unknown as SheetStop
const sheetFor = (hours: number) =>
  ({
    staff: { id: 'farah', name: 'Farah', language: 'en' },
    day: '2026-11-16',
    shift: { startedAt: '2026-11-16T01:00:00Z' },
    endsAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
    stopCount: 1,
    stops: [stop],
  }) as unknown as RunSheet

/** A disk that outlives the page. */
function createDisk() {
  const disk = { sheet: null as RunSheet | null, journal: [] as JournalEntry[], isDeleted: false }
  const store: RoundStore = {
    saveSheet: async (sheet) => {
      disk.sheet = sheet
    },
    readSheet: async () => disk.sheet,
    dropSheet: async () => {
      disk.sheet = null
    },
    readJournal: async () => disk.journal,
    addEntries: async (entries) => {
      disk.journal = [...disk.journal, ...entries]
    },
    changeEntry: async (key, changes) => {
      disk.journal = disk.journal.flatMap((one) =>
        one.key !== key ? [one] : changes ? [{ ...one, ...changes }] : [],
      )
    },
    deleteAll: async () => {
      disk.isDeleted = true
    },
  }
  return { disk, store }
}

/** A fake desk: its answer to each path. */
const desk = {
  asked: [] as { path: string; body: Record<string, unknown> }[],
  answers: {} as Record<string, () => Response>,
}
const refuse = (reason: string, status: number) => () => Response.json({ refused: reason }, { status })
const commands = () => desk.asked.map(({ path }) => path.replace('/api/commands/', ''))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T05:00:00Z') })
  desk.asked = []
  desk.answers = { 'rounds/own': () => Response.json(sheetFor(8)) }
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('caches', { keys: async () => [], delete: async () => true })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') desk.asked.push({ path, body: JSON.parse(String(init.body)) })
    return desk.answers[path.replace(/^\/api\/(commands\/)?/, '')]?.() ?? Response.json({})
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const unsettled = () => Response.json({ isSettled: false })
const settled = () => Response.json({ isSettled: true })

async function noteAndHandOver(store: RoundStore) {
  const round = new Round(store)
  await round.open()
  await round.note(stop, 'taken', 'cash', 500)
  await round.handOver(500)
  return round
}

test.each([
  ['a new version does not know what it says', 'bad-request', 400],
  ['the stop was never theirs', 'not-yours', 403],
  ['its key belongs to something else', 'key-used', 409],
])('an entry refused because of %s stays on the phone until reception has settled it', async (_, reason, status) => {
  desk.answers['stop-outcome'] = refuse(reason, status)
  desk.answers['refused-entry'] = unsettled
  const { disk, store } = createDisk()
  const round = await noteAndHandOver(store)
  expect(commands()).toEqual(['stop-outcome', 'hand-over-money', 'end-shift', 'refused-entry'])
  expect(desk.asked.at(-1)!.body).toMatchObject({
    command: 'stop-outcome',
    reason,
    staffId: 'farah',
    body: { bookingId: 'b1', outcome: 'taken', payment: 'cash', rupees: 500 },
  })
  // The names are gone, the journal is not.
  expect(disk).toMatchObject({ sheet: null, isDeleted: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(commands().filter((name) => name === 'refused-entry')).toHaveLength(2)
  expect(disk.isDeleted).toBe(false)
  desk.answers['refused-entry'] = settled
  await round.look()
  expect(disk.isDeleted).toBe(true)
})

test('where the report fails as well, a refused entry stays, and the phone keeps retrying', async () => {
  desk.answers['stop-outcome'] = refuse('not-yours', 403)
  desk.answers['refused-entry'] = refuse('not-found', 404)
  const { disk, store } = createDisk()
  await noteAndHandOver(store)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(disk.isDeleted).toBe(false)
  expect(disk.journal.some(({ refused }) => refused === 'not-yours')).toBe(true)
  desk.answers['refused-entry'] = settled
  await vi.advanceTimersByTimeAsync(60_000)
  expect(disk.isDeleted).toBe(true)
})

test('the next round begins beside the refused entries of the last one', async () => {
  desk.answers['stop-outcome'] = refuse('not-yours', 403)
  desk.answers['refused-entry'] = unsettled
  const { disk, store } = createDisk()
  await noteAndHandOver(store)
  const next = new Round(store)
  await next.open()
  expect(next.read()).toMatchObject({ phase: 'sheet', journal: [{ refused: 'not-yours' }] })
  expect(disk.journal).toHaveLength(1)
})

test('accepted entries are deleted from the phone with the end of the shift', async () => {
  const { disk, store } = createDisk()
  await noteAndHandOver(store)
  expect(disk.isDeleted).toBe(true)
  expect(commands()).toEqual(['stop-outcome', 'hand-over-money', 'end-shift'])
})
