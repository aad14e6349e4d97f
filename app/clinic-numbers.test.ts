import { expect, test } from 'vitest'
import { languages } from '#content/language.ts'
import { clinicNumbersIn } from './clinic-numbers.ts'
import { homeWords } from './home/words.ts'

test('the statistics of the specification are shown with grouped digits', () => {
  const { kind, items } = clinicNumbersIn('en', 'specification')
  expect(kind).toBe('figures')
  expect(items.map((item) => item.value)).toEqual(['10,000+', '30+', '10,000+', '5,000+', '7,000+'])
})

for (const language of languages)
  test(`where only plain facts may be claimed, no page counts patients or shows reviews: ${language}`, () => {
    const claimed = homeWords(language, 'specification', [])
    expect(claimed.reviews).not.toBeNull()

    const plain = homeWords(language, 'factual', [])
    expect(plain.reviews).toBeNull()
    expect(plain.band).toEqual(clinicNumbersIn(language, 'factual'))
    expect(plain.band.kind).toBe('facts')
    expect(plain.band.items.map((item) => item.id)).toEqual([
      'hours',
      'days',
      'languages',
      'home-collection',
      'confidential',
    ])
    for (const { value } of claimed.band.items) expect(JSON.stringify(plain)).not.toContain(value)
  })

test('a widget of reviews needs the URL of the reviews', () => {
  const embedAt = (url: string | null) =>
    homeWords('en', 'specification', [], { reviewsUrl: url, reviewsEmbedUrl: url }).reviews?.embed
  expect(embedAt(null)).toBe(false)
  expect(embedAt('https://reviews.example/clinic')).toMatchObject({ href: 'https://reviews.example/clinic' })
})
