import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Not content/: what patients read there may be about a mother. */
const code = globSync(['{app,clinic,db,desk,dev,server,styles,test,vite,worker}/**/*.{ts,tsx,css,sql}'])

test('the code speaks of the patient, who may be of any sex', () => {
  expect(code.length).toBeGreaterThan(500)
  // In brackets, so that this line does not find itself.
  const pronoun = /\b(?:s[h]e|h[e]rs?|h[e]rself)\b/i
  const guilty = code.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pronoun.test(line) ? [`${file}:${index + 1}`] : [])),
  )
  expect(guilty).toEqual([])
})
