import { globSync, readFileSync } from 'node:fs'

/** A superseded decision is history, and may name paths that are gone. */
const isHistory = (text: string) => text.includes('\n## Status\n\nSuperseded by')

/** Every document of the repository. */
export const documents = globSync(['*.md', 'docs/**/*.md', '*/README.md'])
  .filter((file) => !file.startsWith('node_modules'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => !isHistory(text))

/** The text between backticks within a line. */
export const spansIn = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/`([^`\n]+)`/g), ([, span]) => span!)

/** The lines of every block that is marked as commands of a shell, without their comments. */
export const shellLinesIn = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/^```sh\n(.+?)^```/gms), ([, block]) => block!.trim().split('\n'))
    .flat()
    .map((line) => line.replace(/\s+# .*/, ''))
