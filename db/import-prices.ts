import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { retiresMany } from '#clinic/lab-tests/match-price-list.ts'
import type { ListFault, ListNote } from '#clinic/lab-tests/read-price-list.ts'
import { printable } from '#server/desk/printable.ts'
import { IMPORT_QUERY_MS } from '#server/lab-tests/import-lab-tests.ts'
import {
  applyPriceList,
  type PriceListPreview,
  type PriceListRefusal,
  previewPriceList,
} from '#server/lab-tests/price-list.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { ownerSettings, readEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { siteCatalogue, testsIn } from './catalogue.ts'

// The command line of the price list: a preview, and with --apply the import.

const faultTexts: Record<ListFault['code'], (fault: ListFault) => string> = {
  workbook: () => 'This is a workbook. In Excel choose File, Save As, "CSV UTF-8", and give me that file.',
  'quote-not-closed': () => 'a quotation mark opens a cell here and is never closed',
  'too-long': () => 'The file has more than 5,000 lines: this is no price list.',
  'too-wide': () => 'more than 50 columns, or a cell with more than 300 letters: no price list has that',
  garbled: ({ text }) => `"${text}" has letters that were lost when the file was saved; save it as CSV UTF-8`,
  'no-heading': ({ text }) =>
    `No line has a heading for the tests and one for the prices, such as Test and Price. The file begins: ${text}`,
  'two-price-columns': ({ text }) =>
    `more than one column has prices (${text}): leave the one that patients pay`,
  'no-tests': () => 'No test stands below the headings.',
  'name-missing': ({ text }) => `the price ${text} has no name`,
  'price-unreadable': ({ text }) => `"${text}" is no price in whole rupees`,
  'price-out-of-range': ({ text }) => `the price ${text} is not between 1 and 1,000,000 rupees`,
  'two-prices': ({ text, other }) => `"${text}" has another price than the same test in line ${other}`,
  'home-test-without-price': ({ text }) => `"${text}" is in the list of home collection, which needs a price`,
}

const noteTexts: Record<ListNote['code'], (note: ListNote) => string> = {
  section: ({ text }) => `"${text}" was taken for the title of a section`,
  'report-time-unread': ({ text }) => `the report time "${text}" is not understood; it stays as it was`,
  'listed-twice': ({ text, other }) => `"${text}" is the same test as in line ${other}, at the same price`,
  'stays-hidden': ({ text }) => `"${text}" stays hidden: the doctor orders it, or the law forbids listing it`,
}

const refusalTexts: Record<PriceListRefusal, string> = {
  faults: 'Correct the list, then try again.',
  'changed-since': 'Somebody else has just changed the tests. Look at the preview again.',
  'retires-many': 'More than a tenth of the tests would be retired.',
}

const print = (line: string) => console.log(printable(line))
const inRupees = (price: string | number | null) =>
  price === null || price === '' ? 'on request' : `₹${price}`
const atLine = (line: number, text: string) => (line === 0 ? text : `line ${line}: ${text}`)

/** Longer lists of unremarkable tests are cut. */
const SHOWN = 10

function printGroup(title: string, lines: readonly string[], shown = lines.length) {
  if (lines.length === 0) return
  print(`\n${title} (${lines.length})`)
  for (const line of lines.slice(0, shown)) print(`  ${line}`)
  if (lines.length > shown) print(`  … and ${lines.length - shown} more`)
}

/** Prints what a person should check, whether or not the list can be applied. */
function printDoubts({ unmatched, notes }: PriceListPreview) {
  const unknown = unmatched.map(({ line, name, price, suggestions }) => {
    const meant = suggestions.map((test) => test.name).join('" or "')
    const hint = meant && `; did you mean "${meant}"? Then write that name into the list`
    return atLine(line, `"${name}", ${inRupees(price)}${hint}`)
  })
  printGroup('Not known, left out; a test that is suggested here stays as it is', unknown)
  const isHidden = ({ code }: ListNote) => code === 'stays-hidden'
  const texts = (some: readonly ListNote[]) =>
    some.map((note) => atLine(note.line, noteTexts[note.code](note)))
  printGroup('Notes', texts(notes.filter((note) => !isHidden(note))))
  printGroup('Not shown to patients', texts(notes.filter(isHidden)), SHOWN)
}

