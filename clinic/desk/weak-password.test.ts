import { expect, test } from 'vitest'
import { isWeakPassword } from './weak-password.ts'

const meera = ['Meera Joshi', 'meera.joshi@kamalini.example', 'Kamalini Women’s Clinic']

test.each([
  'aaaaaaaaaaaa',
  'abababababab',
  'password1234',
  'Password@2026',
  'P@ssw0rdP@ssw0rd',
  'qwertyuiop12',
  '123456789012',
  'iloveyou2026!',
  'welcomewelcome',
  'jaishriram108',
  'meera.joshi@kamalini.example',
  'MeeraJoshi2026',
  'kamalini-clinic-1',
])('%s is refused', (password) => {
  expect(isWeakPassword(password, meera)).toBe(true)
})

test.each([
  'three red buffaloes',
  'laal bhains nadi paar',
  'xK7-qpzw-93mt',
  'मेरी भैंस काली नदी पार',
  'meera eats yellow mango',
  'k4f9-t2vw-8xqz-h3mp',
])('%s is accepted', (password) => {
  expect(isWeakPassword(password, meera)).toBe(false)
})
