import type { ContactPreferences } from '#clinic/contact-preferences.ts'
import { offeredHours } from '#clinic/contact-preferences.ts'
import { shownLanguage } from '#content/clinic/shown-languages.ts'
import { facts, servedPincodes } from '#content/facts.ts'
import type { Language } from '#content/language.ts'
import type { Chance } from './chance.ts'

/** The contact choices of a form. */
type ContactAnswers = {
  contactCall: 'only-me' | 'yes' | 'write-only' | 'never'
  contactHours?: string
  bySms?: true
  byWhatsapp?: true
  remindByEmail?: true
  sharedPhone?: true
}

/** Wishes after booking, which the form does not offer: own hours, words for other people on the phone. */
type LaterWish = Pick<ContactPreferences, 'hours' | 'wordsForOthers'>

/** An invented person. */
export type Patient = {
  name: string
  phone: string
  email: string | null
  language: Language
  age: number
  contact: ContactAnswers
  later: LaterWish | null
  home: { address: string; landmark: string | null; city: string; pincode: string }
}

const firstNames = [
  ['Asha', 'आशा'],
  ['Sunita', 'सुनीता'],
  ['Farah', 'फ़राह'],
  ['Meenu', 'मीनू'],
  ['Pooja', 'पूजा'],
  ['Anjali', 'अंजलि'],
  ['Shabana', 'शबाना'],
  ['Geeta', 'गीता'],
  ['Neha', 'नेहा'],
  ['Kiran', 'किरण'],
  ['Rubina', 'रुबीना'],
  ['Savita', 'सविता'],
  ['Priyanka', 'प्रियंका'],
  ['Usha', 'उषा'],
  ['Nasreen', 'नसरीन'],
  ['Manju', 'मंजू'],
  ['Ritu', 'रितु'],
  ['Sangeeta', 'संगीता'],
  ['Zoya', 'ज़ोया'],
  ['Lakshmi', 'लक्ष्मी'],
  ['Divya', 'दिव्या'],
  ['Seema', 'सीमा'],
  ['Harpreet', 'हरप्रीत'],
  ['Mary', 'मैरी'],
  ['Preeti', 'प्रीति'],
  ['Shalini', 'शालिनी'],
  ['Urmila', 'उर्मिला'],
  ['Aisha', 'आयशा'],
  ['Bhavna', 'भावना'],
  ['Jyoti', 'ज्योति'],
] as const

const lastNames = [
  ['Verma', 'वर्मा'],
  ['Devi', 'देवी'],
  ['Khan', 'ख़ान'],
  ['Yadav', 'यादव'],
  ['Mishra', 'मिश्रा'],
  ['Gupta', 'गुप्ता'],
  ['Ansari', 'अंसारी'],
  ['Singh', 'सिंह'],
  ['Pandey', 'पांडेय'],
  ['Begum', 'बेगम'],
  ['Kumari', 'कुमारी'],
  ['Chaurasia', 'चौरसिया'],
  ['Nishad', 'निषाद'],
  ['Kaur', 'कौर'],
  ['Dubey', 'दुबे'],
  ['Soni', 'सोनी'],
  ['Siddiqui', 'सिद्दीक़ी'],
  ['Maurya', 'मौर्य'],
] as const

const streets = [
  ['4 Lotus Lane', '4 कमल गली'],
  ['House 21, second lane', 'मकान 21, दूसरी गली'],
  ['Flat 302, Shanti Apartments', 'फ़्लैट 302, शांति अपार्टमेंट'],
  ['17/3 Old Market', '17/3 पुराना बाज़ार'],
  ['Near the water tank, house 8', 'पानी की टंकी के पास, मकान 8'],
  ['C-56 Railway Quarters', 'सी-56 रेलवे क्वार्टर'],
] as const

const landmarks = [
  'Behind the primary school',
  'सब्ज़ी मंडी के सामने',
  'Blue gate, second floor',
  'हनुमान मंदिर के पास',
]

