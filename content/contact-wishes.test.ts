import { expect, test } from 'vitest'
import { contactWishes, sayToOthers } from './contact-wishes.ts'
import { callScript } from './desk/call-script.ts'
import { reachWords } from './desk/reach.ts'
import { languages } from './language.ts'

test.each(
  languages,
)('without words of the patient, form and desk both promise silence, in %s', (language) => {
  const silence = { en: /nothing and hang up/, hi: /कुछ कहे बिना फ़ोन रख/ }[language]
  expect(contactWishes.wordsHint[language]).toMatch(silence)
  expect(sayToOthers(language, null)).toMatch(silence)
})

test('the desk uses the words that the patient gave, and no pretext of ours', () => {
  expect(sayToOthers('en', 'It is about the school.')).toBe('Say “It is about the school”, and nothing more.')
  expect(JSON.stringify([reachWords, callScript, contactWishes])).not.toMatch(/wrong number|ग़लत नंबर/i)
})
