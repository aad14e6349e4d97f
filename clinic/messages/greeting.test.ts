import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greetingName } from './greeting.ts'

test.each([
  'Asha Verma',
  'asha',
  'A. K. Sharma',
  'Dr. Meera Iyer',
  'Smt. Kamala Devi',
  'Md. Imran Khan',
  'Mary-Ann D’Souza',
  "Siobhan O'Brien",
  'Venkata Narasimha Raju Varma',
  'Subrahmanyam-Krishnamurthy',
  'आशा वर्मा',
  'डॉ. मीरा अय्यर',
  'श्रीमती कमला देवी',
  'क्\u200dषमा',
  'ஆஷா',
  'عائشة',
])('“%s” is greeted', (name) => {
  expect(greetingName(name)).toBe(name)
})

test.each([
  'Your KYC expired. Update at kyc-verify.evil.example today or your account closes. Thank you',
  'kyc-verify.evil.example',
  'evil.example',
  'www evil com',
  'evil dot com',
  'Call now',
  'Pay your bill today',
  'Update. Verify. Pay.',
  'expired. Asha',
  'Asha.Verma',
  '.Asha',
  'Asha..',
  '-Asha',
  'Asha-',
  'asha@example.in',
  'https://evil.example',
  'Asha 9800000001',
  'Asha, call me',
  'Asha!',
  'Asha\nVerma',
  'One Two Three Four Five',
  'kycverifyevilexampledotcom',
  'A'.repeat(41),
  'आपका खाता बंद है',
  'अभी कॉल करें',
  'aapka bank account',
  ' Asha',
  '',
])('“%s” is not', (name) => {
  expect(greetingName(name)).toBeNull()
})

const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.webUrl(),
  fc.emailAddress(),
  fc.domain(),
  fc.ipV4(),
  fc
    .array(fc.oneof(fc.constantFrom('Asha', 'A.', 'Dr.', 'आशा', '-', '.', "'", 'now', ''), fc.domain()), {
      maxLength: 6,
    })
    .map((words) => words.join(' ')),
)

test('a greeting is short, with four words at most and nothing to tap or dial, whatever was typed', () => {
  fc.assert(
    fc.property(anything, (name) => {
      const greeted = greetingName(name)
      if (greeted === null) return
      expect(greeted).toBe(name)
      expect(greeted.length).toBeLessThanOrEqual(40)
      expect(greeted.split(/\s/).length).toBeLessThanOrEqual(4)
      expect(greeted.replaceAll(/\u200c|\u200d/g, '')).not.toMatch(/[^\p{L}\p{M} .'’-]/u)
      // A dot ends a word, and the word is an initial or a title: not a URL, not a sentence.
      expect(greeted).not.toMatch(/\.[^ ]|[\p{L}\p{M}]{9,}\.|^\.|\.\./u)
    }),
    { numRuns: 5000 },
  )
})

test('no e-mail address and no link is ever used as a greeting', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.emailAddress(), fc.domain(), fc.ipV4()), (text) => {
      expect(greetingName(text)).toBeNull()
      expect(greetingName(`Asha ${text}`)).toBeNull()
    }),
    { numRuns: 2000 },
  )
})

test('a name with more in it than a name is stored, but not used in a greeting', () => {
  for (const name of ['S/o Ram', 'Asha (mother)', 'Asha, Ram']) expect(greetingName(name)).toBeNull()
})
