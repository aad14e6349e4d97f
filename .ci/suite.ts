// Runs all tests, then each failed file once more, alone, and prints the result. Usage: node .ci/suite.ts <folder for
// reports>; SAVE_LENGTHS=1 writes the duration of each file to .ci/lengths.json.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type Runner, readTests, type TestResult } from './read-tests.ts'
import { fileLengths, judge, printResult } from './result.ts'

const [folder = '/tmp'] = process.argv.slice(2)
const began = performance.now()
const seconds = () => Math.round((performance.now() - began) / 1000)

type Step = { name: string; runner: Runner; args: string[]; clinic?: string }

/** Phases follow each other. The lanes of a phase run side by side, the steps of a lane one after the other. */
const phases: Step[][][] = [
  [
    [
      {
        name: 'Unit, database and fault tests',
        runner: 'vitest',
        args: ['--project=!measured', '--project=!firefox'],
      },
    ],
  ],
  [[{ name: 'Journeys in Chromium', runner: 'playwright', args: ['--project=journeys', '--project=desk'] }]],
  [
    [{ name: 'Measured times', runner: 'vitest', args: ['--project=measured'] }],
    // One worker only: the measured tests need the other core.
    [
      {
        name: 'The second clinic',
        runner: 'playwright',
        args: ['--project=asha', '--workers=1'],
        clinic: 'asha',
      },
      { name: 'Journeys in Firefox', runner: 'vitest', args: ['--project=firefox', '--maxWorkers=1'] },
      // Bytes, rounds and processor time, none of which depends on the other lane.
      { name: 'Weight and first paint', runner: 'playwright', args: ['--project=weight', '--no-deps'] },
    ],
  ],
]

/** With more failed files than this, none runs again: CI has failed anyway. */
const MOST_RERUNS = 10

let runs = 0

/** Runs one step; a step that ends with an error without naming a failed test is itself a failed test. */
async function run({ name, runner, args, clinic }: Step): Promise<TestResult[]> {
  const report = `${folder}/report-${++runs}.json`
  const command =
    runner === 'vitest'
      ? ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args]
      : ['playwright', 'test', '--reporter=dot,json', ...args]
  const child = spawn('npx', command, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(clinic && { CLINIC: clinic }),
    },
  })
  const [code] = await once(child, 'exit')
  const tests = readTests(runner, report).map((test) => ({ ...test, ...(clinic && { clinic }) }))
  if (code !== 0 && tests.every(({ error }) => error === undefined))
    tests.push({
      runner,
      project: '',
      file: name,
      title: 'as a whole',
      seconds: 0,
      error: `ended with ${code}`,
    })
  console.log(`\n== ${name}: ${tests.length} tests (after ${seconds()} s)`)
  return tests
}

async function runLane(steps: Step[]): Promise<TestResult[]> {
  const tests: TestResult[] = []
  for (const step of steps) tests.push(...(await run(step)))
  return tests
}

/** Milliseconds of all cores since the machine started: idle, and in total. */
const coreTimes = () => {
  const times = cpus().flatMap((core) => Object.values(core.times))
  const idle = cpus().reduce((sum, core) => sum + core.times.idle, 0)
  return { all: times.reduce((sum, time) => sum + time, 0), idle }
}

const first: TestResult[] = []
const phaseLines: string[] = []
for (const lanes of phases) {
  const names = lanes.flat().map(({ name }) => name)
  console.log(`\n== ${names.join(' | ')} (after ${seconds()} s)`)
  const before = { ...coreTimes(), seconds: seconds() }
  first.push(...(await Promise.all(lanes.map(runLane))).flat())
  const after = coreTimes()
  const busy = 1 - (after.idle - before.idle) / (after.all - before.all)
  phaseLines.push(
    `${String(seconds() - before.seconds).padStart(6)} s, cores ${Math.round(busy * 100)} % busy  ${names.join(' | ')}`,
  )
}

/** The whole file runs with one worker: its tests may share a database, and build on each other. */
const stepOf = ({ runner, project, file, clinic }: TestResult): Step => ({
  name: file,
  runner,
  args: [file, ...(runner === 'playwright' ? [`--project=${project}`, '--no-deps', '--workers=1'] : [])],
  ...(clinic && { clinic }),
})

const failedFiles = new Map(
  first
    .filter(({ error }) => error !== undefined)
    .map((test) => [`${test.project} ${test.file}`, stepOf(test)]),
)
const second: TestResult[] = []
if (failedFiles.size <= MOST_RERUNS)
  for (const step of failedFiles.values()) {
    console.log(`\n== Once more, alone: ${step.name} (after ${seconds()} s)`)
    second.push(...(await run(step)))
  }

if (process.env.SAVE_LENGTHS) {
  const long = fileLengths(first).filter(({ seconds }) => seconds >= 2)
  const lengths = Object.fromEntries(long.map(({ file, seconds }) => [file, Math.round(seconds)]))
  writeFileSync('.ci/lengths.json', `${JSON.stringify(lengths, null, 2)}\n`)
}

console.log(`\nThe phases:\n${phaseLines.join('\n')}`)
process.exitCode = printResult(judge(first, second), first) ? 0 : 1