function printChanges({ diff, lines, unmatched, listed }: PriceListPreview) {
  const named = ({ slug, name }: { slug: string; name: string }) => {
    const found = lines[slug]
    return found ? atLine(found.line, found.name === name ? name : `"${found.name}" is ${name}`) : name
  }
  const inOrder = <T extends { slug: string }>(tests: readonly T[]) =>
    tests.toSorted((a, b) => (lines[a.slug]?.line ?? 0) - (lines[b.slug]?.line ?? 0))
  const changed = inOrder(diff.changed).map((test) => {
    const changes = test.changes.map(({ column, from, to }) =>
      column === 'price' ? `${inRupees(from)} → ${inRupees(to)}` : `report ${from} → ${to}`,
    )
    return `${named(test)}: ${changes.join(', ')}`
  })
  const added = inOrder([...diff.added, ...diff.returned]).map(
    (test) => `${named(test)}: ${inRupees(lines[test.slug]!.price)}`,
  )
  printGroup('Changed', changed)
  printGroup('New', added)
  printGroup('Would be retired: not in the list', diff.retired.map(named))
  print(
    `\n${diff.unchanged} unchanged, ${changed.length} changed, ${added.length} new, ${unmatched.length} not known, ` +
      `${diff.retired.length} of ${listed} would be retired.`,
  )
}

function printFaults(faults: readonly ListFault[]) {
  for (const fault of faults) console.error(printable(atLine(fault.line, faultTexts[fault.code](fault))))
  console.error(`\n${faults.length === 1 ? '1 fault' : `${faults.length} faults`}; nothing was changed.`)
}

async function isSure(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const typed = await terminal.question(question)
  terminal.close()
  return /^y(es)?$/i.test(typed.trim())
}

/** The number of tests that the user agrees to retire. */
async function agreedToRetire({ diff, listed }: PriceListPreview, given: string | undefined) {
  const count = diff.retired.length
  if (given !== undefined) return Number(given)
  if (!retiresMany(count, listed) || !process.stdin.isTTY) return undefined
  return (await isSure(`Retire ${count} of ${listed} tests? y/N `)) ? count : undefined
}

const usage = 'npm run prices:import -- <file> [--apply] [--retire <number>]'

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { apply: { type: 'boolean', default: false }, retire: { type: 'string' } },
    })
    return positionals.length === 1 ? { file: positionals[0]!, ...values } : null
  } catch {
    return null
  }
}

/** 0: done; 1: the list or its effect is refused; 2: unreadable input. */
async function importPrices(): Promise<0 | 1 | 2> {
  const given = readArguments()
  const bytes = given && (await readFile(given.file).catch(() => null))
  if (!given || !bytes) {
    console.error(given ? `There is no file ${printable(given.file)}.` : usage)
    return 2
  }
  const db = openDatabase(
    openPool(readEnv(ownerSettings).OWNER_DATABASE_URL, 'prices', createLog('silent'), {
      queryMs: IMPORT_QUERY_MS,
    }),
  )
  try {
    const preview = await previewPriceList(db, bytes, { catalogue: await testsIn(siteCatalogue) })
    const { faults, diff, listed } = preview
    if (faults.some(({ code }) => code === 'workbook')) {
      printFaults(faults)
      return 2
    }
    printDoubts(preview)
    if (faults.length > 0) {
      printFaults(faults)
      return 1
    }
    printChanges(preview)
    const count = diff.retired.length
    const flag = retiresMany(count, listed) ? ` --retire ${count}` : ''
    if (!given.apply) {
      print(`Nothing was changed. To do it: npm run prices:import -- ${given.file} --apply${flag}`)
      return 0
    }
    const retire = await agreedToRetire(preview, given.retire)
    const applied = await applyPriceList(db, preview, { ...(retire !== undefined && { retire }) })
    if (applied.ok) {
      print('Done.')
      return 0
    }
    const remedy = applied.reason === 'retires-many' ? ` If that is right, add${flag}.` : ''
    console.error(`Not done. ${refusalTexts[applied.reason]}${remedy}`)
    return 1
  } finally {
    await db.destroy()
  }
}

process.exitCode = await importPrices()
