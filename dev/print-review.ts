import { awaitingSignOff, reviewNotes } from '#content/review.ts'

/** Prints everything that still awaits the review of the clinic's doctor or lawyer. */
const notes = await reviewNotes()
const pages = awaitingSignOff()
const lines = [
  `${pages.length} pages that no doctor has signed off:`,
  ...pages.map((page) => `  ${page}`),
  '',
  `${notes.length} notes on single texts:`,
  ...notes.map(({ path, note }) => `  ${path}\n    ${note}`),
]
process.stdout.write(`${lines.join('\n')}\n`)
