import { readFile, writeFile } from 'node:fs/promises'

const file = new URL('../../docs/performance.md', import.meta.url)
const between = /(<!-- bench -->\n).*?(\n<!-- \/bench -->)/s

/** Puts the figures where the document has those of the last run. */
export async function saveTable(text: string) {
  const document = await readFile(file, 'utf8')
  await writeFile(
    file,
    document.replace(between, (_, begin, end) => `${begin}\n${text}\n${end}`),
  )
}
