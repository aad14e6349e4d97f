import type { CatalogueRow } from '#clinic/lab-tests/catalogue-row.ts'
import { readCatalogue } from '#db/read-catalogue.ts'

const methods = [
  '',
  ' (CLIA)',
  ' (ELISA)',
  ' (RAPID CARD)',
  ' BY PCR',
  ', REPEAT',
  ', PAEDIATRIC',
  ', 24 HOURS',
  ', URINE',
  ', FLUID',
]

/** As many tests as a big lab sells: copies of ours with other names and the same everyday words. */
export function manyTests(file: string, count: number): CatalogueRow[] {
  const read = readCatalogue(file)
  if (!read.ok) throw new Error('The catalogue is not valid')
  const noHome = { home_id: null, home_name_en: null, home_name_hi: null }
  return Array.from({ length: count }, (_, place) => {
    const row = read.rows[place % read.rows.length]!
    const round = Math.floor(place / read.rows.length)
    if (round === 0) return row
    const suffix = methods[round] ?? ` VARIANT ${round}`
    return { ...row, ...noHome, slug: `${row.slug}-${round}`, name: `${row.name}${suffix}` }
  })
}
