import { expect, test } from 'vitest'
import { confirmation } from '#content/confirmation.ts'
import { facts } from '#content/facts.ts'
import { fieldErrors } from '#content/fields/errors.ts'
import { serviceErrors } from '#content/forms.ts'
import { type Language, languages, type Text } from '#content/language.ts'
import { findBooking, manage, myData, openByLink, refundQuote } from '#content/manage.ts'
import { appointment } from '#content/pages/appointment.ts'
import { wordsIn } from '#content/words-in.ts'
import {
  appointmentAnswers,
  callPaths,
  collectionAnswers,
  dayAhead,
  enquiryAnswers,
  send,
  timeAhead,
} from './answers.ts'
import { victimOf } from './attacks/clinic.ts'
import { insertBooking, type TestBooking } from './insert-booking.ts'
import { fieldValue, readPage } from './page.ts'
import { hasMark, plainNumbersIn } from './plain-numbers.ts'
import { linkOf, linkPageOf, pinOf } from './vault.ts'
import { withSite } from './with-site.ts'

const { database, site } = withSite({}, { hasCatalogue: true })

const HOUR = 3_600_000
/** A booking begins at a whole minute. */
const hoursFromNow = (hours: number) => new Date((Math.floor(Date.now() / HOUR) + hours) * HOUR)

/** Without script the answer to every form is a page: what it says is there, and its number is a link. */
function visitor(language: Language) {
  const base = site.url + (language === 'hi' ? '/hi' : '')
  const get = async (path: string) => (await fetch(base + path)).text()
  const post = async (path: string, form: Record<string, string>) =>
    (
      await fetch(base + path, {
        method: 'POST',
        headers: { origin: site.url },
        body: new URLSearchParams(form),
      })
    ).text()
  const find = (reference: string, pin: string) => post('/booking', { intent: 'find', reference, pin })
  return {
    get,
    post,
    find,
    async fill(path: string, form: Record<string, string>) {
      const page = readPage(await get(path))
      const [formToken, consent] = ['formToken', 'consent'].map((name) => fieldValue(page, name)!)
      return post(path, { formToken: formToken!, consent: consent!, ...form })
    },
    /** A booking of the patient's own, opened with its code. */
    async open(booking: TestBooking, paid = 0) {
      const { id, reference } = await insertBooking(database, booking)
      await database.db.updateTable('bookings').set({ paid }).where('id', '=', id).execute()
      const html = await find(reference, pinOf(id))
      const session = fieldValue(readPage(html), 'session')!
      return { html, go: (intent: string, form = {}) => post('/booking', { intent, session, ...form }) }
    },
    /** What stands after the last blank of a text is the same for everybody. */
    expectLinkIn(html: string, text: Text) {
      const said = wordsIn({ text }, language)
        .text.split(/\{\w+\}/)
        .at(-1)!
      const main = readPage(html).querySelector('main')!.textContent
      expect(said).toMatch(/\+91\s\d{5}\s\d{5}/)
      expect(main.includes(said), said).toBe(true)
      expect(plainNumbersIn(html)).toEqual([])
      expect(hasMark(html)).toBe(false)
    },
  }
}

for (const language of languages) {
  test(`the number of the clinic can be tapped in what a form answers: ${language}`, async () => {
    const { fill, get, expectLinkIn } = visitor(language)
    const { tests, consent, collectionDate: day, collectionTime, ...who } = collectionAnswers(dayAhead(90))
    const visit = { ...who, adultPresent: 'yes', test: 'cbc', day, slot: timeAhead(90, collectionTime) }
    expectLinkIn(await fill('/home-collection', { ...visit, intent: 'book' }), fieldErrors['date-too-far'])
    const { consent: agreed, ...message } = enquiryAnswers()
    const bot = { ...message, answerWay: 'call', website: 'https://bot.example' }
    expectLinkIn(await fill('/contact', bot), serviceErrors.humanCheck)
    expectLinkIn(await get('/appoitment/booked'), appointment.confirmationGoneHelp)
  })

  test(`… where a booking is not found: ${language}`, async () => {
    const { find, post, expectLinkIn } = visitor(language)
    const reference = `${facts.referencePrefix}-2222-${language === 'en' ? '22' : '33'}`
    for (const _ of [1, 2, 3, 4]) await find(reference, '0000')
    expectLinkIn(await find(reference, '0000'), findBooking.lastTry)
    const link = linkPageOf(linkOf('00000000-0000-4000-8000-000000000000'))
    expectLinkIn(await post('/booking', { intent: 'link', link }), openByLink.linkOld)
  })

  test(`… in “my booking”: ${language}`, async () => {
    const { open, post, expectLinkIn } = visitor(language)
    const late = await open({ kind: 'enquiry', state: 'open', now: hoursFromNow(-72) })
    expectLinkIn(late.html, manage.answerLate)
    expectLinkIn(await late.go('data'), myData.correct)
    const { id } = await insertBooking(database, { kind: 'enquiry', state: 'open', now: new Date() })
    const byLink = await post('/booking', { intent: 'link', link: linkPageOf(linkOf(id)) })
    const session = fieldValue(readPage(byLink), 'session')!
    expectLinkIn(await post('/booking', { intent: 'data', session }), findBooking.codeLost)
    const visit = {
      kind: 'appointment',
      state: 'booked',
      startsAt: hoursFromNow(language === 'en' ? 2 : 4),
      now: new Date(),
    } as const
    expectLinkIn(await (await open(visit, 500)).go('ask-cancel'), refundQuote.noneHelp)
  })

  test(`… on the slip, of a time that the patient calls to agree, and where its code is hidden: ${language}`, async () => {
    const { get, open, expectLinkIn } = visitor(language)
    const { html } = await open({
      kind: 'home-collection',
      state: 'to-confirm',
      startsAt: hoursFromNow(50),
      now: new Date(),
      contact: { call: 'never' },
    })
    expect(html).toContain(confirmation.states.youCall[language])
    expect(plainNumbersIn(html)).toEqual([])
    const { answer } = await send(
      site.url + callPaths.appointment,
      appointmentAnswers(timeAhead(language === 'en' ? 2 : 3, '10:00')),
    )
    const { id } = await victimOf(database, answer.data.reference)
    await database.db
      .updateTable('bookings')
      .set({ code_shown_at: hoursFromNow(-1) })
      .where('id', '=', id)
      .execute()
    expectLinkIn(await get(answer.data.confirmationUrl.replace(/^\/hi/, '')), confirmation.codeGone)
  })
}
