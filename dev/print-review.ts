import { awaitingSignOff, reviewNotes } from '#content/review.ts'
import { catalogueNotes } from '#db/catalogue-notes.ts'

type Note = { path: string; note: string }

const linesOf = (notes: readonly Note[]) => notes.map(({ path, note }) => `  ${path}\n    ${note}`)

/** Prints everything that awaits a review by the clinic's doctor or lawyer. */
const notes = await reviewNotes()
const tests = await catalogueNotes()
const pages = awaitingSignOff()
const lines = [
  `${pages.length} pages that no doctor has signed off:`,
  ...pages.map((page) => `  ${page}`),
  '',
  `${notes.length} notes on single texts:`,
  ...linesOf(notes),
  '',
  `${tests.length} notes on tests of the catalogue:`,
  ...linesOf(tests),
]
process.stdout.write(`${lines.join('\n')}\n`)
