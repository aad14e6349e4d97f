import { expect, test } from 'vitest'
import { suggestsDanger } from './danger-words.ts'

test.each([
  'I want to die',
  'i dont want to live anymore',
  'I might kill myself tonight',
  'My husband is beating me, please help',
  'she took too many sleeping pills',
  'I am 7 months and bleeding heavily',
  'The baby is not moving since morning',
  'mai marna chahti hu',
  'Main jeena nahi chahti',
  'khudkushi ke khayal aate hain',
  'pati roz maarta hai',
  'usne zeher kha liya',
  'bahut khoon aa raha hai',
  'मैं मरना चाहती हूँ',
  'आत्महत्या के विचार आते हैं',
  'मेरा जीने का मन नहीं करता',
  'उसने ज़हर खा लिया है',
  'पति मुझे रोज़ मारता है',
  'बहुत ख़ून आ रहा है',
  'साँस नहीं आ रही',
])('shows the card for: %s', (text) => expect(suggestsDanger(text)).toBe(true))

test.each([
  'What are your opening hours?',
  'I would like to book a blood test for my mother',
  'Do you do vaccination for my daughter?',
  'Can I come without my husband?',
  'My husband and I want to meet the doctor',
  'I am dying to know the price, haha',
  'क्या आप रविवार को खुले हैं?',
  'मुझे थायरॉइड का टेस्ट कराना है',
  'mujhe appointment chahiye',
  'pati ke saath aana zaroori hai kya',
])('stays calm for: %s', (text) => expect(suggestsDanger(text)).toBe(false))
