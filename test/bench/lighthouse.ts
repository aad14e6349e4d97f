import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { switchLanguage } from '#app/paths.ts'
import { startStack } from '#test/start-stack.ts'

/** `npm run proof:lighthouse`: the built site on Lighthouse's phone, in both languages. It fetches Lighthouse itself. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const content = {
  least: 95,
  paths: [
    '/',
    '/pathology',
    '/blog/living-with-pcos-day-by-day',
    '/service/treatments/calmer-days',
    '/questions/the-calendar',
  ],
}
const forms = { least: 90, paths: ['/appoitment', '/home-collection', '/contact'] }

type Report = {
  categories: Record<
    (typeof categories)[number],
    { score: number; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, { score: number | null; displayValue?: string }>
}

const run = promisify(execFile)
const stack = await startStack()
const folder = await mkdtemp(`${tmpdir()}/lighthouse-`)

async function measure(path: string): Promise<Report> {
  const file = `${folder}/report.json`
  await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      stack.site.url + path,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell' } },
  )
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Whether the page reaches its goals; prints its line, and what each category lacks. */
async function judge(path: string, least: number): Promise<boolean> {
  const { categories: found, audits } = await measure(path)
  const scores = categories.map((category) => Math.round(found[category].score * 100))
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  console.log(`| ${[path, ...scores, ...times.map((id) => audits[id]?.displayValue)].join(' | ')} |`)
  for (const category of categories.slice(1))
    for (const { id, weight } of found[category as (typeof categories)[number]].auditRefs)
      if (weight > 0 && audits[id]?.score !== null && audits[id]!.score < 1)
        console.log(`  ${category}: ${id}`)
  const [speed = 0, ...others] = scores
  return speed >= least && others.every((score) => score === 100)
}

console.log(
  '| page | performance | accessibility | best practices | SEO | first paint | largest paint | blocked | shift |',
)
const missed: string[] = []
try {
  for (const { least, paths } of [content, forms])
    for (const path of paths)
      for (const own of [path, switchLanguage(path)]) if (!(await judge(own, least))) missed.push(own)
} finally {
  await stack.stop()
}
console.log(missed.length === 0 ? 'Every page reaches its goals.' : `Below the goals: ${missed.join(', ')}`)
process.exitCode = missed.length === 0 ? 0 : 1
