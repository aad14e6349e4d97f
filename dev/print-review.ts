import { awaitingSignOff, reviewNotes } from '#content/review.ts'

/** Everything that still awaits the word of the clinic's doctor or lawyer, on paper. */
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
