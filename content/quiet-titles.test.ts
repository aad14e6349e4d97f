import { expect, test } from 'vitest'
import { posts } from './blog/posts.ts'
import { languages } from './language.ts'
import { pageMeta } from './page-meta.ts'
import { questions } from './questions/questions.ts'
import { sensitive } from './sensitive-words.ts'
import { conditions } from './services/psychiatric/treatments.ts'
import { wordsIn } from './words-in.ts'

const pages = [
  'services-obstetrics',
  'services-gynaecology',
  'services-infertility',
  'services-approach',
  'service-treatments',
  'service-counselling',
  'service-therapies',
  'service-condition',
  'question',
  'blog-detail',
  'safety',
  'appointment',
  'home-collection',
] as const

test('the titles of sensitive pages, of conditions, questions and posts name no illness, department or reason', () => {
  const titles = [
    ...pages.map((page) => pageMeta[page].title),
    ...[...conditions, ...questions, ...posts].map((page) => page.quietTitle),
  ]
  for (const language of languages)
    for (const title of titles) expect(wordsIn(title, language)).not.toMatch(sensitive)
})

test('nor does the path of a condition or a question', () => {
  for (const { slug } of [...conditions, ...questions])
    expect(slug.replaceAll('-', ' ')).not.toMatch(sensitive)
})
