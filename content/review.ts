import { globSync } from 'node:fs'
import { postSignOffs, questionSignOffs, signOffs } from './sign-offs.ts'

/** `path` is the file, then the path in it: services/psychiatric/therapies.ts therapies.aversion-therapy */
type ReviewNote = { path: string; note: string }

type Found = ReviewNote & { owner: object }

/** A note on a text, or the mark of who must sign it. */
function* notesIn(node: unknown, path: string): Generator<Found> {
  if (!node || typeof node !== 'object') return
  for (const [key, child] of Object.entries(node)) {
    if (key === 'reviewNote') yield { owner: node, path, note: child }
    else if (key === 'review' && 'en' in node) yield { owner: node, path, note: `[${child}] ${node.en}` }
    else yield* notesIn(child, `${path}.${Array.isArray(node) ? (child?.id ?? key) : key}`)
  }
}

const depth = ({ path }: ReviewNote) => path.split('.').length

/**
 * Everything that awaits the review of the clinic's doctor or lawyer. Reads the folder, so it is for a terminal or a
 * test, not for a page.
 */
export async function reviewNotes(): Promise<ReviewNote[]> {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
  // A text that two files share is listed once, under its shortest path: where it is defined.
  const found = new Map<object, ReviewNote>()
  for (const file of files.sort()) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ `./${file}`)
    for (const [name, value] of Object.entries(module))
      for (const { owner, ...note } of notesIn(value, `${file} ${name}`)) {
        const known = found.get(owner)
        if (!known || depth(note) < depth(known)) found.set(owner, note)
      }
  }
  return [...found.values()].sort((a, b) => a.path.localeCompare(b.path))
}

/** The health pages and posts that no doctor has signed off. */
export const awaitingSignOff = (): string[] =>
  Object.entries({ ...signOffs, ...questionSignOffs, ...postSignOffs })
    .filter(([, signOff]) => signOff === null)
    .map(([page]) => page)
