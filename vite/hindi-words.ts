import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of Hindi on a page: texts, facts of clinics, additions by the code, and the names of lab tests. */
const sources = [
  'content/**/*.ts',
  'clinics/*/*.ts',
  'clinic/**/*.ts',
  'app/**/*.{ts,tsx}',
  'catalogue/*.tsv',
]

/** Every Hindi word of the sources. A vowel sign without a letter is part of a pattern, not of a word. */
export function hindiWords(root: string): string[] {
  const words = new Set<string>()
  const files = globSync(sources, { cwd: root }).filter(
    // The desk has complete fonts of its own.
    (file) => !file.includes('.test.') && !file.startsWith('content/desk/'),
  )
  for (const file of files)
    for (const [word] of readFileSync(join(root, file), 'utf8').matchAll(/[\u0900-\u097f\u200c\u200d]+/g))
      if (/^[\u0904-\u0939\u0950\u0958-\u0961\u0964-\u0970]/.test(word)) words.add(word)
  return [...words].toSorted()
}
