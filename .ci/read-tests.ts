import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export type Runner = 'vitest' | 'playwright'

export type TestResult = {
  runner: Runner
  project: string
  file: string
  title: string
  seconds: number
  /** Undefined for a passed test. */
  error?: string
  isSkipped?: boolean
  clinic?: string
}

type VitestReport = {
  testResults: {
    name: string
    startTime: number
    endTime: number
    status: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages: string[]
    }[]
  }[]
}

type PlaywrightSuite = {
  title: string
  file: string
  specs?: {
    title: string
    file: string
    tests: {
      projectName: string
      status: string
      results: { duration: number; error?: { message?: string } }[]
    }[]
  }[]
  suites?: PlaywrightSuite[]
}

const fromVitest = ({ testResults }: VitestReport): TestResult[] =>
  testResults.flatMap(({ name, startTime, endTime, status, message, assertionResults }) => {
    const common = { runner: 'vitest' as const, project: '', file: relative(process.cwd(), name) }
    const tests = assertionResults.map(
      (test): TestResult => ({
        ...common,
        title: test.fullName,
        seconds: (test.duration ?? 0) / 1000,
        ...(test.status === 'failed' && { error: test.failureMessages[0] ?? 'no message' }),
        ...(['skipped', 'pending', 'todo'].includes(test.status) && { isSkipped: true }),
      }),
    )
    // An error outside the tests (an import, a hook) fails the file.
    if (status === 'failed' && tests.every(({ error }) => error === undefined))
      tests.push({ ...common, title: 'set-up', seconds: (endTime - startTime) / 1000, error: message })
    return tests
  })

const fromPlaywright = (suite: PlaywrightSuite, path: string[]): TestResult[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }): TestResult => {
      const error = results.find((result) => result.error)?.error?.message
      return {
        runner: 'playwright',
        project: projectName,
        file: `test/${file}`,
        title: [...path, title].join(' › '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(status !== 'expected' && status !== 'skipped' && { error: error ?? status }),
        ...(status === 'skipped' && { isSkipped: true }),
      }
    }),
  ),
  ...(suite.suites ?? []).flatMap((child) => fromPlaywright(child, [...path, child.title])),
]

/** The tests of a report; a missing report is a failed test. */
export function readTests(runner: Runner, file: string): TestResult[] {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return runner === 'vitest'
      ? fromVitest(report)
      : (report.suites as PlaywrightSuite[]).flatMap((suite) => fromPlaywright(suite, []))
  } catch (error) {
    return [{ runner, project: '', file, title: 'wrote no report', seconds: 0, error: String(error) }]
  }
}
