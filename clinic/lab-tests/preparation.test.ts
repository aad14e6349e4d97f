import { expect, test } from 'vitest'
import { fastingHours, needsFasting, type PreparationCode, preparationCodes } from './preparation.ts'

const prepared = (...codes: PreparationCode[]) => codes.map((preparation) => ({ preparation }))

test('only four kinds of preparation mean fasting', () => {
  expect(prepared(...preparationCodes).filter(needsFasting)).toEqual(
    prepared('fasting-8', 'fasting-10', 'fasting-morning', 'glucose-tolerance'),
  )
})

test('sugar with cholesterol means the longer fast of the two', () => {
  expect(fastingHours(prepared('none', 'fasting-8', 'fasting-10'))).toEqual({ least: 10, most: 12 })
  expect(fastingHours(prepared('fasting-8'))).toEqual({ least: 8, most: 10 })
})

test('without a fasting test the patient may eat', () => {
  expect(fastingHours(prepared('none', 'biotin', 'glucose-drink'))).toBeNull()
  expect(fastingHours([])).toBeNull()
})
