import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { languages } from '#content/language.ts'
import { questions } from '#content/questions/questions.ts'
import type { ServiceTab } from '#content/schema.ts'
import { gynaecologyPage } from '#content/services/gynaecology/page.ts'
import { pregnancyChoices } from '#content/services/gynaecology/pregnancy-choices.ts'
import { counselling } from '#content/services/psychiatric/counselling.ts'
import { psychiatricPage } from '#content/services/psychiatric/page.ts'
import { conditions } from '#content/services/psychiatric/treatments.ts'
import { URGENT_CONDITION } from '../prerendered.ts'
import { siteLinkIn } from '../search/site-index.ts'
import { conditionData } from './condition-data.ts'
import { articleIn, rowsIn } from './service-data.ts'
import { whoTreatsIn } from './who-treats.ts'

const tabOf = (tabs: readonly ServiceTab[], id: string) => tabs.find((tab) => tab.id === id)!
const women: readonly ServiceTab[] = gynaecologyPage.tabs
const mind: readonly ServiceTab[] = psychiatricPage.tabs

test('a card at the head of the tab is only linked from its articles, every other one is shown in full', () => {
  const short = (id: string) => {
    const item = counselling.find((one) => one.id === id)!
    const { careCards, careAbove } = articleIn('en', tabOf(mind, 'counselling'), item)
    return [careCards.map((card) => card.id), careAbove.map((card) => card.id)]
  }
  expect(short('family-counselling')).toEqual([[], ['violence']])
  expect(short('drug-de-addiction-counselling')).toEqual([['alcohol-drug'], []])
})

test('the pages of gynaecology lead to every question, those of psychiatry to every condition', () => {
  const rows = (tabs: readonly ServiceTab[]) => tabs.flatMap((tab) => rowsIn('en', tab)).map(({ id }) => id)
  const leads = new Set<string>(rows(women))
  expect(questions.filter(({ id }) => !leads.has(`question:${id}`)).map(({ id }) => id)).toEqual([])
  expect(rowsIn('en', tabOf(mind, 'treatments')).map(({ href }) => href)).toEqual(
    conditions.map(({ slug }) => `/service/treatments/${slug}`),
  )
})

test('every row leads to a page of the site, in a few words', () => {
  for (const tab of [...women, ...mind]) {
    for (const { to } of tab.rows) expect(siteLinkIn('en', to), to).not.toBeNull()
    for (const language of languages)
      for (const { id, title, under } of rowsIn(language, tab))
        expect([id, Math.max(title.length, under.length) <= 44]).toEqual([id, true])
  }
})

test('the page of a condition has all of its text', () => {
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

test('help comes before the signs where a mother may be in danger, and thoughts of ending life have a page of their own', () => {
  const first = conditions.filter((condition) => conditionData('en', condition, []).isHelpFirst)
  expect(first.map(({ id }) => id)).toEqual(['postpartum-depression'])
  expect(conditions.find(({ slug }) => slug === URGENT_CONDITION)?.id).toBe('suicidal-thoughts')
})

test('a page names who treats, or says that no name is published yet', () => {
  expect(whoTreatsIn('en')).toContain('does not yet name the doctor')
  const text = (words: string) => ({ en: words, hi: words })
  const doctor = { name: text('Dr. Asha Rao'), qualifications: text('MD'), registration: text('UPMC 1') }
  expect(whoTreatsIn('en', doctor)).toBe('You are seen by Dr. Asha Rao, MD. Registration: UPMC 1.')
})

test('the page says whether the clinic is an approved place, as its certificate says', () => {
  const { ifApprovedPlace, ifNotApprovedPlace } = pregnancyChoices
  const [said, unsaid] = facts.mtpApproved
    ? [ifApprovedPlace, ifNotApprovedPlace]
    : [ifNotApprovedPlace, ifApprovedPlace]
  for (const language of languages) {
    const name = facts.clinicName[language]
    const shown = JSON.stringify(articleIn(language, tabOf(women, 'obstetrics'), pregnancyChoices))
    expect(shown).toContain(said[language].replace('{clinicName}', name))
    expect(shown).not.toContain(unsaid[language].replace('{clinicName}', name))
  }
})
