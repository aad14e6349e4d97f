import { expect, test } from 'vitest'
import type { TestResult } from './read-tests.ts'
import { judge } from './result.ts'

const test1: TestResult = { runner: 'vitest', project: '', file: 'a.test.ts', title: 'one', seconds: 1 }
const test2 = { ...test1, title: 'two' }
const failing = (test: TestResult, error: string): TestResult => ({ ...test, error })

test('a test that fails in the suite and alone has failed', () => {
  const { failed, flaky } = judge([failing(test1, 'first'), test2], [failing(test1, 'again'), test2])
  expect(failed).toEqual([failing(test1, 'first')])
  expect(flaky).toEqual([])
})

test('a test that fails once and passes alone is flaky, with its first error', () => {
  const { failed, flaky } = judge([failing(test1, 'first'), test2], [test1, test2])
  expect(failed).toEqual([])
  expect(flaky).toEqual([failing(test1, 'first')])
})

test('a test that passes in the suite and fails in another’s second run is flaky, too', () => {
  const { failed, flaky } = judge([failing(test1, 'first'), test2], [test1, failing(test2, 'alone')])
  expect(failed).toEqual([])
  expect(flaky).toEqual([failing(test1, 'first'), failing(test2, 'alone')])
})

test('a failed test without a second run has failed', () => {
  const { failed } = judge([failing(test1, 'first')], [])
  expect(failed).toEqual([failing(test1, 'first')])
})

test('a test of one clinic does not count for the same test of another', () => {
  const asha = { ...test1, clinic: 'asha' }
  const { failed } = judge([failing(asha, 'first'), test1], [failing(asha, 'again')])
  expect(failed).toEqual([failing(asha, 'first')])
})
