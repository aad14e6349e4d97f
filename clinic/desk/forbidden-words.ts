/**
 * The Pre-Conception and Pre-Natal Diagnostic Techniques Act, section 5(2), forbids revealing the sex of an unborn
 * child "by words, signs or in any other manner". Every text from the desk to a patient is therefore searched, in
 * English, Hindi and Hindi in Latin letters. The search finds plain words only. A hint, a name, a picture, an agreed
 * code word, a misspelling or another language passes: it helps an honest writer and cannot stop a dishonest one.
 */
type Finding =
  | 'free'
  /** May be innocent, such as a child who is born: the writer must look again. */
  | 'ask'
  /** Reveals the sex: cannot be sent. */
  | 'never'

const word = (...forms: string[]) => `(?<![\\p{L}\\p{M}])(?:${forms.join('|')})(?![\\p{L}\\p{M}])`

const sexes = [
  'boys?|girls?|sons?|daughters?|males?|females?|xx|xy',
  'la[dr]h?k[aei]|la[dr]h?kiyan?|bet[aei]|put(?:h)?r[ai]?|kanya',
  'लड़का|लड़की|लड़के|बेटा|बेटी|बेटे|पुत्र|पुत्री|कन्या|नर|मादा|मेल|फीमेल',
]
const unborn = [
  'f(?:o)?etus|f(?:o)?etal|unborn|womb|ultra-?sound|sonography|usg|nipt|embryo',
  'bh?ru+n|kokh|garbh (?:me|mein|main|ka|ki|ke)|pet (?:me|mein|main)',
  'भ्रूण|कोख|गर्भस्थ|गर्भ (?:में|मे|का|की|के)|पेट (?:में|मे)|अल्ट्रासाउंड|सोनोग्राफी',
]
const child = ['bab(?:y|ies)|child|infant', 'bac+h?(?:ch)?[ae]|shishu', 'बच्चा|बच्चे|शिशु|बेबी']
const pregnancy = [
  'pregnan\\p{L}*|expecting|scans?',
  'garbh\\p{L}*|pregnent',
  '(?:गर्भ|प्रेग)[\\p{L}\\p{M}]*|स्कैन',
]
const askedSex = ['sex|gender', 'ling|ling jaanch|ling janch', 'लिंग']
/** Sweets, colours and greetings that stand for a sex. */
const codes = [
  'laddu|laddoo|ladoo|barfi|jalebi|peda|pink|blue|jai mata di|jai shri? krishna',
  'लड्डू|बर्फी|जलेबी|पेड़ा|गुलाबी|नीला|जय माता दी|जय श्री कृष्ण',
]
const emoji = '👦|👧'

/** People and places named after a sex: "female doctor", "Girls' School". They reveal nothing about a child. */
const innocent = [
  "(?:fe)?males?'? (?:doctors?|gyn[a-z]*|nurses?|staff|attendants?|radiologists?|sonologists?|technicians?|wards?)",
  "(?:girls?|boys?)'?s? (?:(?:high|inter|public|primary|degree) )?(?:schools?|colleges?|hostels?)",
  '(?:फीमेल|मेल) (?:डॉक्टर|नर्स|स्टाफ|वार्ड)|कन्या (?:विद्यालय|पाठशाला|इंटर कॉलेज|महाविद्यालय)',
  'kanya (?:vidyalaya?|pathshala|inter college|mahavidyalaya?)',
]

const plain = (text: string) =>
  text
    .normalize('NFD')
    // Most people type without the nukta. Invisible joiners are removed, because they would split a word for the search
    // alone.
    .replace(/[\u093c\u200b-\u200f\u2060\ufeff]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[^\S\n]+/g, ' ')

const pattern = (source: string) =>
  new RegExp(plain(source).replaceAll('\\p{l}', '\\p{L}').replaceAll('\\p{m}', '\\p{M}'), 'u')

const [sex, womb, born, pregnant] = [sexes, unborn, child, pregnancy].map((forms) => word(...forms)) as [
  string,
  string,
  string,
  string,
]
const together = (a: string, b: string) => [`${a}.*${b}`, `${b}.*${a}`]

const never = [
  ...together(womb, `(?:${sex}|${emoji})`),
  `${word('it is', "it's", 'its', 'having', 'expecting', 'will have', 'carrying')} (?:a |an )?(?:baby )?${word(sexes[0]!)}`,
  `${born}(?: is| will be| are|'s)(?: a| an)? ${word(sexes[0]!)}`,
  `${born} (?:ek |एक )?${sex} (?:hai|h|hain|hoga|hogi|है|हैं|होगा|होगी)`,
  `${sex} (?:hi |ही )?${word('hoga|hogi|hone wal[aie]', 'होगा|होगी|होने वाल[ाीे]')}`,
].map(pattern)

const ask = [
  ...together(born, `(?:${sex}|${emoji})`),
  ...together(pregnant, `(?:${sex}|${emoji})`),
  ...together(word(...askedSex), `(?:${womb}|${born}|${pregnant}|${word('test|jaanch|janch|जांच|जाँच|टेस्ट')})`),
  ...together(word(...codes), `(?:${womb}|${born}|${pregnant})`),
].map(pattern)

const calledAfterASex = new RegExp(pattern(word(...innocent)), 'gu')

/** Looks at one sentence at a time: a daughter in one and a scan in the next reveal nothing. */
export function findForbiddenWords(text: string): Finding {
  const sentences = plain(text)
    .replaceAll(calledAfterASex, '')
    .split(/[.!?।\n]+/)
  const has = (patterns: RegExp[]) => sentences.some((one) => patterns.some((each) => each.test(one)))
  return has(never) ? 'never' : has(ask) ? 'ask' : 'free'
}
