import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { bookingStates } from '#clinic/booking.ts'
import { workStates } from '#clinic/desk/work-row.ts'

/** The architecture. Each folder may import itself and the folders listed; nothing else. */
const mayImport: Record<string, string[]> = {
  clinic: [],
  content: ['clinic'],
  clinics: ['content'],
  server: ['clinic', 'content'],
  worker: ['clinic', 'content', 'server'],
  styles: [],
  'app/ui': ['styles'],
  app: ['app/ui', 'clinic', 'content', 'server'],
  'desk/contract': ['clinic', 'content'],
  'desk/http': ['clinic', 'content', 'desk/contract', 'server'],
  'desk/api': ['clinic', 'content', 'desk/contract', 'desk/http', 'server'],
  'desk/app': ['clinic', 'content', 'desk/contract', 'styles'],
  db: ['clinic', 'content', 'server'],
  deploy: ['content', 'server'],
  dev: ['app', 'clinic', 'content', 'db', 'server'],
}
const folders = Object.keys(mayImport).sort((a, b) => b.length - a.length)
const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`))

const imports = /(?:from|import)\s*\(?\s*['"]([.#][^'"?]+)(?:\?\w+)?['"]/g
const styleImports = /(?:@import\s*|url\(\s*|\bfrom\s*)['"]([.#][^'"]+)['"]/g
const isTest = (file: string) => file.startsWith('test/') || /\.test\.tsx?$/.test(file)
const sources = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter((file) => !isTest(file))
const styles = globSync('{app,desk,styles}/**/*.css')

/** The file that an import resolves to. */
const resolved = (file: string, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : path.normalize(path.join(path.dirname(file), specifier))

/** Imports of types and styles, too. */
function* importsOf(file: string): Generator<{ specifier: string; target: string }> {
  const pattern = file.endsWith('.css') ? styleImports : imports
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(pattern))
    if (!specifier.includes('+types/')) yield { specifier, target: resolved(file, specifier) }
}

const without = (findings: string[], known: string[]) =>
  findings.filter((finding) => !known.includes(finding))

test('every import follows the architecture', () => {
  const violations: string[] = []
  for (const file of [...sources, ...styles]) {
    const from = folderOf(file)!
    for (const { target } of importsOf(file)) {
      const to = folderOf(target)
      if (to !== from && !(to && mayImport[from]!.includes(to))) violations.push(`${file} imports ${target}`)
    }
  }
  expect(violations).toEqual([])
})

/** Inside server/ imports go one way, too: platform, bookings, messages, desk. Each may import the folders listed. */
const serverMayImport: Record<string, string[]> = {
  platform: [],
  'lab-tests': ['platform'],
  texts: ['platform'],
  watcher: ['platform'],
  'check-up': ['messages', 'platform', 'watcher'],
  // The one pair that imports each other (knownPairs).
  bookings: ['lab-tests', 'messages', 'platform'],
  messages: ['bookings', 'platform'],
  limits: ['bookings', 'platform'],
  staff: ['limits', 'platform'],
  erasure: ['bookings', 'messages', 'platform'],
  desk: ['bookings', 'lab-tests', 'limits', 'messages', 'platform', 'staff', 'texts'],
  http: ['bookings', 'messages', 'platform', 'texts'],
}

test('inside server/ imports go one way: platform, bookings, messages, desk', () => {
  const roomOf = (file: string) => file.match(/^server\/([\w-]+)\//)?.[1]
  const violations: string[] = []
  for (const file of sources) {
    const from = roomOf(file)
    if (!from) continue
    for (const { target } of importsOf(file)) {
      const to = roomOf(target)
      if (to && to !== from && !serverMayImport[from]?.includes(to))
        violations.push(`${file} imports ${target}`)
    }
  }
  expect(violations).toEqual([])
})

/** Folders side by side that import each other, and why. No more than these five. */
const knownPairs: Record<string, string> = {
  'app/confirmation ~ app/forms':
    'a submitted form becomes its confirmation, which has a form of its own: the contact preferences',
  'app/forms ~ app/pathology': 'whatever is booked empties the basket of tests',
  'content/clinic ~ content/format': 'whether a test can be taken at home depends on what the clinic offers',
  'desk/app/booking ~ desk/app/today': 'a row opens its booking, and the booking has the verbs of its row',
  'server/bookings ~ server/messages':
    'a booking is stored with its messages in one transaction, and a message locks its booking while it leaves',
}

/** The folders in which two files part, side by side; null where one is above the other. */
function siblingsOf(file: string, target: string): [string, string] | null {
  const [from, to] = [path.dirname(file).split('/'), path.dirname(target).split('/')]
  const depth = from.findIndex((name, index) => name !== to[index])
  if (depth === -1 || depth >= to.length) return null
  return [from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')]
}

test('of folders side by side only five pairs import each other, each with its reason', () => {
  const arrows = new Set<string>()
  for (const file of sources)
    for (const { target } of importsOf(file)) {
      const siblings = siblingsOf(file, target)
      if (siblings) arrows.add(siblings.join(' ~ '))
    }
  const pairs = [...arrows].filter((arrow) => {
    const [from, to] = arrow.split(' ~ ') as [string, string]
    return from < to && arrows.has(`${to} ~ ${from}`)
  })
  expect(pairs.sort()).toEqual(Object.keys(knownPairs))
})

test('every import names a file, with # across folders and ./ or ../ within', () => {
  const wrong: string[] = []
  for (const file of [...sources, ...styles]) {
    const top = file.split('/')[0]
    for (const { specifier, target } of importsOf(file)) {
      // Fonts are generated by the build.
      if (!existsSync(target) && !target.endsWith('.woff2')) wrong.push(`${file}: ${specifier} leads nowhere`)
      if (specifier.startsWith('#') === (target.split('/')[0] === top)) wrong.push(`${file}: ${specifier}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a stylesheet is imported in its own folder and below it only', () => {
  const strays = [...sources, ...styles].flatMap((file) =>
    [...importsOf(file)]
      .filter(
        ({ target }) =>
          target.endsWith('.css') && !`${path.dirname(file)}/`.startsWith(`${path.dirname(target)}/`),
      )
      .map(({ target }) => `${file} imports ${target}`),
  )
  const globalStyles = [
    ...['app/ui/styles/global.css', 'desk/app/ui/styles/global.css'].flatMap((theme) => [
      `${theme} imports styles/scale.css`,
      `${theme} imports styles/reset.css`,
    ]),
    'app/root.tsx imports app/ui/styles/global.css',
    'desk/app/main.tsx imports desk/app/ui/styles/global.css',
    'desk/app/rounds/phone/main.tsx imports desk/app/ui/styles/global.css',
  ]
  expect(without(strays, globalStyles)).toEqual([])
})

