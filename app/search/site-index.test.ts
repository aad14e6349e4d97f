import { expect, test } from 'vitest'
import { languages } from '#content/language.ts'
import { questions } from '#content/questions/questions.ts'
import { contentPaths, livePaths } from '../prerendered.ts'
import { siteIndex, siteLinkIn } from './site-index.ts'

const paths = [...contentPaths, ...livePaths, '/pathology/basket']

test('every entry of the index is a page of the site, once', () => {
  const ids = siteIndex.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(siteIndex.map(({ path }) => path.split(/[?#]/)[0]).filter((path) => !paths.includes(path!))).toEqual(
    [],
  )
})

test('every page that is the same for everyone can be found by its subject', () => {
  const found = new Set(siteIndex.map(({ path }) => path.split(/[?#]/)[0]))
  const elsewhere = ['/', '/offline', '/services/approach', '/search']
  expect(
    [...contentPaths, ...livePaths].filter((path) => !found.has(path) && !elsewhere.includes(path)),
  ).toEqual([])
})

test('the pages near a question exist, in both languages', () => {
  for (const language of languages)
    for (const { id, related } of questions)
      for (const near of related) expect(siteLinkIn(language, near), `${id}: ${near}`).not.toBeNull()
  expect(siteLinkIn('hi', 'question:pcos')?.href).toBe('/hi/questions/in-balance')
})
