import { rm } from 'node:fs/promises'
import { startBareFastify, startNginx } from './anchors.ts'
import { type Captured, capture, captureFolder, encodings } from './captured.ts'
import { type Load, load } from './load.ts'
import type { Row } from './row.ts'
import type { Stage } from './stage.ts'

type Anchor = 'bare Fastify' | 'nginx'
type Page = { name: string; path: string; anchor: Anchor; goal: number }

const pages: Page[] = [
  { name: 'free times', path: '/appoitment/times', anchor: 'bare Fastify', goal: 0.8 },
  { name: 'booking page', path: '/appoitment', anchor: 'bare Fastify', goal: 0.5 },
  { name: 'tests page', path: '/pathology', anchor: 'bare Fastify', goal: 0.5 },
  { name: 'search', path: '/search?q=thyroid', anchor: 'bare Fastify', goal: 0.5 },
  { name: 'content page', path: '/privacy-promise', anchor: 'nginx', goal: 0.25 },
  { name: 'home', path: '/', anchor: 'nginx', goal: 0.25 },
]

const WARM_SECONDS = 1
const SECONDS = 2

/** Every page in every encoding beside an anchor that serves the same bytes with the same headers. */
export async function measurePages({ site }: Stage, rounds: number): Promise<Row[]> {
  await using stack = new AsyncDisposableStack()
  const folder = await captureFolder()
  stack.defer(() => rm(folder, { recursive: true }))
  const measured = pages.flatMap((page) => encodings.map((encoding) => ({ ...page, encoding })))
  const answers: Captured[] = []
  for (const { name, path, encoding } of measured)
    answers.push(await capture(folder, `${name.replace(' ', '-')}-${encoding}`, site.url + path, encoding))
  const bare = await startBareFastify(folder, answers)
  stack.defer(bare.stop)
  const nginx = await startNginx(folder, answers)
  stack.defer(nginx.stop)
  const anchors = { 'bare Fastify': bare, nginx }

  const rows: Row[] = []
  for (const [index, { name, path, encoding, anchor, goal }] of measured.entries()) {
    const [ours, theirs]: [Load[], Load[]] = [[], []]
    const { child, url } = anchors[anchor]
    const loadOurs = (seconds: number) => load(site.child, site.url + path, encoding, seconds)
    const loadTheirs = (seconds: number) => load(child, `${url}/${answers[index]!.name}`, encoding, seconds)
    await loadOurs(WARM_SECONDS)
    await loadTheirs(WARM_SECONDS)
    for (let round = 0; round < rounds; round++) {
      ours.push(await loadOurs(SECONDS))
      theirs.push(await loadTheirs(SECONDS))
    }
    rows.push({ measure: `${name}, ${encoding}`, anchor, goal, by: 'CPU second', ours, theirs })
    console.log(rows.at(-1)!.measure)
  }
  return rows
}
