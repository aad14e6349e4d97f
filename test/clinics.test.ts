import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { ClinicFacts } from '#content/clinic/clinic-facts.ts'
import type { ClinicWords } from '#content/clinic/clinic-words.ts'
import { marksIn, marksOf } from './clinic-marks.ts'

const folders = globSync('clinics/*/facts.ts')
  .map((file) => path.dirname(file))
  .toSorted()
type Clinic = { folder: string; facts: ClinicFacts; words: ClinicWords }
const clinics: Clinic[] = []
for (const folder of folders) {
  const { facts } = await import(/* @vite-ignore */ `../${folder}/facts.ts`)
  const { words } = await import(/* @vite-ignore */ `../${folder}/words.ts`)
  clinics.push({ folder, facts, words })
}
const sample = clinics.find(({ folder }) => folder === 'clinics/kamalini')!

test.each(clinics)('$folder has words for each of its doctors, and no others', ({ facts, words }) => {
  expect(Object.keys(words.doctors)).toEqual(facts.doctors.map(({ id }) => id))
})

test.each(clinics)('$folder has its logos, icons and cards', ({ folder }) => {
  const files = [
    ...['favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'].map((file) => `icons/${file}`),
    ...['icon-maskable-192.png', 'icon-maskable-512.png'].map((file) => `icons/${file}`),
    'pictures/logo-mark.svg',
    ...['en', 'hi'].flatMap((language) => [
      `pictures/logo-${language}-dark.svg`,
      `pictures/og-card-${language}.png`,
    ]),
  ]
  expect(files.filter((file) => !existsSync(`${folder}/public/${file}`))).toEqual([])
})

test.each(
  globSync('build/*/desk').map((folder) => folder.split(path.sep)[1]!),
)('the desk that is built for %s carries the sign of that clinic', (clinic) => {
  const built = globSync(`build/${clinic}/desk/assets/logo-mark*.svg`)
  const drawn = ['logo-mark.svg', 'logo-mark-dark.svg'].map(
    (file) => `clinics/${clinic}/public/pictures/${file}`,
  )
  const read = (file: string) => readFileSync(file, 'utf8')
  expect(built.map(read).toSorted()).toEqual(drawn.map(read).toSorted())
})

/** Names of databases, and the default clinic. */
const allowed =
  /5432\/kamalini|SAMPLE_CLINIC = 'kamalini'|"\$BACKUP_FOLDER\/kamalini|-name 'kamalini-|tmpdir\(\), 'kamalini/

test('no source outside its folder has a name, a number, a place or a colour of the sample clinic', () => {
  const marks = marksOf(sample.folder, sample.facts)
  expect(marks.length).toBeGreaterThan(50)
  const sources = globSync([
    '*.ts',
    '{app,clinic,content,server,worker,db,dev,vite,public}/**/*.{ts,tsx,css,svg,sql,sh,json}',
  ]).filter((file) => !/\.test\.ts$/.test(file))
  // The illustrations are drawn in the sample clinic's hues, and vite/recolour.ts changes them for another.
  const isColour = (mark: string) => mark.startsWith('#')
  const findings = sources.flatMap((file) => {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !allowed.test(line))
    return marksIn(lines.join('\n'), marks)
      .filter((mark) => !(isColour(mark) && /^public\/|^app\/.*\.svg$/.test(file)))
      .map((mark) => `${file}: ${mark}`)
  })
  expect(findings).toEqual([])
})
