import type { TestResult } from './read-tests.ts'

/** More flaky tests than this fail CI: then chance is not the cause. */
const MOST_FLAKY = 3
const LINES_OF_AN_ERROR = 25

type Verdict = { failed: TestResult[]; flaky: TestResult[] }

const nameOf = ({ project, file, title, clinic }: TestResult) =>
  [clinic, project, file, title].filter(Boolean).join(' › ')

/**
 * A test that fails in the suite and in its second run has failed. One that fails in one of the two and passes in the
 * other is flaky, with the error of the run in which it failed.
 */
export function judge(first: TestResult[], second: TestResult[]): Verdict {
  const isFailed = ({ error }: TestResult) => error !== undefined
  const again = new Map(second.map((test) => [nameOf(test), test]))
  const before = new Map(first.map((test) => [nameOf(test), test]))
  const failedFirst = first.filter(isFailed)
  const passesNow = (test: TestResult) => {
    const rerun = again.get(nameOf(test))
    return rerun !== undefined && !isFailed(rerun)
  }
  const failedLater = second.filter((test) => isFailed(test) && !isFailed(before.get(nameOf(test)) ?? test))
  return {
    failed: failedFirst.filter((test) => !passesNow(test)),
    flaky: [...failedFirst.filter(passesNow), ...failedLater],
  }
}

const beginningOf = (error = 'no message') => error.split('\n').slice(0, LINES_OF_AN_ERROR).join('\n')

/** The files with the duration of their tests in seconds, longest first. */
export const fileLengths = (tests: TestResult[]) =>
  [...Map.groupBy(tests, ({ file }) => file)]
    .map(([file, own]) => ({ file, seconds: own.reduce((sum, test) => sum + test.seconds, 0) }))
    .sort((a, b) => b.seconds - a.seconds)

/** Prints the result, with the closing line last. Returns whether CI passes. */
export function printResult({ failed, flaky }: Verdict, tests: TestResult[]): boolean {
  const skipped = tests.filter(({ isSkipped }) => isSkipped).length
  console.log('\nThe ten slowest files:')
  for (const { file, seconds } of fileLengths(tests).slice(0, 10))
    console.log(`  ${seconds.toFixed(0).padStart(4)} s  ${file}`)
  for (const test of failed) console.log(`\nFAILED ${nameOf(test)}\n${beginningOf(test.error)}`)
  for (const test of flaky) console.log(`\nFLAKY ${nameOf(test)}\n${beginningOf(test.error)}`)
  if (flaky.length > 0) console.log(`\n${flaky.length} flaky; more than ${MOST_FLAKY} fail CI.`)
  const isPassed = failed.length === 0 && flaky.length <= MOST_FLAKY
  // Too many flaky tests count as failed.
  const failures = failed.length + (flaky.length > MOST_FLAKY ? flaky.length : 0)
  console.log(
    `\n${tests.length - skipped - failures} passed, ${failures} failed${skipped ? `, ${skipped} skipped` : ''}`,
  )
  return isPassed
}
