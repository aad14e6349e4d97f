import { expect, test } from 'vitest'
import { collectionWindows, windowStart } from '#clinic/home-collection.ts'
import { bookingDays } from '#clinic/slots.ts'
import { addDays, instantAt } from '#clinic/time.ts'
import { visitFee, visitLength } from './clinic/visit-terms.ts'
import { facts, factValues } from './facts.ts'
import { fill, fillKnown, placeholdersIn } from './format/fill.ts'
import { shortTime, shortWhen } from './format/short-when.ts'
import { type Language, type Localized, languages } from './language.ts'
import { alertMessages } from './messages/alerts.ts'
import type { PatientMessage } from './messages/parts.ts'
import { isForDesk, messages, type PatientTemplate, patientMessages, type Template } from './messages.ts'
import { eatBeforeIn } from './preparation/eat-before-in.ts'
import { sensitive } from './sensitive-words.ts'
import { wordsIn } from './words-in.ts'

/** Every time for which anyone can book, over a whole year. */
const appointmentTimes = bookingDays(
  { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 366, closures: [] },
  [],
  instantAt('2027-01-01', 0),
).flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt))
const visitTimes = Array.from({ length: 366 }, (_, offset) => addDays('2027-01-01', offset)).flatMap((day) =>
  collectionWindows.map(({ from }) => windowStart(day, from)),
)
const longest = (texts: readonly string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a))

const longestValues = (language: Language) => ({
  name: 'Lakshmi Venkataramana Subrahmanyam-Krishnamurthy',
  reference: 'KW-7Q4M-29',
  manageLink: 'https://kamalini.example/m/7Q4M29XT7Q4M',
  bookLink: 'https://kamalini.example/hi/appoitment',
  when: longest([
    ...appointmentTimes.map((startsAt) => shortWhen(language, { kind: 'appointment', startsAt })),
    ...visitTimes.map((startsAt) => shortWhen(language, { kind: 'home-collection', startsAt })),
  ]),
  time: longest(appointmentTimes.map((startsAt) => shortTime(language, startsAt))),
  eatBefore: longest(
    visitTimes.flatMap((startsAt) =>
      [8, 10].map((least) =>
        eatBeforeIn(language, { least, most: least }, startsAt).replaceAll('\u00a0', ' '),
      ),
    ),
  ),
  answerBy: language === 'en' ? 'Monday 16 November at 8:30 pm' : 'सोमवार 16 नवंबर, रात 8:30 बजे',
  callBy: language === 'en' ? 'Monday 16 November at 8:30 pm' : 'सोमवार 16 नवंबर, रात 8:30 बजे',
  refund: '₹12,500',
  doctor: facts.doctors[0].name[language],
  terms: [visitLength(language, 120), visitFee(language, facts.doctors[0])].join(' · '),
  contactRules: language === 'en' ? 'You may call.' : 'कॉल कर सकते हैं।',
})
const values = { en: longestValues('en'), hi: longestValues('hi') }

const patientTemplates = Object.keys(patientMessages) as PatientTemplate[]
const everyTemplate = Object.keys(messages) as Template[]
const patientMessage = (template: PatientTemplate): PatientMessage => patientMessages[template]

/** Each text of a message as it is sent, named by message, language and channel. */
const texts = everyTemplate.flatMap((template) =>
  languages.flatMap((language) => {
    const message = messages[template]
    const { subject, body } = wordsIn(message.email, language)
    // What a phone shows has no space that does not break: worker/compose-message.ts fills it in by itself.
    const onPhone = (text: Localized<string>) => fillKnown(text[language], factValues(language))
    const all: Record<string, string[]> = {
      subject: [subject],
      email: body.map((part) => (typeof part === 'string' ? part : part.text)),
      ...('sms' in message && { sms: [onPhone(message.sms)], whatsapp: [onPhone(message.whatsapp.body)] }),
    }
    return Object.entries(all).flatMap(([channel, parts]) =>
      parts.map((text) => ({
        template,
        language,
        channel,
        text: fill(text, values[language]),
        at: `${template} ${language} ${channel}: ${text}`,
      })),
    )
  }),
)
const places = (guilty: readonly { at: string }[]) => guilty.map(({ at }) => at)

test('there are all messages of all channels to check', () => {
  expect(patientTemplates).toHaveLength(23)
  expect(texts.filter(({ channel }) => channel === 'sms')).toHaveLength(46)
  expect(everyTemplate.filter(isForDesk)).toHaveLength(21)
})

// GSM 03.38, the basic alphabet. One character outside it triples the price of the message.
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

test('an English SMS fits one part, however long the values are', () => {
  const english = texts.filter(({ channel, language }) => channel === 'sms' && language === 'en')
  expect(places(english.filter(({ text }) => text.length > 160))).toEqual([])
  expect(places(english.filter(({ text }) => !gsm.test(text)))).toEqual([])
})

