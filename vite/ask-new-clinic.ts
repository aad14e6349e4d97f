import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { faultsOf } from '#content/clinic/check-clinic.ts'
import { type Answers, huesIn, questions, stillMissing, writeClinic } from './new-clinic.ts'

/**
 * `npm run clinic:new -- <folder>`: asks for every answer that is not an option (--city Gaya) and writes
 * clinics/<folder>.
 */
const names = Object.keys(questions) as (keyof Answers)[]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries([...names, 'hues'].map((name) => [name, { type: 'string' as const }])),
})
const [folder = ''] = positionals
if (!/^[a-z][a-z0-9-]*$/.test(folder)) {
  process.stderr.write('Name the folder in small letters: npm run clinic:new -- my-clinic\n')
  process.exit(2)
}
const clinics = path.join(import.meta.dirname, '../clinics')
if (existsSync(path.join(clinics, folder))) {
  process.stderr.write(`clinics/${folder} exists. Name another folder, or remove it first.\n`)
  process.exit(2)
}

const terminal = createInterface({ input: process.stdin, output: process.stdout })
const answers = {} as Answers
for (const name of names) {
  const given = values[name] as string | undefined
  answers[name] = given ?? (await terminal.question(`${questions[name].question}: `))
  if (answers[name].trim() === '') answers[name] = questions[name].replaces
}
const hues = values.hues ?? (await terminal.question('Hues of brand and accent, 0 to 360, such as 255,40: '))
terminal.close()

await writeClinic(clinics, folder, answers, huesIn(String(hues)))
const { facts } = await import(path.join(clinics, folder, 'facts.ts'))
const faults = faultsOf(facts)
const lines = [
  `clinics/${folder} is written. See it: CLINIC=${folder} npm run dev`,
  ...(faults.length > 0 ? ['', 'To be corrected in facts.ts before it builds:', ...faults] : []),
  '',
  'Still those of the template:',
  ...stillMissing.map((fact) => `  facts.ts: ${fact}`),
  '  words.ts: what the doctors and the clinic say of themselves',
  `  mark.svg, then CLINIC=${folder} npm run clinic:draw: logo, icons, cards for shared links`,
]
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
