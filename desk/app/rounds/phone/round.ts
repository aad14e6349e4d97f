import type { Payment, StopOutcome } from '#clinic/round.ts'
import type { RunSheet, SheetStop } from '../../../contract/rounds.ts'
import { get, NoConnectionError, post, RefusedError } from '../../api.ts'
import { currentMs } from '../../clock.ts'
import { forgetPage, keepPageOffline } from './offline-page.ts'
import {
  type EntryOf,
  type JournalEntry,
  type PhoneCommand,
  type Progress,
  type RoundStore,
  roundStore,
} from './round-store.ts'

/** How long an entry can be undone. */
export const UNDO_MS = 60_000
/** Offline, sending is retried this often, and at once when the browser is online. */
const RETRY_MS = 10_000
/** How often the phone asks whether reception has settled a refused entry. */
const SETTLED_MS = 60_000

/**
 * loading: the disk is being read. start: the sheet is not on the phone yet. sheet: on the round. over: the sheet
 * is erased, and the rest of the journal is still sent. unknown: no sheet, and no network to fetch one.
 */
type Phase = 'loading' | 'start' | 'sheet' | 'over' | 'unknown'

/** Why the journal cannot be sent: offline, the desk is down, signed out, or signed in as another person. */
type Hindrance = 'offline' | 'desk-away' | 'signed-out' | 'other-person' | null

export type RoundState = {
  phase: Phase
  sheet: RunSheet | null
  journal: JournalEntry[]
  hindrance: Hindrance
  /** The page opens offline. */
  isKept: boolean
}

const outcomeBody = (entry: JournalEntry) => (entry.command === 'stop-outcome' ? entry.body : null)

export const isWaiting = ({ sentAt, refused }: JournalEntry) => sentAt === null && refused === null

/** Refused by the desk and not settled by reception: only the phone has the record of what happened. */
export const isRefused = ({ refused, settledAt }: JournalEntry) => refused !== null && !settledAt

/** The outcome of a stop: from the journal of this phone, or from the sheet. */
export function outcomeOf({ sheet, journal }: RoundState, stop: SheetStop) {
  const noted = journal
    .map(outcomeBody)
    .find((body) => body?.bookingId === stop.bookingId && body.startsAt === stop.startsAt)
  return noted ?? sheet?.stops.find(({ bookingId }) => bookingId === stop.bookingId)?.outcome ?? null
}

/**
 * The round on the phone: every entry is on the disk before the screen confirms it, and is sent when there is a
 * network.
 */
export class Round {
  #state: RoundState = { phase: 'loading', sheet: null, journal: [], hindrance: null, isKept: false }
  readonly #listeners = new Set<() => void>()
  readonly #store: RoundStore
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSending = false
  #isClosed = false

  constructor(store: RoundStore = roundStore()) {
    this.#store = store
  }

  readonly read = () => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Called when the page opens: for the first time, or after it was closed or killed. */
  async open() {
    const [sheet, journal] = await Promise.all([
      this.#store.readSheet(currentMs()),
      this.#store.readJournal(),
    ])
    const isEnded = journal.some(({ command }) => command === 'end-shift')
    if (sheet && !isEnded) {
      this.#set({ phase: 'sheet', sheet, journal, isKept: navigator.serviceWorker?.controller != null })
    } else {
      await this.#store.dropSheet()
      this.#set({ journal, ...(journal.some(isWaiting) && { phase: 'over' as const }) })
      if (!journal.some(isWaiting)) await this.#forgetArrived()
    }
    await this.#refresh()
    await this.#send()
  }