test('no file imports itself through others, not even its types', () => {
  const targetsOf = new Map(sources.map((file) => [file, [...importsOf(file)].map(({ target }) => target)]))
  const reaches = (start: string) => {
    const seen = new Set<string>()
    const open = [...(targetsOf.get(start) ?? [])]
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      open.push(...(targetsOf.get(file) ?? []))
    }
    return seen
  }
  const inCircles = sources.filter((file) => reaches(file).has(file))
  expect(inCircles).toEqual([])
})

test('the rules read no clock, no settings and no framework', () => {
  const forbidden = /new Date\(\)|Date\.now|process\.|from '(react|kysely|pg|fastify|node:)/
  const guilty = sources.filter(
    (file) => file.startsWith('clinic/') && forbidden.test(readFileSync(file, 'utf8')),
  )
  expect(guilty).toEqual([])
})

/** Files that read a clock or draw random values by themselves, each with the reason. */
const ownClockOrChance: Record<string, string> = {
  'server/platform/context.ts': 'makes the context of a process',
  'server/platform/cache.ts':
    'ages of cached values, by a clock that nobody can set; nothing of it is stored',
  'server/http/rush/form-queue.ts':
    'the minute in which a source submits, by the same clock; nothing of it is stored',
  'server/bookings/next-free.ts':
    'the pause between two readings, by the same clock; nothing of it is stored',
  'server/limits/rate-counters.ts': 'the limiter reads the clock itself, and its rows are the same ones',
  'server/limits/challenge.ts': 'the library draws the salt of a challenge itself; nothing of it is stored',
  'server/staff/written-codes.ts': 'passwords and recovery codes: nobody may hand in another source',
  'server/desk/live/backoff.ts': 'processes that lost the database must not come back all at once',
  'server/check-up/database-checks.ts': 'compares the clock of the database with the one that is handed in',
  'server/desk/calendar/calendar-day.ts': 'a place is kept by the clock of the database, as in its view',
  'server/lab-tests/import-lab-tests.ts':
    'the catalogue is imported by hand: its rows have the times of the database',
}

