import { readFile, writeFile } from 'node:fs/promises'

const file = new URL('../../docs/performance.md', import.meta.url)
const between = /(<!-- bench -->\n).*?(\n<!-- \/bench -->)/s

/** Replaces the figures of the last run in the document. */
export async function saveTable(text: string) {
  const document = await readFile(file, 'utf8')
  await writeFile(
    file,
    document.replace(between, (_, begin, end) => `${begin}\n${text}\n${end}`),
  )
}
