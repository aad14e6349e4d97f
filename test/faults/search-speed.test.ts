import { readFileSync } from 'node:fs'
import http from 'node:http'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogueRow } from '#clinic/lab-tests/catalogue-row.ts'
import { siteCatalogue } from '#db/catalogue.ts'
import { importLabTests } from '#server/lab-tests/import-lab-tests.ts'
import { searchLabTests } from '#server/lab-tests/search-lab-tests.ts'
import type { Tables } from '#server/platform/tables.ts'
import { manyTests } from '../many-lab-tests.ts'
import { type RunningSite, startSite } from '../processes.ts'
import { withDatabase } from '../with-database.ts'

const ROUNDS = 7
const SEARCHES = 150
const AT_ONCE = 4
const LEAST_SHARE = 0.5
/** One search by the site, in times of its bare statements: 15 ms on an idle machine. */
const MOST_TIMES = 5

const database = withDatabase()
let site: RunningSite
let rows: CatalogueRow[]
let pool: pg.Pool
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
beforeAll(async () => {
  rows = manyTests(readFileSync(siteCatalogue, 'utf8'), 5000)
  await importLabTests(database.db, rows, { dryRun: false })
  site = await startSite({ DATABASE_URL: database.url })
  pool = new pg.Pool({ connectionString: database.url, max: AT_ONCE, options: '-c random_page_cost=1.1' })
})
afterAll(async () => {
  agent.destroy()
  await pool.end()
  await site.stop()
})

/** One search over HTTP, to the last byte of the response. */
const search = (q: string) =>
  new Promise<void>((resolve, reject) => {
    http
      .get(`${site.url}/pathology/results?q=${encodeURIComponent(q)}`, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${q}`))
        response.on('data', () => {}).on('end', () => resolve())
      })
      .on('error', reject)
  })

/** The SQL statements of these searches, to be run without the site. */
async function statementsOf(searches: readonly string[]): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = []
  const listening = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url, max: 1 }) }),
    log: ({ query }) => {
      statements.push(query)
    },
  })
  for (const q of searches) await searchLabTests(listening, q, { page: 1, size: 24 })
  await listening.destroy()
  return statements
}

const ask = ({ sql, parameters }: CompiledQuery) => pool.query(sql, [...parameters])

/** The rate per second, some at once. */
async function perSecond<T>(jobs: readonly T[], work: (job: T) => Promise<unknown>): Promise<number> {
  const began = performance.now()
  const waiting = jobs.values()
  const one = async () => {
    for (const job of waiting) await work(job)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return (jobs.length / (performance.now() - began)) * 1000
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

/** Searches as people type them, letter by letter with the debounce of the page. */
const typed = [
  'sugar',
  'शुगर',
  'thyroid',
  'thyrod',
  'cbc',
  'खून की जांच',
  'khoon ki jaanch',
  'vitamin',
  'liver',
].flatMap((word) => [word.slice(0, 3), word.slice(0, 5), word])

/** Parts of names, all different. */
function* neverAsked(): Generator<string> {
  const seen = new Set<string>()
  for (const length of [5, 6, 7, 8])
    for (const { name } of rows.slice(0, 512)) {
      const part = name.slice(1, 1 + length).trim()
      if (part.length >= 4 && !seen.has(part)) yield part
      seen.add(part)
    }
}

/** Alternates between the site and the bare statements, so that the load of the machine affects both alike. */
async function compare(kind: string, next: () => string[]) {
  const [times, bareTimes, shares, site, bare]: number[][] = [[], [], [], [], []]
  await perSecond(next(), search)
  for (let round = 0; round < ROUNDS; round++) {
    const searches = next()
    const statements = await statementsOf(searches)
    const alone = await perSecond(statements, ask)
    const served = await perSecond(searches, search)
    site!.push(served)
    bare!.push(alone / (statements.length / searches.length))
    shares!.push(served / bare!.at(-1)!)
    for (const q of next().slice(0, 30)) {
      times!.push(await timeOf(() => search(q)))
      const alike = await statementsOf([q])
      bareTimes!.push(
        await timeOf(async () => {
          for (const statement of alike) await ask(statement)
        }),
      )
    }
  }
  const figures = {
    'ms at the median': Number(median(times!).toFixed(1)),
    'ms of its statements': Number(median(bareTimes!).toFixed(1)),
    times: Number((median(times!) / median(bareTimes!)).toFixed(2)),
    'searches a second': Math.round(median(site!)),
    'bare statements a second': Math.round(median(bare!)),
    share: Number(median(shares!).toFixed(2)),
  }
  console.log(`${kind}, among ${rows.length} tests:`, JSON.stringify(figures))
  return figures
}

test('a search while typing takes little longer than its bare statements, and the site has at least half their throughput', async () => {
  let place = 0
  const asTyped = () => Array.from({ length: SEARCHES }, () => typed[place++ % typed.length]!)
  const people = await compare('what people type', asTyped)
  expect(people.times).toBeLessThan(MOST_TIMES)
  expect(people.share).toBeGreaterThanOrEqual(LEAST_SHARE)
})

test('a search that is not cached takes little longer than its bare statements as well', async () => {
  const fresh = neverAsked()
  const never = () => Array.from({ length: 60 }, () => fresh.next().value ?? 'cbc')
  const figures = await compare('never asked before', never)
  expect(figures.times).toBeLessThan(MOST_TIMES)
})
