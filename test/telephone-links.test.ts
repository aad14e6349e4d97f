import { glob, readFile } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contentPaths, livePaths } from '#app/prerendered.ts'
import { Sentence } from '#app/ui/care/sentence.tsx'
import { buildFolder } from '#content/clinic/build-folder.ts'
import { facts } from '#content/facts.ts'
import { hasMark, plainNumbersIn } from './plain-numbers.ts'
import { withSite } from './with-site.ts'

const draw = (text: string) =>
  renderToStaticMarkup(createElement('p', null, createElement(Sentence, { text })))

test('a telephone number in a text is a link', () => {
  const link = (number: string) =>
    `<a[^>]* href="tel:${number.replaceAll(/[\s+]/g, '\\+?')}">${number.replace('+', '\\+')}</a>`
  expect(draw('In danger call {112}, else {181}.')).toMatch(
    new RegExp(`^<p>In danger call ${link('112')}, else ${link('181')}\\.</p>$`),
  )
  expect(draw('{112} पर कॉल करें।')).toMatch(new RegExp(`^<p>${link('112')} पर कॉल करें।</p>$`))
  const [phone] = facts.phones
  for (const written of [phone, phone.replaceAll(' ', '\u00a0')])
    expect(draw(`Ask: ${written}.`)).toContain(` href="tel:${phone.replaceAll(' ', '')}">${written}</a>.`)
})

test('a number that is no telephone number is not a link', () => {
  for (const text of ['181 tests, ₹112 each', 'Section 112, since 1091', '112 साल, 181 टेस्ट', 'PIN 211001'])
    expect(draw(text)).toBe(`<p>${text}</p>`)
})

test('a number that stands plain in a page is noticed', () => {
  expect(plainNumbersIn('<p>Call <b>112</b> or 1800-891-4416.</p>')).toEqual([
    '112 in “112”',
    '1800-891-4416 in “or 1800-891-4416.”',
  ])
  expect(plainNumbersIn(`<ul><li>पूछ लें: ${facts.phones[0]}।</li></ul>`)).toHaveLength(1)
  expect(
    plainNumbersIn(`<ul><li>पूछ लें: ${facts.phones.at(-1)!.replaceAll(' ', '\u00a0')}।</li></ul>`),
  ).toHaveLength(1)
  expect(
    plainNumbersIn('<p>Call <a href="tel:112">112</a>.</p><details><summary>181</summary></details>'),
  ).toEqual([])
  expect(plainNumbersIn('<p>₹112.50, 1,112 women, 2112 and 10:181</p>')).toEqual([])
})

test('every helpline can be tapped where it is read, on every prerendered page', async () => {
  const plain: string[] = []
  const marked: string[] = []
  let pages = 0
  for await (const file of glob('**/index.html', { cwd: `${buildFolder}/client` })) {
    const html = await readFile(`${buildFolder}/client/${file}`, 'utf8')
    pages++
    plain.push(...plainNumbersIn(html).map((where) => `${file}: ${where}`))
    if (hasMark(html)) marked.push(file)
  }
  expect(pages).toBeGreaterThanOrEqual(2 * contentPaths.length)
  expect(plain).toEqual([])
  expect(marked).toEqual([])
})

const { site } = withSite()

test('no helpline is left without a link, or its mark unresolved, on a page that is rendered for each visit', async () => {
  const paths = [...livePaths, '/nowhere'].flatMap((path) => [path, `/hi${path}`])
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await fetch(site.url + path)).text() })),
  )
  expect(pages.flatMap(({ path, html }) => plainNumbersIn(html).map((where) => `${path}: ${where}`))).toEqual(
    [],
  )
  expect(pages.filter(({ html }) => hasMark(html)).map(({ path }) => path)).toEqual([])
})