/** The patient's words for anyone else who answers. */
const wordsForOthers = [
  'Say that the tailor is calling',
  'कहिए कि सिलाई वाली दीदी का फ़ोन है',
  'Say nothing, I will call back',
]

type WishName = keyof typeof wishes
/** Contact wishes: every choice of the forms. */
const wishes = {
  whatsapp: { contactCall: 'only-me', byWhatsapp: true },
  sms: { contactCall: 'yes', bySms: true },
  email: { contactCall: 'only-me', remindByEmail: true },
  'call-only': { contactCall: 'only-me' },
  'write-only': { contactCall: 'write-only', byWhatsapp: true },
  hours: { contactCall: 'yes', bySms: true },
  shared: { contactCall: 'only-me', bySms: true, sharedPhone: true },
  words: { contactCall: 'only-me', byWhatsapp: true },
  everything: { contactCall: 'yes', bySms: true, byWhatsapp: true, remindByEmail: true },
  never: { contactCall: 'never' },
} satisfies Record<string, ContactAnswers>

const wishWeights: readonly (readonly [number, WishName])[] = [
  [30, 'whatsapp'],
  [18, 'sms'],
  [10, 'email'],
  [12, 'call-only'],
  [8, 'write-only'],
  [7, 'hours'],
  [5, 'shared'],
  [4, 'words'],
  [3, 'everything'],
  [3, 'never'],
]

/** One of the clinic's sessions, where patients may choose among several. */
function hoursWish(chance: Chance): { contactHours?: string } {
  const [, ...sessions] = offeredHours(facts.sessions)
  return sessions.length > 0 ? { contactHours: chance.pick(sessions) } : {}
}

/** A number without an owner: no operator assigns this series. */
const phoneOf = (index: number) => `600000${String(index).padStart(4, '0')}`

function nameOf(chance: Chance): { name: string; latin: string; language: Language } {
  const [first, last] = [chance.pick(firstNames), chance.pick(lastNames)]
  const script = chance.inHundred(50) ? 1 : 0
  // Many people have only one name.
  const name = chance.inHundred(12) ? first[script] : `${first[script]} ${last[script]}`
  const speaksHindi = script === 1 ? chance.inHundred(92) : chance.inHundred(35)
  return {
    name,
    latin: `${first[0]}.${last[0]}`.toLowerCase(),
    language: shownLanguage(speaksHindi ? 'hi' : 'en'),
  }
}

function homeOf(chance: Chance, language: Language) {
  const pincode = chance.pick(servedPincodes)
  const area = facts.servedAreas[pincode]![language]
  return {
    address: `${chance.pick(streets)[language === 'hi' ? 1 : 0]}, ${area}`,
    landmark: chance.inHundred(40) ? chance.pick(landmarks) : null,
    city: facts.city[language],
    pincode,
  }
}

/** The person with this number. */
function personAt(chance: Chance, index: number): Patient {
  const own = chance.of(`person ${index}`)
  const { name, latin, language } = nameOf(own)
  // The first people have one wish each, so that every wish occurs.
  const wish = Object.keys(wishes)[index] as WishName | undefined
  const chosen = wish ?? own.weighed(wishWeights)
  const contact: ContactAnswers = { ...wishes[chosen], ...(chosen === 'hours' && hoursWish(own)) }
  const hasEmail =
    contact.remindByEmail || (chosen !== 'call-only' && chosen !== 'never' && own.inHundred(35))
  return {
    name,
    phone: phoneOf(index),
    email: hasEmail ? `${latin}.${index}@mail.example` : null,
    language,
    age: own.between(19, 67),
    contact,
    later:
      chosen === 'words'
        ? { hours: { from: '11:00', until: '16:30' }, wordsForOthers: own.pick(wordsForOthers) }
        : null,
    home: homeOf(own, language),
  }
}

/** How many people the clinic knows. The pictures of the README use a later number. */
const PEOPLE = 700

export const peopleOf = (chance: Chance): Patient[] =>
  Array.from({ length: PEOPLE }, (_, index) => personAt(chance, index))
