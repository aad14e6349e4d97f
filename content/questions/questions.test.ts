import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slugOf } from '#clinic/lab-tests/slug.ts'
import { smallClinic, visitsOnly } from '#test/small-clinic.ts'
import { facts } from '../facts.ts'
import { languages } from '../language.ts'
import { reviewNotes } from '../review.ts'
import { questionSignOffs } from '../sign-offs.ts'
import { wordsIn } from '../words-in.ts'
import { questions, questionsOf } from './questions.ts'

test('fourteen questions, each signed as one text', () => {
  expect(questions).toHaveLength(14)
  expect(Object.keys(questionSignOffs)).toEqual(questions.map(({ slug }) => slug))
})

test('every question has five signs, a visit in steps, and help to call', () => {
  for (const { id, signs, visit, myths, hurry, bring, untilThen } of questions) {
    expect(signs, id).toHaveLength(5)
    expect([4, 5], id).toContain(visit.steps.length)
    expect([2, 3], id).toContain(myths.length)
    expect(hurry.now.length, id).toBeGreaterThan(0)
    expect(hurry.phones, id).toContain('emergency')
    expect(Math.min(bring.length - 1, untilThen.length - 2), id).toBeGreaterThan(0)
  }
})

test('a question is heard in less than a minute, and its description fits a result', () => {
  for (const language of languages)
    for (const { id, listen, description } of questions) {
      const spoken = listen[language].split(/\s+/).length
      expect(spoken >= 65 && spoken <= 110, `${id}: ${spoken} words`).toBe(true)
      expect(description[language].length, id).toBeLessThanOrEqual(155)
    }
})

test('every statement that needs a signature is listed, with the signer', async () => {
  const notes = (await reviewNotes()).filter(({ path }) => path.startsWith('questions/'))
  for (const [who, least] of Object.entries({ doctor: 300, lawyer: 40, clinic: 15 }))
    expect(notes.filter(({ note }) => note.startsWith(`[${who}] `)).length, who).toBeGreaterThanOrEqual(least)
  for (const { id, hurry } of questions)
    for (const line of hurry.now) expect(line.review, `${id}: ${line.en}`).toBeDefined()
  // What all questions share is signed once.
  expect(notes.filter(({ note }) => note.includes('We explain before we touch'))).toHaveLength(1)
})

test('every test that a question names is in the catalogue', () => {
  const rows = readFileSync('catalogue/pathology-tests.tsv', 'utf8').trim().split('\n').slice(1)
  const known = new Set(rows.map((row) => row.split('\t')).map(([slug, name]) => slug || slugOf(name!)))
  const unknown = questions.flatMap(({ tests }) => tests).filter(({ slug }) => !known.has(slug))
  expect(unknown.map(({ slug }) => slug)).toEqual([])
})

test('a clinic without gynaecology has the question that is about danger alone', () => {
  const without = { ...facts, departments: facts.departments.filter((one) => one !== 'gynaecology') }
  expect(questionsOf(without).map(({ id }) => id)).toEqual(['someone-hurts-me'])
  for (const clinic of [smallClinic, visitsOnly]) expect(questionsOf(clinic)).toHaveLength(14)
})

test('the law stands on one page only, and no page names a medicine or promises anything', () => {
  expect(questions.filter(({ law }) => law).map(({ id }) => id)).toEqual(['ending-a-pregnancy'])
  const shown = JSON.stringify(wordsIn(questions, 'en'))
  const forbidden = /painless|guarantee|100\s?%|misoprostol|mifepristone|i-pill/i
  expect(forbidden.exec(shown)?.[0]).toBeUndefined()
})
