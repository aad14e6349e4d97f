import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { URGENT_CONDITION } from '#app/prerendered.ts'
import { buildFolder } from '#content/clinic/build-folder.ts'
import { questionsOf } from '#content/questions/questions.ts'
import { readPage } from './page.ts'

test('the strip with the numbers is red on emergency pages, and plum on all others', async () => {
  const red: string[] = []
  let strips = 0
  for await (const file of glob('**/index.html', { cwd: `${buildFolder}/client` })) {
    const page = readPage(await readFile(`${buildFolder}/client/${file}`, 'utf8'))
    const strip = page.querySelector('[data-strip]')
    if (!strip) continue
    strips++
    if (/_now_/.test(strip.getAttributeValue('class') ?? '')) red.push(file.replace('/index.html', ''))
  }
  expect(strips).toBeGreaterThan(50)
  const aboutNow = [
    `service/treatments/${URGENT_CONDITION}`,
    ...questionsOf()
      .filter(({ urgent }) => urgent)
      .map(({ slug }) => `questions/${slug}`),
  ]
  expect(aboutNow).toHaveLength(3)
  expect(red.sort()).toEqual(aboutNow.flatMap((path) => [path, `hi/${path}`]).sort())
})