/** Code outside of SQL, where now() is the given clock; and SQL without its parameters. */
const sqlIn = (code: string) =>
  Array.from(code.matchAll(/sql(?:<[^`]*?>)?`[^`]*`/g), ([text]) => text.replace(/\$\{[^}]*\}/g, '')).join(
    '\n',
  )
const readsClock = (code: string) =>
  /new Date\(\)|Date\.now\b|performance\.now\b/.test(code) ||
  /\bnow\(\)|current_timestamp|clock_timestamp/i.test(sqlIn(code))
const draws = (code: string) =>
  /\brandom(?:UUID|UUIDv7|Bytes|Int|FillSync)\b|Math\.random|getRandomValues|gen_random_uuid/.test(code)

test('time, ids and chance are arguments: server, worker and desk read no clock and draw nothing', () => {
  const behind = sources.filter((file) => /^(server|worker|desk\/(api|contract|http))\//.test(file))
  const guilty = behind.filter((file) => {
    const code = readFileSync(file, 'utf8')
    return readsClock(code) || draws(code)
  })
  expect(guilty.sort()).toEqual(Object.keys(ownClockOrChance).sort())
})

test('the screens of the desk read the clock in one place', () => {
  const readers = sources.filter(
    (file) => file.startsWith('desk/app/') && readsClock(readFileSync(file, 'utf8')),
  )
  expect(readers).toEqual(['desk/app/clock.ts'])
})

test('only the rules compare the state of a booking', () => {
  const compared = (states: readonly string[], what: string) => {
    const state = `['"](?:${states.join('|')})['"]`
    return new RegExp(`${what}\\s*[!=]==?\\s*${state}|${state}\\s*[!=]==?\\s*${what}|\\bcase ${state}`, 'g')
  }
  const anything = compared(bookingStates, '')
  // Outside the pages other things have states, too: there only a name that ends in "state" counts.
  const state = compared([...bookingStates, ...workStates], String.raw`\bstate`)
  const guilty = sources
    .filter((file) => !file.startsWith('clinic/'))
    .flatMap((file) => {
      const found = readFileSync(file, 'utf8').matchAll(file.startsWith('app/') ? anything : state)
      return Array.from(found, ([comparison]) => `${file}: ${comparison}`)
    })
  const ofConnection = "desk/app/live/connection.ts: state === 'waiting'"
  expect(guilty).toEqual([ofConnection])
})

test('settings are read in one place', () => {
  const readers = sources.filter((file) => readFileSync(file, 'utf8').includes('process.env'))
  // The clinic is chosen before anything else is known, also at build time.
  const clinic = 'content/clinic/chosen-clinic-name.ts'
  // A preload, which runs before every other module.
  const clock = 'dev/clock-shift.ts'
  expect(readers.sort()).toEqual([clinic, clock, 'dev/env.ts', 'server/platform/env.ts'])
})

test('no folder is a drawer for everything', () => {
  const drawers = /(^|\/)(lib|libs|utils?|helpers?|common|shared|misc|types|services?\/types)$/
  const all = new Set(
    globSync('{app,clinic,content,desk,server,worker,db,dev,test}/**/*').map((file) => path.dirname(file)),
  )
  expect([...all].filter((folder) => drawers.test(folder))).toEqual([])
})

test('files stay small enough to read, folders shallow enough to find', () => {
  const long = sources
    .filter((file) => !file.startsWith('content/'))
    .filter((file) => readFileSync(file, 'utf8').split('\n').length > 400)
  const deep = sources.filter((file) => file.split('/').length > 5)
  expect([...long, ...deep]).toEqual([])
})

const linesOf = (text: string) => text.split('\n').length

/** The functions of a file that are longer than this, each with its first line. */
function* longFunctionsIn(file: string, atMost: number) {
  const source = readFileSync(file, 'utf8')
  if (linesOf(source) <= atMost) return
  const open: unknown[] = [parseSync(file, source).program]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== 'object' || node === null) continue
    open.push(...Object.values(node))
    if (!('type' in node && /^(Arrow)?Function(Declaration|Expression)$/.test(String(node.type)))) continue
    const { start, end } = node as unknown as { start: number; end: number }
    const lines = linesOf(source.slice(start, end))
    if (lines > atMost) yield `${file}:${linesOf(source.slice(0, start))} has ${lines} lines`
  }
}

test('a function has at most 80 lines', () => {
  const code = [...sources, ...globSync(['*.ts', 'vite/**/*.ts']).filter((file) => !isTest(file))]
  expect(code.length).toBeGreaterThan(1000)
  expect(code.flatMap((file) => [...longFunctionsIn(file, 80)])).toEqual([])
})

test('no folder has more than 25 sources', () => {
  const counts = new Map<string, number>()
  for (const file of sources) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 25)).toEqual([])
})

