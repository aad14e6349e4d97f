import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * No text addresses its reader as a woman or a man: no Hindi verb that is addressed to the reader has a gender.
 * करें, लिखें, चाहें तो, आना है, आपका हक़ है have none; आप आती हैं, आप आते हैं, पूछ सकते हैं have one.
 */
const letters = '\\u0900-\\u097f'
const word = (...forms: string[]) => `(?<![${letters}])(?:${forms.join('|')})(?![${letters}])`
const anyLetters = `[${letters}]*`

/** आप as the subject of its clause; "अपने आप" (by itself) is another word. */
const you = new RegExp(`(?<!अपने )${word('आप')}(?! पर)`)
/** A verb with a gender; गर्भवती (pregnant) is none. After the singular है stands somebody else. */
const gendered = new RegExp(
  `${word(
    `(?!गर्भवती)${anyLetters}(?:ते|ती)`,
    'रहे',
    'रही',
    'चुके',
    'चुकी',
    'गए',
    'गई',
    'आए',
    'आई',
    `${anyLetters}(?:ेंगे|ेंगी|एँगे|एँगी)`,
  )}(?! है(?![${letters}]))`,
)
/** What a person does, left to the reader where nobody is named: पूछ सकते हैं. */
const deeds = [
  'कर',
  'पूछ',
  'पी',
  'खा',
  'आ',
  'लिख',
  'खोज',
  'देख',
  'ले',
  'दे',
  'चुन',
  'बदल',
  'माँग',
  'पढ़',
  'रुक',
  'मिल',
]
const may = new RegExp(
  `${word(...deeds, `(?<!(?:ए|ा|ी|े) )जा`)}(?: भी| नहीं)? ${word('सकते', 'सकती')} ${word('हैं', 'हों')}|${word('चाहते', 'चाहती', 'चाहेंगे', 'चाहेंगी')}`,
)

/** Subjects other than the reader. */
const others = [
  ...['हम', 'वे', 'ये', 'डॉक्टर', 'नर्स', 'मालिक', 'लोग', 'दूसरे लोग', 'महिलाएँ', 'लड़कियाँ', 'बच्चे', 'पति-पत्नी'],
  // Things that come by themselves.
  ...['आँसू', 'विचार', 'बदलाव', 'आवाज़ें', 'संदेश', 'प्लान'],
]
const other = new RegExp(word(...others))

const sentences = (text: string) => text.split(/[।?!\n]|\. /)
const clauses = (text: string) => sentences(text).flatMap((sentence) => sentence.split(/[,;:–“”]/))

const isAddressed = (clause: string): boolean => {
  const at = clause.search(you)
  if (at >= 0) return gendered.test(clause.slice(at))
  return false
}
const isLeftToReader = (sentence: string): boolean =>
  may.test(sentence) && !you.test(sentence) && !other.test(sentence)

const addressed = (text: string): string[] => [
  ...clauses(text).filter(isAddressed),
  ...sentences(text).filter(isLeftToReader),
]

/** The texts of a file as they stand in its source: not all of them are exported. */
const hindiIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
    .map(([, quoted, template]) => quoted ?? template ?? '')
    .filter((text) => /[\u0900-\u097f]/.test(text))

test.each([
  'आप डॉक्टर से अकेले बात कर सकते हैं।',
  'आप कह सकती हैं कि सैंपल कोई महिला ले।',
  'यह आप तय करते हैं',
  'क्या आप उन्हें साथ रखना चाहेंगी?',
  'अगर आप नहीं आते, तो 12 महीने',
  'यह आप पहले ही भेज चुके हैं',
  'आप क्यों आए हैं',
  'सादा पानी पी सकते हैं।',
  'खाकर आ सकती हैं; 2 घंटे बाद सैंपल',
])('%s is addressed to a man or to a woman', (text) => {
  expect(addressed(text)).not.toEqual([])
})

test.each([
  'आप चाहें तो कल आएँ।',
  'हम आपको कॉल कर सकते हैं।',
  'डॉक्टर बता सकती हैं कि क्या करें।',
  'कुछ तकलीफ़ें अपने आप ठीक हो जाती हैं।',
  'सवाल पूछे जा सकते हैं।',
  'आपसे कोई नहीं पूछेगा।',
  'जब तक आप समझ न लें, कुछ तय नहीं होता',
])('%s is addressed to anybody', (text) => {
  expect(addressed(text)).toEqual([])
})

test('no Hindi text gives its reader a gender', () => {
  const files = globSync(['content/**/*.ts', 'clinics/*/words.ts']).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const texts = files.flatMap((file) => hindiIn(file).map((text) => ({ file, text })))
  expect(texts.length).toBeGreaterThan(3000)
  const found = texts.flatMap(({ file, text }) => addressed(text).map((part) => `${file}: ${part.trim()}`))
  expect(found).toEqual([])
})
