import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { URGENT_CONDITION } from '#app/prerendered.ts'
import { buildFolder } from '#content/clinic/build-folder.ts'
import { helpStrip } from '#content/interface.ts'
import { languages } from '#content/language.ts'
import { questionsOf } from '#content/questions/questions.ts'
import { callFor } from '#content/services/psychiatric/condition-page.ts'
import { readPage } from './page.ts'

test('every page to read has the strip with the numbers: red on emergency pages, and plum on all others', async () => {
  const red: string[] = []
  const without: string[] = []
  let pages = 0
  for await (const file of glob('**/index.html', { cwd: `${buildFolder}/client` })) {
    const page = readPage(await readFile(`${buildFolder}/client/${file}`, 'utf8'))
    const strip = page.querySelector('[data-strip]')
    pages++
    if (!strip) without.push(file)
    else if (/_now_/.test(strip.getAttributeValue('class') ?? '')) red.push(file.replace('/index.html', ''))
  }
  expect(pages).toBeGreaterThan(50)
  expect(without).toEqual([])
  const aboutNow = [
    `service/treatments/${URGENT_CONDITION}`,
    ...questionsOf()
      .filter(({ urgent }) => urgent)
      .map(({ slug }) => `questions/${slug}`),
  ]
  expect(aboutNow).toHaveLength(3)
  expect(red.sort()).toEqual(aboutNow.flatMap((path) => [path, `hi/${path}`]).sort())
})

test('a number has the same name on the strip and on the button of a page', () => {
  const names = ['emergency', 'women', 'teleManas'] as const
  for (const language of languages)
    expect(names.map((name) => callFor[name][language])).toEqual(
      names.map((name) => helpStrip[name][language].toLowerCase()),
    )
})
