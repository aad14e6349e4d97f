import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const table = 'app/ui/script/data-attributes.ts'
const textOf = (pattern: string) =>
  globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The names in the table's declaration. */
const declared = /type Attributes = \{(.*?)\n\}/s.exec(readFileSync(table, 'utf8'))![1]!
const names = [...declared.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!)

test('a script reads data attributes through the table alone, where a wrong name does not compile', () => {
  const strays = [...textOf('app/enhance/*.ts'), ...textOf('app/browser.ts')].flatMap(({ file, text }) =>
    [...text.matchAll(/\.dataset\b|\[data-(?!enhance\]|island\])[^\]]*\]|'data-[^']*'/g)].map(
      ([stray]) => `${file}: ${stray}`,
    ),
  )
  expect(names).toContain('announcement')
  expect(strays).toEqual([])
})

test('a component writes attributes for scripts through the table; those it writes itself are for styles, tests or the server', () => {
  const users = ['app/**/*.css', 'test/**/*.ts', 'server/http/*.ts']
    .flatMap(textOf)
    .map(({ text }) => text)
    .join('\n')
  const strays: string[] = []
  for (const { file, text } of textOf('app/**/*.tsx'))
    for (const [, name = ''] of text.matchAll(/[\s'](data-[a-z-]+)(?=[=\s>/'])(?!\.)/g)) {
      if (name === 'data-island') continue
      if (names.includes(name.slice(5)) || !new RegExp(`${name}(?![\\w-])`).test(users))
        strays.push(`${file}: ${name}`)
    }
  expect(strays).toEqual([])
})
