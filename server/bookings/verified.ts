import { sql } from 'kysely'
import type { Trust } from '#clinic/surge.ts'

/** The clinic has verified that there is a person behind it: it is no longer suspect. */
export const verified = (now: Date) => ({
  verified_at: sql<Date>`coalesce(verified_at, ${now})`,
  trust: sql<Trust>`case trust when 'suspect' then 'normal' else trust end`,
})
