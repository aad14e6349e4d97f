import type pg from 'pg'
import type { Vault } from '#server/platform/vault.ts'

/** What is wrong with a restored database, in words; null when nothing is. */
type Invariant = (client: pg.Client, vault: Vault) => Promise<string | null>

const countOf = async (client: pg.Client, query: string, values: unknown[] = []) => {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count ${query}`, values)
  return rows[0]!.count
}

/**
 * Makes each constraint again, which reads every row of every table: a constraint that is merely listed as valid proves
 * nothing about rows that were damaged. In a scratch cluster this disturbs nobody.
 */
const constraints: Invariant = async (client) => {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f') and conrelid <> 0
    order by 1, 2`)
  try {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} drop constraint ${name}, add constraint ${name} ${definition}`)
    // Rebuilding an index finds duplicate rows and overlapping times.
    await client.query('reindex schema public')
    return rows.length > 0 ? null : 'There is no constraint: this is not a database of the clinic.'
  } catch (error) {
    return (error as Error).message
  }
}

/** Every waiting message has a job, and no sent message is still waiting. */
const ledger: Invariant = async (client) => {
  const again = await countOf(
    client,
    `from messages where (settled_at is null) <> (state in ('pending', 'sending'))
       or settled_at is null and (provider_id is not null or delivery is not null)`,
  )
  if (again > 0) return `${again} messages have left and would be sent again.`
  const stuck = await countOf(
    client,
    `from messages where settled_at is null and id::text not in (
       select data ->> 'messageId' from pgboss.job
       where (name like 'send-%' or name = 'dead-letter') and state in ('created', 'retry', 'active')
         and data ? 'messageId'
     )`,
  )
  return stuck > 0 ? `${stuck} messages wait without a job: nobody would send them.` : null
}

const PAGE = 5000
type Row = { id: string; key_id: string; sealed: Buffer; lookup_key_id: string }

/** Opens every booking with the keys, and makes its PIN. */
const bookings: Invariant = async (client, vault) => {
  let [last, broken] = ['00000000-0000-0000-0000-000000000000', 0]
  let first = ''
  for (;;) {
    const { rows } = await client.query<Row>(
      `select id, key_id, sealed, lookup_key_id from bookings
       where sealed is not null and id > $1 order by id limit ${PAGE}`,
      [last],
    )
    for (const { id, key_id, sealed, lookup_key_id } of rows)
      try {
        vault.open(id, { key_id, sealed })
        vault.pinOf({ id, lookupKeyId: lookup_key_id })
      } catch (error) {
        broken++
        first ||= `${id}: ${(error as Error).message}`
      }
    if (rows.length < PAGE) break
    last = rows.at(-1)!.id
  }
  return broken > 0 ? `${broken} bookings do not open, the first ${first}` : null
}

/** What is erased holds nothing of the patient, wherever the details were. */
const erased: Invariant = async (client) => {
  const left = await countOf(
    client,
    `from bookings where erased_at is not null and (
       coalesce(phone_hash, link_hash, request_hash, key_id, lookup_key_id, service) is not null or sealed is not null
       or exists (select from booking_search where booking_id = bookings.id)
       or exists (select from booking_lab_tests where booking_id = bookings.id)
     )`,
  )
  return left > 0 ? `${left} erased bookings still hold something of the patient.` : null
}

export const invariants: Record<string, Invariant> = { constraints, ledger, bookings, erased }

/** Counts which of these bookings still have their details. */
export const returnedOf = (client: pg.Client, ids: readonly string[]) =>
  countOf(client, 'from bookings where id = any ($1::uuid[]) and erased_at is null', [ids])

type Size = { bookings: number; bytes: number; newestAt: Date | null }

export async function sizeOf(client: pg.Client): Promise<Size> {
  const { rows } = await client.query<{ bookings: number; bytes: string; newest: Date | null }>(`
    select (select count(*)::int from bookings) as bookings, pg_database_size(current_database()) as bytes,
      (select max(created_at) from bookings) as newest`)
  const { bookings, bytes, newest } = rows[0]!
  return { bookings, bytes: Number(bytes), newestAt: newest }
}
