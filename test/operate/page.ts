import { readFileSync } from 'node:fs'
import { shellLinesIn } from '../documents.ts'
import type { Machine } from './machine.ts'

/** The commands of docs/operate.md, by the titles of its sections. */
const sections = readFileSync('docs/operate.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({ title: section.slice(0, section.indexOf('\n')), lines: shellLinesIn(section) }))

/** The line with its placeholders filled in, which the page writes as <version>. */
const filled = (line: string, values: Record<string, string>) =>
  line.replaceAll(/<([a-z ]+)>/g, (placeholder, name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for ${placeholder} in: ${line}`)
    return value
  })

/**
 * Gives the commands of the section with this title, and returns what they print. After the commands with the words in
 * `byHand` a person does what the page asks for in between. Of a section that is given again, `isGiven` chooses the commands.
 */
export async function giveSection(
  { give }: Machine,
  words: string,
  values: Record<string, string>,
  byHand: Record<string, () => unknown> = {},
  isGiven = (_line: string) => true,
) {
  const section = sections.find(({ title }) => title.includes(words))
  if (!section) throw new Error(`The page has no section "${words}"`)
  console.log(`\n${section.title}`)
  const left = new Map(Object.entries(byHand))
  let printed = ''
  for (const line of section.lines.filter(isGiven)) {
    printed += await give(filled(line, values))
    const act = [...left].find(([part]) => line.includes(part))
    if (!act) continue
    left.delete(act[0])
    await act[1]()
  }
  if (left.size > 0) throw new Error(`No command of "${section.title}" has ${[...left.keys()]}`)
  return printed
}