test('a Hindi SMS fits into the stated number of parts', () => {
  const hindi = texts.filter(({ channel, language }) => channel === 'sms' && language === 'hi')
  const partsOf = (template: Template) => patientMessage(template as PatientTemplate).sms.hindiParts
  const room = (parts: number) => (parts === 1 ? 70 : parts * 67)
  const tooLong = hindi.filter(({ template, text }) => text.length > room(partsOf(template)))
  expect(tooLong.map(({ at, text }) => `${text.length} ${at}`)).toEqual([])
  const wasteful = hindi.filter(
    ({ template, text }) => partsOf(template) > 1 && text.length <= room(partsOf(template) - 1),
  )
  expect(places(wasteful)).toEqual([])
})

test('neither an SMS nor a WhatsApp message shows a name, on a locked phone or at all', () => {
  for (const template of patientTemplates) {
    const { sms, whatsapp } = patientMessage(template)
    for (const language of languages)
      expect(placeholdersIn(sms[language] + whatsapp.body[language])).not.toContain('name')
    expect(whatsapp.variables).not.toContain('name')
  }
})

test('only a greeting that can be left out names the patient', () => {
  for (const template of everyTemplate)
    for (const part of messages[template].email.body)
      if (JSON.stringify(part).includes('{name}')) expect(part).toMatchObject({ if: 'named' })
})

test('an alert is about no booking: it has no placeholders and names nobody', () => {
  for (const template of Object.keys(alertMessages) as (keyof typeof alertMessages)[])
    for (const language of languages) {
      const { subject, body } = wordsIn(alertMessages[template].email, language)
      expect(placeholdersIn([subject, ...body].join(' ')), template).toEqual([])
    }
})

test('a WhatsApp template is one that its provider accepts', () => {
  for (const template of patientTemplates) {
    const { body, variables } = patientMessage(template).whatsapp
    for (const language of languages) {
      expect(body[language], template).not.toMatch(/^\s*\{|\}\s*$/)
      expect(placeholdersIn(body[language]), template).toEqual(variables)
      expect(fill(body[language], values[language]).length).toBeLessThanOrEqual(1024)
    }
  }
})

test('a button that the text mentions exists, and the private link is never in the preview text', () => {
  for (const template of patientTemplates) {
    const { body, button } = patientMessage(template).whatsapp
    expect(body.en.includes('Link}'), template).toBe(false)
    if (button === 'none') expect(body.en + body.hi, template).not.toMatch(/button|बटन/)
  }
})

test('both languages have the same placeholders', () => {
  const placesOf = (template: Template, wanted: string, language: Language) =>
    texts
      .filter((each) => each.template === template && each.channel === wanted && each.language === language)
      .flatMap(({ at }) => placeholdersIn(at))
      .sort()
  for (const { template, channel } of texts)
    expect(placesOf(template, channel, 'hi'), `${template} ${channel}`).toEqual(
      placesOf(template, channel, 'en'),
    )
})

test('Hindi is written in Devanagari', () => {
  const hindi = texts.filter(({ language }) => language === 'hi')
  expect(places(hindi.filter(({ text }) => !/[\u0900-\u097F]{3}/.test(text)))).toEqual([])
})

test('no text of any channel reveals why the patient comes', () => {
  expect(places(texts.filter(({ text }) => sensitive.test(text)))).toEqual([])
})

test.each([
  'Your blood test is ready',
  'Department of Gynaecology',
  'your psychiatry visit',
  'Home collection tomorrow',
  'आपकी जाँच कल है',
  'स्त्री रोग विभाग',
  'मन की बात',
  'aapki jaanch kal hai',
])('“%s” would reveal it', (text) => {
  expect(text).toMatch(sensitive)
})

test.each([
  'our latest news',
  'available today',
  'Your appointment is tomorrow',
  'हमन तो',
])('“%s” reveals nothing', (text) => {
  expect(text).not.toMatch(sensitive)
})

test('no message asks the patient for a reply, which would stay readable on the phone', () => {
  const asks = /\brepl(?:y|ies)\b|\brespond\b|answer this|write back|जवाब दें(?!गे)|जवाब भेज|रिप्लाई|लौटती/i
  expect(places(texts.filter(({ template, text }) => !isForDesk(template) && asks.test(text)))).toEqual([])
})

test('a message that may lead to a call says first how the patient may be contacted', () => {
  const calls = everyTemplate.filter((template) =>
    /^desk-(appointment|home-collection|lab-test)-new$|^desk-(to-confirm|message-undelivered)$/.test(
      template,
    ),
  )
  expect(calls).toHaveLength(5)
  for (const template of calls)
    expect(JSON.stringify(messages[template].email.body[0]), template).toContain('{contactRules}')
})

test('messages to the clinic contain neither names nor private links', () => {
  for (const template of everyTemplate.filter(isForDesk))
    expect(JSON.stringify(messages[template])).not.toMatch(/\{(?:name|manageLink|refund)\}/)
})

test('a message about a cancellation links to a public page, never to the private link', () => {
  for (const template of patientTemplates.filter((each) => each.includes('cancelled'))) {
    const { email, sms } = patientMessage(template)
    expect(JSON.stringify([email, sms])).not.toContain('{manageLink}')
    expect(JSON.stringify(email)).toContain('{bookLink}')
  }
})