/** Exports that the framework uses of a page, a layout or an entry. */
const takenByFramework =
  /^(action|ErrorBoundary|handle|handleError|headers|Layout|links|loader|meta|middleware|streamTimeout)$/
const routes = new Set(
  Array.from(
    readFileSync('app/routes.ts', 'utf8').matchAll(/'([\w/-]+\.tsx?)'/g),
    ([, file]) => `app/${file}`,
  ),
)
const isTakenByFramework = (file: string, name: string) =>
  (routes.has(file) || file === 'app/root.tsx' || file === 'app/entry.server.tsx') &&
  takenByFramework.test(name)

/** Exports for tests, which check more with them. dev/ serves tests anyway. */
const exportedForTests = [
  'app/prerendered.ts: contentPathsOf',
  'app/prerendered.ts: livePathsOf',
  'app/routes.ts: routesOf',
  'app/samples/visit-slots.ts: partsOf',
  'app/services/service-data.ts: firstVisitIn',
  'app/services/service-data.ts: rowsIn',
  'clinic/booking.ts: BookingVerb',
  'clinic/booking.ts: bookingKinds',
  'clinic/contact-wishes.ts: WORDS_MAX',
  'clinic/desk/work-row.ts: workStates',
  'clinic/lab-test-booking.ts: LAB_TEST_DAYS',
  'clinic/messages/message-limits.ts: PER_RECIPIENT_PER_DAY',
  'clinic/messages/message-limits.ts: PER_RECIPIENT_PER_HOUR',
  'clinic/messages/message-limits.ts: URGENT_DESK_MAILS_PER_HOUR',
  'clinic/messages/reminder.ts: reminderKinds',
  'clinic/retention.ts: retentionPeriods',
  'content/format/fill.ts: placeholdersIn',
  'content/format/recording-of.ts: textHash',
  'desk/app/live/work-state.ts: mergeRow',
  'desk/http/sign-in/sign-in-calls.ts: signInCalls',
  'server/http/rush/form-queue.ts: FORMS_AT_ONCE',
  'server/limits/guard.ts: Guard',
  'server/platform/env.ts: allSettings',
  'server/platform/env.ts: channelSettings',
  'server/platform/env.ts: limitSettings',
]

test('every export is used by another file, and by more than tests', () => {
  const exported = /^export (?:async )?(?:const|function\*?|class|type|interface)\s+(\w+)/gm
  const everything = globSync([
    '*.ts',
    '{app,clinic,content,db,desk,dev,server,test,vite,worker}/**/*.{ts,tsx}',
  ])
  const importers = new Map<string, string[]>()
  for (const file of everything)
    for (const { target } of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file])
  const unused: string[] = []
  const usedByTestsOnly: string[] = []
  for (const file of sources)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(exported)) {
      // A clinic is imported by its name in the setting CLINIC.
      if (isTakenByFramework(file, name) || file.startsWith('clinics/')) continue
      const mention = new RegExp(`\\b${name}\\b`)
      const users = (importers.get(file) ?? []).filter((user) => mention.test(readFileSync(user, 'utf8')))
      if (users.length === 0) unused.push(`${file}: ${name}`)
      else if (users.every(isTest) && !file.startsWith('dev/')) usedByTestsOnly.push(`${file}: ${name}`)
    }
  expect(unused).toEqual([])
  expect(usedByTestsOnly.sort()).toEqual(exportedForTests)
})
