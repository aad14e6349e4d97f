import { openCheckUps } from '#server/check-up/check-ups.ts'
import { printable } from '#server/desk/printable.ts'
import { createContext } from '#server/platform/context.ts'
import { findingOf } from '#server/watcher/alarms.ts'

// Whether this installation is fit: one line for each check, with what to do about what is not. Nothing is stored, and
// no mail is sent.

const context = createContext()
const { checks, close } = openCheckUps(process.env, context)
let failed = 0
// One after the other: none may be taken for what another looks for.
for (const [name, check] of checks) {
  const problem = await findingOf(check, context.now())
  if (problem !== null) failed++
  const line =
    problem === null ? `ok     ${name}` : `FAILS  ${name}: ${problem.replaceAll(/\s*\n\s*/g, ' · ')}`
  console.log(printable(line))
}
await close()
console.log(failed === 0 ? 'All is well.' : `${failed} of ${checks.size} checks fail.`)
process.exitCode = failed === 0 ? 0 : 1