  /** The network may be back, or the page was in the background. */
  async look() {
    if (this.#state.phase === 'loading' || this.#isClosed) return
    if (this.#state.phase === 'sheet' || this.#state.phase === 'unknown') await this.#refresh()
    await this.#wake()
  }

  /** The browser went offline: the screen shows it at once, not at the next failure. */
  lose() {
    if (this.#state.hindrance === null || this.#state.hindrance === 'desk-away')
      this.#set({ hindrance: 'offline' })
    this.#plan()
  }

  async start() {
    await this.#reach(async () => {
      const sheet = await post('/api/commands/start-shift', { key: crypto.randomUUID() })
      // After the last hour of a shift there is no sheet.
      if (sheet.shift) await this.#keep(sheet)
      else this.#set({ phase: 'start', sheet })
    })
    this.#plan()
  }

  async note(stop: SheetStop, outcome: StopOutcome, payment: Payment = 'none', rupees = 0) {
    const { bookingId, startsAt } = stop
    const now = currentMs()
    const at = new Date(now).toISOString()
    const body = { staffId: this.#staffId, bookingId, startsAt, outcome, at, payment, rupees }
    await this.#add(this.#entry('stop-outcome', body, now + UNDO_MS))
  }

  /** Does nothing once the entry is being sent. */
  async takeBack(key: string) {
    const found = this.#state.journal.find((one) => one.key === key)
    if (found && isWaiting(found) && found.dueAt > currentMs()) await this.#change(key, null)
  }

  showNumber = ({ bookingId }: SheetStop) =>
    this.#add(this.#entry('stop-number-shown', { staffId: this.#staffId, bookingId }, currentMs()))

  /** Ends the shift: waiting entries are sent at once, and names leave the phone now, online or offline. */
  async handOver(rupees: number) {
    const now = currentMs()
    const { day } = this.#state.sheet!
    const staffId = this.#staffId
    const last = [
      ...(rupees > 0 ? [this.#entry('hand-over-money', { staffId, day, rupees }, now)] : []),
      this.#entry('end-shift', { staffId, day }, now),
    ]
    await this.#store.addEntries(last)
    for (const { key, dueAt } of this.#state.journal) if (dueAt > now) await this.#change(key, { dueAt: now })
    this.#set({ journal: [...this.#state.journal, ...last] })
    await this.#dropSheet()
    await this.#send()
  }

  #set(changes: Partial<RoundState>) {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }

  get #staffId() {
    return this.#state.sheet!.staff.id
  }

  #entry<Command extends PhoneCommand>(
    command: Command,
    body: EntryOf<Command>['body'],
    dueAt: number,
  ): EntryOf<Command> {
    return { key: crypto.randomUUID(), command, body, dueAt, sentAt: null, refused: null }
  }

  async #add(entry: JournalEntry) {
    await this.#store.addEntries([entry])
    this.#set({ journal: [...this.#state.journal, entry] })
    void this.#send()
  }

  async #change(key: string, changes: Partial<Progress> | null) {
    await this.#store.changeEntry(key, changes)
    const journal = this.#state.journal.flatMap((one) =>
      one.key !== key ? [one] : changes ? [{ ...one, ...changes }] : [],
    )
    this.#set({ journal })
  }

