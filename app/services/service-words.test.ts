import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { languages } from '#content/language.ts'
import type { ServiceTab } from '#content/schema.ts'
import { gynaecologyPage } from '#content/services/gynaecology/page.ts'
import { pregnancyChoices } from '#content/services/gynaecology/pregnancy-choices.ts'
import { psychiatricPage } from '#content/services/psychiatric/page.ts'
import { conditions } from '#content/services/psychiatric/treatments.ts'
import { URGENT_CONDITION } from '../prerendered.ts'
import { conditionData } from './condition-data.ts'
import { gynaecologyTabIn } from './gynaecology-words.ts'
import { psychiatricTabIn } from './psychiatric-words.ts'
import { whoTreatsIn } from './who-treats.ts'

const tabOf = (tabs: readonly ServiceTab[], id: string) => tabs.find((tab) => tab.id === id)!
const obstetrics = (language: 'en' | 'hi') => {
  const words = gynaecologyTabIn(language, 'obstetrics', tabOf(gynaecologyPage.tabs, 'obstetrics'))
  if (words.kind !== 'obstetrics') throw new Error('another tab')
  return words
}

test('a card at the head of the tab is only linked from its items, every other one is shown in full', () => {
  const counselling = tabOf(psychiatricPage.tabs, 'counselling')
  const words = psychiatricTabIn('en', 'counselling', counselling)
  if (words.kind !== 'counselling') throw new Error('another tab')
  const care = Object.fromEntries(words.services.map(({ id, care }) => [id, care]))
  const short = (id: string) =>
    care[id]?.map(({ card, isAbove }) => `${card.id} ${isAbove ? 'above' : 'here'}`)
  expect(short('family-counselling')).toEqual(['violence above'])
  expect(short('drug-de-addiction-counselling')).toEqual(['alcohol-drug here'])
})

test('the list of conditions leads to a page for each, and the page holds all of its text', () => {
  const words = psychiatricTabIn('en', 'treatments', tabOf(psychiatricPage.tabs, 'treatments'))
  if (words.kind !== 'treatments') throw new Error('another tab')
  expect(words.conditions.map(({ href }) => href)).toEqual(
    conditions.map(({ slug }) => `/service/treatments/${slug}`),
  )
  for (const language of languages)
    for (const condition of conditions) {
      const page = conditionData(language, condition, [])
      const shown = JSON.stringify(page)
      for (const text of [condition.description, ...condition.longDescription, ...condition.symptoms])
        expect(shown).toContain(text[language])
      expect(page.whatWeDo).toHaveLength(1)
      expect(page.hurry.calls.map(({ href }) => href)).toContain('tel:112')
    }
})

test('help stands before the signs where a mother may be in danger, and has a page of its own for thoughts of ending life', () => {
  const first = conditions.filter((condition) => conditionData('en', condition, []).isHelpFirst)
  expect(first.map(({ id }) => id)).toEqual(['postpartum-depression'])
  expect(conditions.find(({ slug }) => slug === URGENT_CONDITION)?.id).toBe('suicidal-thoughts')
})

test('a page says who treats, or that no name is published yet', () => {
  expect(whoTreatsIn('en')).toContain('does not yet name the doctor')
  const text = (words: string) => ({ en: words, hi: words })
  const doctor = { name: text('Dr. Asha Rao'), qualifications: text('MD'), registration: text('UPMC 1') }
  expect(whoTreatsIn('en', doctor)).toBe('You are seen by Dr. Asha Rao, MD. Registration: UPMC 1.')
})

test('the page says that the clinic is an approved place, or that it is not, as its certificate says', () => {
  const { ifApprovedPlace, ifNotApprovedPlace } = pregnancyChoices
  const [said, unsaid] = facts.mtpApproved
    ? [ifApprovedPlace, ifNotApprovedPlace]
    : [ifNotApprovedPlace, ifApprovedPlace]
  for (const language of languages) {
    const name = facts.clinicName[language]
    const shown = JSON.stringify(obstetrics(language))
    expect(shown).toContain(said[language].replace('{clinicName}', name))
    expect(shown).not.toContain(unsaid[language].replace('{clinicName}', name))
  }
})

test('sensitive services are listed apart, and the tab is marked', () => {
  const { services, discreet, sensitive } = obstetrics('en')
  expect(services).toHaveLength(3)
  expect(discreet.map(({ id }) => id)).toEqual(['pregnancy-choices'])
  expect(sensitive).toBe(true)
})
