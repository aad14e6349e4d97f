import { exec } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { understand } from '#server/desk/operator-arguments.ts'
import { allSettings } from '#server/platform/env.ts'
import { documents, shellLinesIn, spansIn } from './documents.ts'

/** The changelog may name commands and settings that are gone. */
const guides = documents.filter(({ file }) => file !== 'CHANGELOG.md')

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const textOf = (file: string) => readFileSync(file, 'utf8')
const sources = globSync([
  '*.{ts,yaml}',
  '{clinic,content,db,dev,server,test,vite,worker}/**/*.{ts,sh}',
  '.ci/{run,*.ts}',
]).filter((file) => !file.endsWith('docs-commands.test.ts'))

/** Settings outside of the one list: those of development, of tests, of backups. */
const otherSettings = new Set(
  sources.flatMap((file) =>
    Array.from(
      textOf(file).matchAll(/(?:process\.env\.|'|\$\{?|^ {2,}|\{ )([A-Z][A-Z_]+[A-Z])(?=[^\w])/gm),
      ([, name]) => name!,
    ),
  ),
)
const isSetting = (name: string) => allSettings.includes(name) || otherSettings.has(name)

/** As a shell splits them, as far as our examples go. */
const wordsOf = (command: string) =>
  Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, word]) => quoted ?? word!)

const isPlaceholder = (word: string) => /[<…]/.test(word)

function problemOfScript([name = '', dashes, ...rest]: string[]): string | null {
  const script = scripts[name]
  if (!script) return `no script "${name}"`
  if (dashes !== undefined && dashes !== '--') return `"--" is missing before ${dashes}`
  const [, file] = /([\w/.-]+\.ts)$/.exec(script) ?? []
  const unknown = rest.find(
    (word) => word.startsWith('--') && !(file && textOf(file).includes(word.slice(2))),
  )
  if (unknown) return `${name} has no ${unknown}`
  if (name !== 'operator' || rest.length === 0 || isPlaceholder(rest[0]!)) return null
  try {
    understand(rest)
    return null
  } catch (error) {
    const { message } = error as Error
    // A sentence may name a command without its arguments.
    return message.startsWith('Something is missing') ? null : message
  }
}

const runners = {
  vitest: {
    files: globSync('{clinic,content,app,desk,server,worker,dev,db,vite,test}/**/*.test.ts'),
    by: '-t',
  },
  playwright: { files: globSync('test/**/*.e2e.ts'), by: '-g' },
}

const flags = ['--inspect-brk', '--no-file-parallelism']

/** A run of one test: its project, its file and its title must exist. */
function problemOfTest(runner: keyof typeof runners, [, ...args]: string[]): string | null {
  const { files, by } = runners[runner]
  const [filters, titles, projects]: string[][] = [[], [], []]
  const words = args.flatMap((word) => (word.startsWith('--') ? word.split('=') : [word]))
  for (let place = 0; place < words.length; place++) {
    if (words[place] === by) titles!.push(words[++place] ?? '')
    else if (words[place] === '--project') projects!.push(words[++place] ?? '')
    else if (!flags.includes(words[place]!)) filters!.push(words[place]!)
  }
  const named = files.filter((file) => filters!.every((filter) => file.includes(filter)))
  if (named.length === 0) return `no test file for "${filters}"`
  const project = projects!.find((name) => !textOf(`${runner}.config.ts`).includes(`name: '${name}'`))
  if (project) return `no project "${project}"`
  const title = titles!.find((words) => !named.some((file) => textOf(file).includes(words)))
  return title === undefined ? null : `no test "${title}"`
}

function problemOfNpx([tool = '', ...args]: string[]): string | null {
  if (!existsSync(`node_modules/.bin/${tool}`)) return `no tool "${tool}"`
  return tool === 'vitest' || tool === 'playwright' ? problemOfTest(tool, args) : null
}

/** Programs that come with the machine. */
const installed = new Set(
  'apt-get cd cp createdb docker export git grep install openssl printf runuser sed systemctl'.split(' '),
)