  /** Runs a request. False where the desk is out of reach or the session has ended. */
  async #reach(errand: () => Promise<unknown>): Promise<boolean> {
    try {
      await errand()
      if (this.#state.hindrance) this.#set({ hindrance: null })
      return true
    } catch (error) {
      const hindrance = hindranceOf(error)
      if (!hindrance) throw error
      this.#set({ hindrance })
      if (isShutOut(error) && this.#state.phase === 'sheet') await this.#dropSheet()
      return false
    }
  }

  /** Sends due entries, the oldest first. A lost answer does no harm: each key counts once. */
  async #send() {
    if (this.#isSending) return
    this.#isSending = true
    clearTimeout(this.#timer)
    try {
      for (;;) {
        const next = this.#state.journal.find(isWaiting)
        if (!next || next.dueAt > currentMs() || !(await this.#sendEntry(next))) break
      }
    } finally {
      this.#isSending = false
    }
    await this.#reportRefused()
    await this.#closeIfOver()
    this.#plan()
  }

  /** Reports refused entries to reception, and reads which are settled. After a failure they stay. */
  async #reportRefused() {
    for (const { key, command, refused, body } of this.#state.journal.filter(isRefused)) {
      try {
        const given = { key, command, reason: refused ?? '', staffId: body.staffId, body }
        const { isSettled } = await post('/api/commands/refused-entry', given)
        if (isSettled) await this.#change(key, { settledAt: currentMs() })
      } catch (error) {
        if (!(error instanceof NoConnectionError || error instanceof RefusedError)) throw error
      }
    }
  }

  /** An earlier shift has ended: entries that arrived are deleted, refused ones stay beside the next round. */
  async #forgetArrived() {
    for (const entry of this.#state.journal) if (!isRefused(entry)) await this.#change(entry.key, null)
  }

  async #sendEntry({ key, command, body }: JournalEntry): Promise<boolean> {
    try {
      const isThrough = await this.#reach(() => post(`/api/commands/${command}`, { key, ...body }))
      if (isThrough) await this.#change(key, { sentAt: currentMs() })
      return isThrough
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      // A retry will never succeed: the other entries must not wait for it.
      await this.#change(key, { refused: error.reason })
      return true
    }
  }

  /** Plans the next look: when an entry is due, when the network may be back, or when the shift ends. */
  #plan() {
    clearTimeout(this.#timer)
    if (this.#isClosed) return
    const { journal, sheet, hindrance, phase } = this.#state
    const next = journal.find(isWaiting)
    const now = currentMs()
    const moments = [
      ...(next ? [Math.max(next.dueAt, hindrance ? now + RETRY_MS : now)] : []),
      ...(journal.some(isRefused) ? [now + SETTLED_MS] : []),
      ...(sheet && phase === 'sheet' ? [Date.parse(sheet.endsAt)] : []),
    ]
    if (moments.length > 0)
      this.#timer = setTimeout(() => void this.#wake(), Math.max(0, Math.min(...moments) - now))
  }

  async #wake() {
    const { sheet, phase } = this.#state
    if (sheet && phase === 'sheet' && Date.parse(sheet.endsAt) <= currentMs()) await this.#dropSheet()
    await this.#send()
  }

  async #dropSheet() {
    await this.#store.dropSheet()
    this.#set({ phase: 'over', sheet: null })
  }

  /**
   * After the shift, when every entry has arrived or is settled, the phone keeps nothing: no database, no cache,
   * no page.
   */
  async #closeIfOver() {
    const { phase, journal } = this.#state
    if (phase !== 'over' || journal.some((entry) => isWaiting(entry) || isRefused(entry)) || this.#isClosed)
      return
    this.#isClosed = true
    await this.#store.deleteAll()
    await forgetPage()
  }

  /** Fetches the current sheet. */
  async #refresh() {
    await this.#reach(async () => {
      const fresh = await readSheet()
      const { sheet, phase } = this.#state
      if (phase === 'over') return
      const isOthers = phase === 'sheet' && sheet?.staff.id !== fresh.staff.id
      if (isOthers) throw new OtherPersonError()
      if (fresh.shift) await this.#keep(fresh)
      else if (phase === 'sheet') await this.#dropSheet()
      else this.#set({ phase: 'start', sheet: fresh })
    })
    if (this.#state.phase === 'loading') this.#set({ phase: 'unknown' })
  }

  async #keep(sheet: RunSheet) {
    await this.#store.saveSheet(sheet)
    this.#set({ phase: 'sheet', sheet })
    if (!this.#state.isKept) this.#set({ isKept: await keepPageOffline() })
  }
}

/** A person without rounds gets the same answer as no person. */
const readSheet = () =>
  get('/api/rounds/own').catch((error) => {
    if (error instanceof RefusedError && error.status === 403)
      throw new RefusedError({ refused: 'no-rounds' }, 401)
    throw error
  })

/** The phone holds another person's sheet: it stays closed until they hand over, or until the shift ends. */
class OtherPersonError extends Error {
  override name = 'OtherPersonError'
}

/** The desk has ended this session: by hand because the phone was lost, or because the shift is over. */
const isShutOut = (error: unknown) =>
  error instanceof RefusedError && ['signed-out', 'shift-over', 'must-enrol'].includes(error.reason)

function hindranceOf(error: unknown): Hindrance {
  if (error instanceof NoConnectionError) return 'offline'
  if (error instanceof OtherPersonError) return 'other-person'
  if (!(error instanceof RefusedError)) return null
  if (error.status === 401) return 'signed-out'
  // The desk has failed; a retry may succeed.
  if (error.status >= 500 || error.status === 429) return 'desk-away'
  return error.reason === 'other-person' ? 'other-person' : null
}
