import { expect, test } from 'vitest'
import { fastingHours, type PreparationCode } from '#clinic/lab-tests/preparation.ts'
import { calendar } from '../format/calendar.ts'
import type { Language } from '../language.ts'
import { wordsIn } from '../words-in.ts'
import { eatBefore } from './eat-before.ts'
import { otherPreparation } from './other-preparation.ts'
import { preparation } from './words.ts'

const tuesday = (clock: string) => new Date(`2026-11-17T${clock}:00+05:30`)
const said = (language: Language, code: PreparationCode, startsAt: Date | null) => {
  const hours = fastingHours([{ preparation: code }])!
  return eatBefore(wordsIn(preparation, language), wordsIn(calendar, language), hours, startsAt).replaceAll(
    '\u00a0',
    ' ',
  )
}

test('fasting is described with the evening before', () => {
  expect(said('en', 'fasting-8', tuesday('10:00'))).toBe('Eat before 10:00 pm on Monday')
  expect(said('hi', 'fasting-10', tuesday('18:00'))).toBe('मंगलवार सुबह 8:00 से पहले खाना खा लें')
})

test('while no time is chosen, the hours are shown', () => {
  expect(said('en', 'fasting-10', null)).toBe('Nothing but water for 10–12 hours before')
})

test.each([
  ['none', null],
  ['any-time', null],
  ['fasting-8', null],
  ['biotin', 'Tell us if you take biotin (for hair or skin)'],
  ['glucose-tolerance', 'Nothing but water for 8–10 hours before; you stay for the whole test'],
] as const)('besides an empty stomach, %s asks for %s', (code, expected) => {
  expect(otherPreparation('en', { preparation: code })).toBe(expected)
})
