import { siteCatalogue, testsIn } from './catalogue.ts'

/** The notes in the catalogue for the doctor or the lab, as `npm run content:review` lists them. */
export async function catalogueNotes(file = siteCatalogue): Promise<{ path: string; note: string }[]> {
  const tests = await testsIn(file)
  return tests
    .filter(({ review }) => review !== '')
    .map(({ slug, name_en, name_hi, review }) => ({ path: `${slug} (${name_en}, ${name_hi})`, note: review }))
}
