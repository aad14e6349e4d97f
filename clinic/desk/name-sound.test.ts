import { expect, test } from 'vitest'
import { isSpelledSo, nameDistance, namePartsOf } from './name-sound.ts'

const near = (typed: string, name: string) => nameDistance(namePartsOf(typed), name)

test.each([
  ['Asha', 'Aasha Verma'],
  ['Asha', 'आशा वर्मा'],
  ['आशा', 'Asha Verma'],
  ['verma', 'आशा वर्मा'],
  ['Varma', 'Asha Verma'],
  ['asha v', 'आशा वर्मा'],
  ['Verma Asha', 'Asha Verma'],
  ['Laxmi', 'Lakshmi Devi'],
  ['लक्ष्मी', 'Laxmi Devi'],
  ['उषा', 'Usha Rani'],
  ['उशा', 'उषा रानी'],
  ['Seeta', 'Sita Ram'],
  ['Choudhury', 'चौधरी'],
  ['Chaudhary', 'Neha Choudhry'],
  ['Champa', 'चंपा देवी'],
  ['Gyanvati', 'ज्ञानवती'],
  ['Wasim', 'वसीम'],
  ['Zoya', 'ज़ोया'],
  ['Esha', 'ईशा'],
  ['Aishwarya', 'ऐश्वर्या राय'],
  ['Smt. Asha', 'Asha Verma'],
])('%s finds %s', (typed, name) => {
  expect(near(typed, name)).not.toBeNull()
})

test.each([
  ['Asha', 'Usha Rani'],
  ['Asha Sharma', 'Asha Verma'],
  ['Verma', 'Sharma'],
  ['Neha', 'Meena'],
])('%s does not find %s', (typed, name) => {
  expect(near(typed, name)).toBeNull()
})

test('the nearest spelling comes first', () => {
  expect(near('Asha', 'Asha Verma')).toBe(0)
  expect(near('Ash', 'Asha Verma')).toBe(1)
  expect(near('Asha', 'Ashi')).toBe(2)
  expect(near('Asha', 'Asif Khan')).toBe(3)
})

test('a match is exact in spelling, or only in sound', () => {
  expect(isSpelledSo('komal', 'Komal Gupta')).toBe(true)
  expect(isSpelledSo('Gup Komal', 'Komal Gupta')).toBe(true)
  expect(isSpelledSo('कमला', 'कमला देवी पांडेय')).toBe(true)
  expect(isSpelledSo('komal', 'Kamla Mishra')).toBe(false)
  expect(isSpelledSo('komal', 'कमला देवी पांडेय')).toBe(false)
})
