import {
  type CatalogueColumn,
  type CatalogueRow,
  catalogueColumns,
  catalogueRow,
  contradictionsIn,
} from '#clinic/lab-tests/catalogue-row.ts'
import { rowsOf } from '#server/lab-tests/read-table.ts'

export type Problem = { line: number; column: string; message: string }

/** Columns whose values must be unique. */
const onlyOnce = ['slug', 'name', 'name_en', 'name_hi', 'home_id'] as const

function checkHeader(header: readonly string[]): Problem[] {
  const missing = catalogueColumns.filter((column) => !header.includes(column))
  const unknown = header.filter((column) => !catalogueColumns.includes(column as CatalogueColumn))
  return [
    ...missing.map((column) => ({ line: 1, column, message: 'is not in the first line' })),
    ...unknown.map((column) => ({ line: 1, column, message: 'is not a column of the catalogue' })),
  ]
}

/**
 * The tests of a file, or all its errors at once: fixing a list of thousands one error at a time would be tedious.
 * Tab-separated, as every spreadsheet writes it, columns in any order.
 */
export function readCatalogue(
  file: string,
): { ok: true; rows: CatalogueRow[] } | { ok: false; problems: Problem[] } {
  const table = rowsOf(file, '\t')
  if (!table.ok)
    return {
      ok: false,
      problems: [{ line: table.openQuote, column: '', message: 'has a quote that never ends' }],
    }
  const [header = []] = table.rows
  const problems = checkHeader(header)
  if (problems.length > 0) return { ok: false, problems }

  const rows: CatalogueRow[] = []
  const seen = new Map<string, number>()
  for (const [place, cells] of table.rows.entries()) {
    const line = place + 1
    if (place === 0 || cells.every((cell) => cell === '')) continue
    if (cells.length > header.length) {
      problems.push({
        line,
        column: '',
        message: `has ${cells.length} cells, the first line ${header.length}`,
      })
      continue
    }
    const values = Object.fromEntries(header.map((column, cell) => [column, cells[cell] ?? '']))
    const parsed = catalogueRow.safeParse(values)
    for (const { path, message } of parsed.error?.issues ?? [])
      problems.push({ line, column: String(path[0] ?? ''), message })
    for (const contradiction of contradictionsIn(values as Record<CatalogueColumn, string>))
      problems.push({ line, ...contradiction })
    if (!parsed.success) continue
    for (const column of onlyOnce) {
      const value = parsed.data[column]
      if (value === null) continue
      const key = `${column} ${String(value).toLowerCase()}`
      const before = seen.get(key)
      if (before) problems.push({ line, column, message: `"${value}" stands in line ${before} already` })
      else seen.set(key, line)
    }
    rows.push(parsed.data)
  }
  if (rows.length === 0 && problems.length === 0)
    problems.push({ line: 1, column: '', message: 'is followed by no test' })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rows }
}
