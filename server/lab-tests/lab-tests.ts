import { sql } from 'kysely'
import { canBeTakenAtHome, type LabTest, type TestGroup } from '#clinic/lab-tests/lab-test.ts'
import type { PreparationCode, Prepared } from '#clinic/lab-tests/preparation.ts'
import type { Localized } from '#content/language.ts'
import type { Database } from '../platform/db.ts'

export type ListedLabTest = LabTest & {
  id: string
  /** The names that patients read; the printed name is `name`. */
  names: Localized<string>
  groups: readonly TestGroup[]
  /** The patient may want to hide this test from others: its pages have neutral titles and a quick exit. */
  sensitive: boolean
  /** What the test measures, in plain words; few tests have it. */
  plain: Localized<string> | null
}

/** One of the eight home collection tests: the specification's number, name and price. */
export type HomeTest = {
  id: number
  testId: string
  slug: string
  name: Localized<string>
  price: number
  preparation: PreparationCode
  plain: Localized<string> | null
}

/** The columns of ListedLabTest. */
const listedColumns = [
  'id',
  'slug',
  'name',
  'name_en',
  'name_hi',
  'groups',
  'sensitive',
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
const withPlain = <T extends Plain>({ plain_en, plain_hi, ...test }: T) => ({
  ...test,
  plain: plain_en !== null && plain_hi !== null ? { en: plain_en, hi: plain_hi } : null,
})

export type ListedRow = Omit<ListedLabTest, 'names' | 'plain'> & Plain & { name_en: string; name_hi: string }

export const listedFrom = ({ name_en, name_hi, ...row }: ListedRow): ListedLabTest => ({
  ...withPlain(row),
  names: { en: name_en, hi: name_hi },
})

/** Every listed test, the home list first, then in the clinic's order. */
export async function findListedTests(db: Database): Promise<ListedLabTest[]> {
  const rows = await db
    .selectFrom('lab_tests')
    .select(listedColumns)
    .where('is_listed', '=', true)
    .orderBy(sql`home_id nulls last, position`)
    .execute()
  return rows.map(listedFrom)
}

export async function findListedTest(db: Database, slug: string): Promise<ListedLabTest | null> {
  const row = await db
    .selectFrom('lab_tests')
    .select(listedColumns)
    .where('slug', '=', slug)
    .where('is_listed', '=', true)
    .executeTakeFirst()
  return row ? listedFrom(row) : null
}

/** The home collection tests, in the order of the specification. */
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

type PricedTest = Prepared & { testId: string; price: number | null }

/**
 * The named tests, each by the number of one of the eight or by its slug. Null if one of them is not collected at home.
 */
export async function findTestsAtHome(
  db: Database,
  named: readonly (number | string)[],
): Promise<PricedTest[] | null> {
  const rows = await db
    .selectFrom('lab_tests')
    .select(['id as testId', 'price', 'preparation', 'slug', 'home_id', 'publish', 'collect'])
    .where('is_listed', '=', true)
    .where((is) =>
      is.or([
        is('home_id', 'in', [0, ...named.filter((name) => typeof name === 'number')]),
        is('slug', 'in', ['', ...named.filter((name) => typeof name === 'string')]),
      ]),
    )
    .execute()
  const found = rows.filter(canBeTakenAtHome)
  const isFound = (name: number | string) =>
    found.some(({ slug, home_id }) => slug === name || home_id === name)
  return named.every(isFound)
    ? found.map(({ testId, price, preparation }) => ({ testId, price, preparation }))
    : null
}
