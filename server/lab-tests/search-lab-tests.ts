import { type RawBuilder, sql } from 'kysely'
import { editDistance, forgivenErrors } from '#clinic/lab-tests/edit-distance.ts'
import { type EverydayWords, matchedWord, wordInName } from '#clinic/lab-tests/search-index.ts'
import { readSearch, type Search } from '#clinic/lab-tests/search-text.ts'
import type { Database } from '../platform/db.ts'
import { type ListedLabTest, type ListedRow, listedFrom } from './lab-tests.ts'

export type FoundLabTest = ListedLabTest & {
  /** The everyday word that matched, where the name does not explain it; or the corrected word. */
  matched: string | null
}

export type LabTestPage = { tests: FoundLabTest[]; total: number; page: number }

type Wanted = { page: number; size: number }
type Row = ListedRow & {
  words: EverydayWords
  nameSearch: string
  wordsSearch: string
  total: number
  page: number
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
const holds = (text: string) => `%${escaped(text)}%`

/**
 * Best first: the whole name or abbreviation, its start, the start of a word in it; then everyday words; last the
 * inside of a word: "UTI" does not match "distribution".
 */
function rankOf({ text, phrase }: Search): RawBuilder<number> {
  const name = escaped(text)
  const word = escaped(phrase)
  return sql`case
    when name_search = ${text} or name_search like ${`%(${name})%`} then 0
    when name_search like ${`${name}%`} then 1
    when name_search like ${`% ${name}%`} or name_search like ${`%(${name}%`} then 2
    when ${phrase} <> '' and words_search like ${`%| ${word} |%`} then 3
    when ${phrase} <> '' and words_search like ${`%| ${word}%`} then 4
    when ${phrase} <> '' and words_search like ${`% ${word}%`} then 5
    else 6 end`
}

/** A word begins with any of these spellings. */
const hasOneOf = (spellings: readonly string[]) =>
  sql`(${sql.join(
    spellings.map((spelling) => sql`words_search like ${`% ${escaped(spelling)}%`}`),
    sql` or `,
  )})`

/** One page of the matches, and their number; a page past the end is the last one. */
async function select(
  db: Database,
  condition: RawBuilder<unknown>,
  rank: RawBuilder<number>,
  { page, size }: Wanted,
) {
  const { rows } = await sql<Row>`
    with found as materialized (
      select id, home_id, position, ${rank} as rank from lab_tests where is_listed and ${condition}
    ), shown as (
      select count(*)::int as total,
        greatest(1, least(${page}::int, ceil(count(*) / ${size}::numeric)::int)) as page
      from found
    )
    select t.id, t.slug, t.name, t.name_en, t.name_hi, t.groups, t.sensitive, t.category, t.sample, t.preparation, t.report_time as "reportTime", t.collect,
      t.publish, t.price, t.plain_en, t.plain_hi,
      json_build_object('en', t.words_en, 'hi', t.words_hi, 'hinglish', t.words_hinglish) as words,
      t.name_search as "nameSearch", t.words_search as "wordsSearch",
      shown.total, shown.page
    from shown, lateral (
      select * from found order by rank, home_id nulls last, position
      limit ${size} offset (shown.page - 1) * ${size}::int
    ) as here join lab_tests t using (id)
    order by here.rank, here.home_id nulls last, here.position`.execute(db)
  return rows
}

/** For each word that is not in the catalogue, the catalogue words that it may be a typo of. */
async function mend(db: Database, words: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ typed: string; word: string; known: boolean }>`
    select typed, near.word, near.word like start as known
    from unnest(${words}::text[], ${words.map((word) => `${escaped(word)}%`)}::text[]) as wanted (typed, start),
    lateral (
      (select word from lab_test_words where word like start limit 1)
      union all
      (select word from lab_test_words where word % typed order by similarity(word, typed) desc limit 20)
    ) as near`.execute(db)
  return words.map((typed) => {
    const near = rows.filter((row) => row.typed === typed)
    if (near.some((row) => row.known)) return [typed]
    const errors = near.map(({ word }) => ({ word, off: editDistance(typed, word) }))
    const fewest = Math.min(...errors.map(({ off }) => off))
    return fewest > forgivenErrors(typed)
      ? []
      : errors.filter(({ off }) => off === fewest).map(({ word }) => word)
  })
}

const everything = sql`true`
const noRank = sql<number>`0`

/**
 * Matches parts of the name first, then everyday, Hindi and Hinglish words, and only when nothing matches, words with
 * typos. An empty search finds everything.
 */
export async function searchLabTests(db: Database, typed: string, wanted: Wanted): Promise<LabTestPage> {
  const search = readSearch(typed)
  if (search.text === '') return pageOf(await select(db, everything, noRank, wanted), search)

  const everyWord = (words: readonly (readonly string[])[]) =>
    words.length === 0 ? sql`false` : sql`(${sql.join(words.map(hasOneOf), sql` and `)})`
  const exact = everyWord(search.words.map((word) => [word]))
  const found = await select(
    db,
    sql`(name_search like ${holds(search.text)} or ${exact})`,
    rankOf(search),
    wanted,
  )
  if (found.length > 0 || search.words.length === 0) return pageOf(found, search)

  // A word that resembles nothing ("price") is ignored if another word does.
  const mended = (await mend(db, search.words)).filter((spellings) => spellings.length > 0)
  if (mended.length === 0) return pageOf([], search)
  const words = mended.flat()
  const meant = { text: words.join(' '), phrase: words.join(' '), words }
  const { tests, ...rest } = pageOf(await select(db, everyWord(mended), rankOf(meant), wanted), meant)
  return {
    ...rest,
    tests: tests.map((test) => ({ ...test, matched: test.matched ?? wordInName(test.name, meant) })),
  }
}

function pageOf(rows: readonly Row[], search: Search): LabTestPage {
  const tests = rows.map(({ words, nameSearch, wordsSearch, total: _, page: __, ...row }) => ({
    ...listedFrom(row),
    matched: matchedWord({ words, nameSearch, wordsSearch, hindiName: row.name_hi }, search),
  }))
  return { tests, total: rows[0]?.total ?? 0, page: rows[0]?.page ?? 1 }
}
