import { siteCatalogue, testsIn } from './catalogue.ts'

/** What the doctor or the lab shall look at in the catalogue, as `npm run content:review` lists it. */
export async function catalogueNotes(file = siteCatalogue): Promise<{ path: string; note: string }[]> {
  const tests = await testsIn(file)
  return tests
    .filter(({ review }) => review !== '')
    .map(({ slug, name_en, name_hi, review }) => ({ path: `${slug} (${name_en}, ${name_hi})`, note: review }))
}
