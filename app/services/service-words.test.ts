import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { languages } from '#content/language.ts'
import type { ServiceTab } from '#content/schema.ts'
import { gynaecologyPage } from '#content/services/gynaecology/page.ts'
import { pregnancyChoices } from '#content/services/gynaecology/pregnancy-choices.ts'
import { psychiatricPage } from '#content/services/psychiatric/page.ts'
import { gynaecologyTabIn } from './gynaecology-words.ts'
import { psychiatricTabIn } from './psychiatric-words.ts'

const tabOf = (tabs: readonly ServiceTab[], id: string) => tabs.find((tab) => tab.id === id)!
const obstetrics = (language: 'en' | 'hi') => {
  const words = gynaecologyTabIn(language, 'obstetrics', tabOf(gynaecologyPage.tabs, 'obstetrics'))
  if (words.kind !== 'obstetrics') throw new Error('another tab')
  return words
}
const treatments = () => {
  const words = psychiatricTabIn('en', 'treatments', tabOf(psychiatricPage.tabs, 'treatments'))
  if (words.kind !== 'treatments') throw new Error('another tab')
  return words
}

test('a card at the head of the tab is only linked from its items, every other one is shown in full', () => {
  const care = Object.fromEntries(treatments().conditions.map(({ id, care }) => [id, care]))
  const short = (id: string) =>
    care[id]?.map(({ card, isAbove }) => `${card.id} ${isAbove ? 'above' : 'here'}`)
  expect(short('depression')).toEqual(['crisis above'])
  expect(short('drug-deaddiction')).toEqual(['crisis above', 'alcohol-drug here'])
  expect(short('anxiety-disorders')).toEqual(['chest-pain here'])
})

test('the sections on suicidal thoughts and postpartum depression show the numbers themselves', () => {
  const inFull = treatments().conditions.filter(({ careCardsInFull }) => careCardsInFull)
  expect(inFull.map(({ id }) => id)).toEqual(['suicidal-thoughts', 'postpartum-depression'])
  for (const { care } of inFull) {
    expect(care.every(({ isAbove }) => !isAbove)).toBe(true)
    expect(care.flatMap(({ card }) => card.phones.map(({ href }) => href))).toContain('tel:112')
  }
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
