import { sql } from 'kysely'
import { deskRetentionDays } from '#clinic/retention.ts'
import type { Database } from '../../platform/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Vault } from '../../platform/vault.ts'
import { newestChange } from '../work-list/read-work.ts'
import type { Viewer } from '../work-list/rows-for.ts'
import { type Batch, type ChangeEvent, readChanges } from './change-batch.ts'
import { keepListening } from './keep-listening.ts'
import { keepReading } from './keep-reading.ts'
import { createPresence, type People } from './presence.ts'

/** How long lines of the change log are retained. */
const KEPT_MS = deskRetentionDays.changes * 86_400_000
/** How many changes are worth replaying. */
const REPLAYED_AT_MOST = 2000

type LiveEvent =
  | ChangeEvent
  /** The desk was away too long: it loads its list again and goes on from here. */
  | { id: number; event: 'reset'; data: Record<string, never> }
  | { event: 'presence'; data: { people: People } }

type Desk = {
  viewer: Viewer & { id: string; name: string }
  send: (event: LiveEvent) => void
  /** Closes the stream: the desk reconnects with its last id. */
  drop: () => void
}
type Follower = Desk & { sentId: number; isCaughtUp: boolean }

type Options = { db: Database; vault: Vault; connectionString: string; now: () => Date; log: Log }

function deliver(follower: Follower, batch: Batch) {
  for (const event of batch.eventsFor(follower.viewer)) {
    if (event.id <= follower.sentId) continue
    follower.sentId = event.id
    follower.send(event)
  }
  follower.sentId = Math.max(follower.sentId, batch.lastId)
}

function reset(follower: Follower, id: number) {
  follower.sentId = id
  follower.send({ id, event: 'reset', data: {} })
}

/** Reads the change log for all desks. Each has its own position; most are at the reader's. */
function createReader({ db, vault, now }: Pick<Options, 'db' | 'vault' | 'now'>) {
  const followers = new Set<Follower>()
  /** All changes up to here were sent to every desk that is caught up; null until the end of the log is known. */
  let readId: number | null = null
  const read = (after: number) => readChanges({ db, vault, now: now() }, after)
  const caughtUpTo = () => [...followers].flatMap(({ isCaughtUp, sentId }) => (isCaughtUp ? [sentId] : []))

  return {
    followers,

    async readOn() {
      const newest = await newestChange(db)
      const isRestored = readId !== null && newest < readId
      // Starts at the desk that caught up first: changes before the first listening were not notified.
      if (readId === null) readId = Math.min(newest, ...caughtUpTo())
      else if (isRestored) readId = newest
      // A restored database has older ids: what the desks show may never have happened.
      if (isRestored) for (const follower of followers) reset(follower, newest)
      for (;;) {
        const batch = await read(readId)
        readId = batch.lastId
        for (const follower of followers) if (follower.isCaughtUp) deliver(follower, batch)
        if (batch.isWhole) return
      }
    },

    /** Reads from the desk's position to the reader's; then the desk is caught up and has missed nothing. */
    async catchUp(follower: Follower, after: number | null) {
      const { tooOld, newest } = await lookBack(db, after ?? 0, now())
      if (after === null) follower.sentId = newest
      else if (tooOld) reset(follower, newest)
      for (;;) {
        const known = readId ?? 0
        const batch = await read(follower.sentId)
        deliver(follower, batch)
        if (!batch.isWhole) continue
        follower.sentId = Math.max(follower.sentId, known)
        if (follower.sentId >= (readId ?? 0)) break
      }
      follower.isCaughtUp = true
    },
  }
}

/**
 * Sends every change to every open desk, once and in order. One connection listens; after each notification and each
 * reconnect the change log is read from the last id. A notification only says that there is something to read.
 */
export function openLiveChanges({ db, vault, connectionString, now, log }: Options) {
  const { followers, readOn, catchUp } = createReader({ db, vault, now })
  const presence = createPresence(db, now, (people) => {
    for (const { viewer, send } of followers)
      if (viewer.role !== 'owner') send({ event: 'presence', data: { people: people(viewer) } })
  })
  let listener: ReturnType<typeof keepListening> | null = null
  const failed = (error: unknown) => log.warn({ event: 'live.read_failed', attempt: reading.failures, error })
  const reading = keepReading(readOn, failed)

  /** Starts with the first desk: a process without desks needs no connection. */
  function start() {
    listener ??= keepListening({
      connectionString,
      channels: ['changes', presence.channel],
      log,
      onConnect() {
        reading.changed()
        void presence.changed()
      },
      onNotice: (channel) => (channel === 'changes' ? reading.changed() : void presence.changed()),
    })
  }

  return {
    /** Sends the changes after this one, or from now on, until the returned function is called. */
    follow(desk: Desk, after: number | null): () => void {
      const follower: Follower = { ...desk, sentId: after ?? 0, isCaughtUp: false }
      start()
      followers.add(follower)
      presence.arrived(desk.viewer)
      catchUp(follower, after).catch((error) => {
        failed(error)
        desk.drop()
      })
      return () => {
        followers.delete(follower)
        const isLast = ![...followers].some(({ viewer }) => viewer.id === desk.viewer.id)
        if (isLast) presence.left(desk.viewer.id)
      }
    },
    /** The row that a person is on; null: none. */
    setPresence: presence.moved,
    async close() {
      await Promise.all([reading.close(), listener?.close()])
    },
  }
}

/** Whether the log after this change is incomplete, or too long to send one by one. */
async function lookBack(
  db: Database,
  after: number,
  now: Date,
): Promise<{ tooOld: boolean; newest: number }> {
  const { rows } = await sql<{ newest: string; missed: number; since: Date | null }>`
    with missed as (select at from changes where id > ${after} order by id limit ${REPLAYED_AT_MOST + 1})
    select coalesce((select max(id) from changes), 0) as newest,
      (select count(*)::int from missed) as missed, (select min(at) from missed) as since`.execute(db)
  const { newest, missed, since } = rows[0]!
  const isLongAgo = since !== null && since.getTime() < now.getTime() - KEPT_MS
  return {
    tooOld: missed > REPLAYED_AT_MOST || isLongAgo || Number(newest) < after,
    newest: Number(newest),
  }
}
