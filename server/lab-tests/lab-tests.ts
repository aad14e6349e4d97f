import { sql } from 'kysely'
import type { LabTest } from '#clinic/lab-tests/lab-test.ts'
import type { PreparationCode } from '#clinic/lab-tests/preparation.ts'
import type { Localized } from '#content/language.ts'
import type { Database } from '../platform/db.ts'

export type ListedLabTest = LabTest & {
  id: string
  /** What it measures, in plain words; few tests have them. */
  plain: Localized<string> | null
}

/** One of the eight of home collection: the specification's number, name and price. */
export type HomeTest = {
  id: number
  testId: string
  slug: string
  name: Localized<string>
  price: number
  preparation: PreparationCode
  plain: Localized<string> | null
}

/** The columns of ListedLabTest, under its names. */
const listedColumns = [
  'id',
  'slug',
  'name',
  'category',
  'sample',
  'preparation',
  'report_time as reportTime',
  'collect',
  'publish',
  'price',
  'plain_en',
  'plain_hi',
] as const

type Plain = { plain_en: string | null; plain_hi: string | null }

/** The database has both languages or none. */
export const withPlain = <T extends Plain>({ plain_en, plain_hi, ...test }: T) => ({
  ...test,
  plain: plain_en !== null && plain_hi !== null ? { en: plain_en, hi: plain_hi } : null,
})

/** Every test that may be shown, the home list first, then in the clinic's own order. */
export async function findListedTests(db: Database): Promise<ListedLabTest[]> {
  const rows = await db
    .selectFrom('lab_tests')
    .select(listedColumns)
    .where('is_listed', '=', true)
    .orderBy(sql`home_id nulls last, position`)
    .execute()
  return rows.map(withPlain)
}

export async function findListedTest(db: Database, slug: string): Promise<ListedLabTest | null> {
  const row = await db
    .selectFrom('lab_tests')
    .select(listedColumns)
    .where('slug', '=', slug)
    .where('is_listed', '=', true)
    .executeTakeFirst()
  return row ? withPlain(row) : null
}

/** What can be taken at home, in the order of the specification. */
export async function findHomeTests(db: Database): Promise<HomeTest[]> {
  const rows = await db
    .selectFrom('lab_tests')
    .select(['id', 'slug', 'home_id', 'home_name_en', 'home_name_hi', 'price', 'preparation'])
    .select(['plain_en', 'plain_hi'])
    .where('is_listed', '=', true)
    .where('home_id', 'is not', null)
    .orderBy('home_id')
    .execute()
  // Not null: ensured by the constraint lab_tests_home_complete.
  return rows.map(withPlain).map(({ id, home_id, home_name_en, home_name_hi, price, ...test }) => ({
    id: home_id!,
    testId: id,
    name: { en: home_name_en!, hi: home_name_hi! },
    price: price!,
    ...test,
  }))
}
