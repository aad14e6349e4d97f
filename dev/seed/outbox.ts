import { sql } from 'kysely'
import type { Database } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'

type SendJob = 'send-email' | 'send-sms' | 'send-whatsapp'
/** A message caused by a booking of the seed, and its time of sending. */
type Letter = { job: SendJob; messageId: string; leavesAt: Date; priority: number | undefined }

export type Outbox = ReturnType<typeof openOutbox>

/**
 * Collects the jobs of the seed. Past messages are settled in the ledger and never sent: the worker would send
 * thousands of mails. Only later ones become jobs.
 */
export function openOutbox() {
  const letters: Letter[] = []
  return {
    letters,
    /** A queue with the clock of its user. */
    queue(now: () => Date): Queue {
      const enqueueAll: Queue['enqueueAll'] = async (_, name, many) => {
        for (const { payload, notBefore, priority } of many) {
          if (!('messageId' in payload)) continue
          const leavesAt = notBefore && notBefore > now() ? notBefore : now()
          letters.push({ job: name as SendJob, messageId: payload.messageId, leavesAt, priority })
        }
      }
      return {
        ready: async () => {},
        enqueue: (trx, name, payload, options) => enqueueAll(trx, name, [{ payload, ...options }]),
        enqueueAll,
        close: async () => {},
      }
    },
  }
}

/** Rows in one statement. */
const BATCH = 1000

/**
 * Settles past messages. A message about a booking that changed before it was sent is withdrawn; nearly all others
 * arrive, and most WhatsApp messages are read. The seed number decides which.
 */
async function settle(db: Database, letters: readonly Letter[], seed: number) {
  await sql`
    with letter (id, left_at) as (
      select * from unnest(${letters.map(({ messageId }) => messageId)}::uuid[], ${letters.map(({ leavesAt }) => leavesAt)}::timestamptz[])
    ), fate as (
      select m.id, left_at, m.channel,
        abs(hashtext(concat_ws(' ', ${seed}::int, b.created_at, b.starts_at, m.template, m.channel, m.sequence)) % 100) as luck,
        exists (
          select from audit_events e
          where e.booking_id = m.booking_id and e.action in ('cancelled', 'moved', 'left', 'confirmed')
            and e.at > m.created_at and e.at <= left_at
        ) as is_overtaken
      from letter join messages m using (id) left join bookings b on b.id = m.booking_id
      where m.settled_at is null
    )
    update messages set
      settled_at = left_at,
      state = case when is_overtaken then 'withdrawn' when luck < 4 and template not like 'desk-%' then 'failed' else 'sent' end,
      handed_over_at = case when is_overtaken then null else left_at end,
      last_error = case when not is_overtaken and luck < 4 and template not like 'desk-%' then 'refused' end,
      delivery = case
        when is_overtaken or luck < 4 or fate.channel = 'email' then null
        when fate.channel = 'whatsapp' and luck < 78 then 'read'
        else 'delivered' end,
      delivery_at = case when is_overtaken or luck < 4 or fate.channel = 'email' then null else left_at + interval '1 minute' end
    from fate where messages.id = fate.id`.execute(db)
}

/** Settles what was sent by now, and queues the rest for the worker. */
export async function emptyOutbox(
  { db, queue }: { db: Database; queue: Queue },
  { letters }: Outbox,
  { now, seed }: { now: Date; seed: number },
) {
  const gone = letters.filter(({ leavesAt }) => leavesAt <= now)
  for (let first = 0; first < gone.length; first += BATCH)
    await settle(db, gone.slice(first, first + BATCH), seed)
  const ahead = letters.filter(({ leavesAt }) => leavesAt > now)
  const unsettled = await db
    .selectFrom('messages')
    .select('id')
    .where('settled_at', 'is', null)
    .where(sql<boolean>`id = any(${ahead.map(({ messageId }) => messageId)}::uuid[])`)
    .execute()
  const due = new Set(unsettled.map(({ id }) => id))
  await queue.ready()
  await db.transaction().execute(async (trx) => {
    const waiting = ahead.filter(({ messageId }) => due.has(messageId))
    for (const [job, ofJob] of Map.groupBy(waiting, (letter) => letter.job))
      await queue.enqueueAll(
        trx,
        job,
        ofJob.map(({ messageId, leavesAt, priority }) => ({
          payload: { messageId },
          notBefore: leavesAt,
          priority,
        })),
      )
  })
}
