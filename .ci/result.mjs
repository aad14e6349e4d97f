// Ends a CI run: the slowest test files, each failed test with its error, and one line "N passed, M failed".
// Usage: node .ci/result.mjs <failed steps> <vitest.json> <playwright.json>…
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

const [failedSteps, unitFile, ...journeyFiles] = process.argv.slice(2)

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

const unit = read(unitFile)
const journeys = journeyFiles.map(read)
const failures = []
const seconds = new Map()
const passed = { count: unit?.numPassedTests ?? 0 }

for (const file of unit?.testResults ?? []) {
  const name = relative(process.cwd(), file.name)
  seconds.set(name, (file.endTime - file.startTime) / 1000)
  if (file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'))
    failures.push({ title: name, message: file.message })
  for (const test of file.assertionResults)
    if (test.status === 'failed')
      failures.push({ title: `${name} › ${test.fullName}`, message: test.failureMessages[0] })
}

function collect(suite, path) {
  for (const spec of suite.specs ?? [])
    for (const test of spec.tests) {
      const time = test.results.reduce((sum, result) => sum + result.duration, 0) / 1000
      seconds.set(spec.file, (seconds.get(spec.file) ?? 0) + time)
      if (test.status === 'expected') passed.count += 1
      if (test.status === 'unexpected' || test.status === 'flaky')
        failures.push({
          title: [test.projectName, ...path, spec.title].join(' › '),
          message: test.results.find((result) => result.error)?.error.message,
        })
    }
  for (const child of suite.suites ?? []) collect(child, [...path, child.title])
}
for (const report of journeys) for (const suite of report?.suites ?? []) collect(suite, [suite.title])

const reportsMissing = [unit, ...journeys].filter((report) => !report).length

console.log('Slowest files:')
for (const [name, time] of [...seconds].sort((a, b) => b[1] - a[1]).slice(0, 15))
  console.log(`  ${time.toFixed(0).padStart(4)} s  ${name}`)
for (const { title, message } of failures)
  console.log(
    `\nFAILED ${title}\n${String(message ?? 'no message')
      .split('\n')
      .slice(0, 25)
      .join('\n')}`,
  )
if (reportsMissing > 0) console.log(`\nFAILED ${reportsMissing} of the test runs wrote no report`)

console.log(
  `\n${passed.count} passed, ${Math.max(failures.length + reportsMissing, Number(failedSteps))} failed`,
)