function problemOf(command: string): string | null {
  const words = wordsOf(command)
  const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word))
  const settings = words.slice(0, start).map((word) => word.split('=')[0]!)
  const unknown = settings.find((name) => !isSetting(name))
  if (unknown) return `no setting ${unknown}`
  const [program = '', ...args] = words.slice(start)
  if (program === 'npm') {
    if (args[0] === 'ci') return null
    return problemOfScript(args[0] === 'run' ? args.slice(1) : args)
  }
  if (program === 'npx') return problemOfNpx(args)
  const file = program === 'node' || program === 'bash' ? args.find((word) => !word.startsWith('-')) : program
  return installed.has(program) || existsSync(file ?? '') ? null : `no program "${file}"`
}

const startsCommand = /^(?:[A-Z_]+=\S* )*(?:npm|npx|node|bash|db\/\w+\.sh)(?: |$)/
const commandsIn = (markdown: string) =>
  [...spansIn(markdown).filter((span) => startsCommand.test(span)), ...shellLinesIn(markdown)].flatMap(
    (line) => line.split(' && '),
  )

const problemsIn = (markdown: string) =>
  commandsIn(markdown).flatMap((command) => problemOf(command)?.split('\n')[0] ?? [])

const settingsIn = (markdown: string) =>
  spansIn(markdown)
    .map((span) => span.replace(/=\S*$/, ''))
    .filter((span) => /^[A-Z]+(_[A-Z]+)*$/.test(span) && span.length > 3)

test('every command in the documentation can be run', () => {
  expect(guides.flatMap(({ text }) => commandsIn(text)).length).toBeGreaterThan(70)
  expect(
    guides.flatMap(({ file, text }) => problemsIn(text).map((problem) => `${file}: ${problem}`)),
  ).toEqual([])
})

test('every setting in the documentation is read somewhere', () => {
  expect(guides.flatMap(({ text }) => settingsIn(text)).length).toBeGreaterThan(50)
  const unknown = guides.flatMap(({ file, text }) =>
    settingsIn(text)
      .filter((name) => !isSetting(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('a command or setting that does not exist is noticed', () => {
  const wrong = {
    '`npm run gone`': 'no script "gone"',
    '`npm run db:catalogue -- --gone`': 'db:catalogue has no --gone',
    '`npm run db:catalogue --dry-run`': '"--" is missing before --dry-run',
    '`npm run operator -- gone`': 'I do not know "gone".',
    '`GONE=1 npm test`': 'no setting GONE',
    '`npx vitest run clinic/gone.test.ts`': 'no test file for "clinic/gone.test.ts"',
    "`npx vitest run clinic/slots.test.ts -t 'of no test'`": 'no test "of no test"',
    '`npx playwright test --project=gone`': 'no project "gone"',
    '`npx gone`': 'no tool "gone"',
    '`node --inspect gone.ts`': 'no program "gone.ts"',
    '```sh\ngone --now\n```': 'no program "gone"',
  }
  for (const [markdown, problem] of Object.entries(wrong)) expect(problemsIn(markdown)).toEqual([problem])
  expect(settingsIn('`GONE_AWAY`, `GONE_TOO=3` and `POST /api`').filter((name) => !isSetting(name))).toEqual([
    'GONE_AWAY',
    'GONE_TOO',
  ])
})

test('`npm run attacks` runs every attack, those in a browser as well', () => {
  const words = scripts.attacks!.split(' && ').map((command) => wordsOf(command))
  const runs = (runner: keyof typeof runners) =>
    words
      .filter((command) => command.includes(runner))
      .flatMap((command) => command.slice(command.indexOf(runner)).filter((word) => !word.startsWith('--')))
  const attacks = globSync('test/attacks/*.{test,e2e}.ts')
  const left = attacks.filter(
    (file) =>
      !runs(file.endsWith('.e2e.ts') ? 'playwright' : 'vitest').some((filter) => file.startsWith(filter)),
  )
  expect(attacks.length).toBeGreaterThan(15)
  expect(left).toEqual([])
})

test('commands that only print something print it', async () => {
  const run = promisify(exec)
  const [review, replay] = await Promise.all([
    run(scripts['content:review']!),
    run(scripts['db:replay-erasures']!).catch((error) => error),
  ])
  expect(review.stdout).toMatch(/^\d+ pages that no doctor has signed off:/)
  expect(replay.stderr).toContain('npm run db:replay-erasures -- <file>')
})
