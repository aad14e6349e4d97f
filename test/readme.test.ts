import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')

test('the README is short enough to be read', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(111)
})

test('the README shows every picture of its folder, described and light', () => {
  const shown = [
    ...readme.matchAll(/<img src="(?<src>[^"]+)" width="\d+" alt="(?<alt>[^"]+)">/g),
    ...readme.matchAll(/!\[(?<alt>[^\]]+)\]\((?<src>[^)]+)\)/g),
  ].map(({ groups }) => ({ src: groups!.src!, alt: groups!.alt! }))
  expect(shown.map(({ src }) => src).sort()).toEqual(globSync('docs/pictures/*').sort())
  expect(shown.filter(({ src }) => src.endsWith('.webp'))).toHaveLength(6)
  for (const { src, alt } of shown) {
    expect(alt.length, `the description of ${src}`).toBeGreaterThan(30)
    expect(statSync(src).size, src).toBeLessThanOrEqual(60_000)
  }
})

test('every text that the README names to press is on a screen', () => {
  const [, walk = ''] = /## Five minutes with it\n(.+?)\n## /s.exec(readme) ?? []
  const labels = Array.from(walk.matchAll(/\*\*(.+?)\*\*/g), ([, label]) => label!)
  expect(labels.length).toBeGreaterThan(12)
  const texts = globSync('content/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  expect(labels.filter((label) => !texts.some((text) => text.includes(`en: '${label}'`)))).toEqual([])
})
