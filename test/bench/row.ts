import type { Load } from './load.ts'

/** One line of the table: the same work here and at its anchor, round by round. */
export type Row = {
  measure: string
  anchor: string
  goal: number
  /** What the goal is about: answers of a second of the clock, or of a second of the server's processor. */
  by: 'second' | 'CPU second'
  ours: Load[]
  theirs: Load[]
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const two = (value: number) => (value < 0.1 ? value.toFixed(3) : value.toFixed(2))
const count = (value: number) => (value < 100 ? value.toFixed(1) : String(Math.round(value)))

function cellsOf({ measure, anchor, goal, by, ours, theirs }: Row): string[] {
  const rate = (load: Load) => (by === 'second' ? load.perSecond : load.perCpuSecond)
  const ratios = ours.map((load, round) => rate(load) / rate(theirs[round]!)).toSorted((a, b) => a - b)
  return [
    measure,
    count(median(ours.map(rate))),
    `${anchor}: ${count(median(theirs.map(rate)))}`,
    by,
    `**${two(median(ratios))}** (${two(ratios[0]!)}–${two(ratios.at(-1)!)})`,
    `≥ ${goal}`,
    `${count(median(ours.map(({ p99 }) => p99)))} ms`,
  ]
}

const head = ['measure', 'here', 'anchor', 'by', 'ratio (spread)', 'goal', 'p99']

export const tableOf = (rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
