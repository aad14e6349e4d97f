import type { Page } from 'puppeteer-core'
import { appointmentAnswers, callPaths, send, timeAhead } from '#test/answers.ts'
import { newPhone } from '#test/phones.ts'
import type { Notes } from '../attacks/notes.ts'

const book = 'form:has([name=formToken]) [type=submit]:not([name])'
/** The button of one form of /booking. */
export const buttonOf = (intent: string) => `form:has([name=intent][value=${intent}]) [type=submit]`

/** By keyboard: without script nothing in the page can wait, including a click of the driver. */
export async function press(page: Page, selector: string, key: ' ' | 'Enter') {
  await page.focus(selector)
  await page.keyboard.press(key)
}

type Walk = { page: Page; notes: Notes; script: boolean; url: string; prefix: string }

/** Presses a button that loads a new page, or with script shows what the selector finds. */
const go = ({ page, script }: Walk, button: string, until: string) =>
  Promise.all([script ? page.waitForSelector(until) : page.waitForNavigation(), press(page, button, 'Enter')])

const ready = async ({ page, script }: Walk, island: string) =>
  script && (await page.waitForSelector(`[data-island=${island}][data-ready]`))

async function open(walk: Walk, path: string, island: string) {
  await walk.page.goto(`${walk.url}${walk.prefix}${path}`)
  await ready(walk, island)
  await walk.notes.opened()
}

async function type({ page, notes }: Walk, fields: Record<string, string>) {
  for (const [field, text] of Object.entries(fields)) {
    await page.type(`#${field}`, text)
    // An age, or a pincode that the clinic shares, is searched for in its field alone.
    if (text.length > 6) notes.typed(text)
  }
}

async function chooseTime({ page, notes }: Walk) {
  await press(page, '[data-day="3"]', ' ')
  await press(page, 'section[data-of="3"] input:enabled', ' ')
  await notes.filled()
}

/** First without the consent: without script the page that requires it stays in the history. */
async function submit(walk: Walk, button = book) {
  const { page, notes } = walk
  await notes.filled()
  await go(walk, button, '[role=alert]')
  await press(page, '#consent', ' ')
  await go(walk, button, '[data-reference]')
}

const name = 'Zarina Qureshi'

async function bookAppointment(walk: Walk) {
  const { page, script } = walk
  await open(walk, '/appoitment', 'appointment-form')
  await chooseTime(walk)
  if (script) await press(page, '[name=intent][value=who]', 'Enter')
  await type(walk, { patientName: name, phoneNumber: newPhone() })
  if (script) await press(page, '[name=intent][value=agree]', 'Enter')
  await submit(walk)
}

async function bookLabTest(walk: Walk) {
  const { page, notes, script } = walk
  await open(walk, '/pathology?group=sugar', 'lab-test-search')
  await press(page, '[name=test][value=blood-sugar-fasting-fbs]', ' ')
  await notes.filled()
  await Promise.all([page.waitForNavigation(), press(page, '#list .button-primary', 'Enter')])
  await ready(walk, 'lab-test-basket')
  notes.chosen(await page.$eval('main li h2', (title) => title.textContent))
  await press(page, '[name=where][value=clinic]', ' ')
  await notes.filled()
  await Promise.all([page.waitForNavigation(), press(page, '[name=intent][value=choose]', 'Enter')])
  await ready(walk, 'lab-test-form')
  await chooseTime(walk)
  if (script) await press(page, '[name=intent][value=next]', 'Enter')
  await type(walk, { fullName: name, age: '34', phone: newPhone() })
  await press(page, '[name=gender][value=female]', ' ')
  await submit(walk)
}

async function bookHomeCollection(walk: Walk) {
  const { page, script } = walk
  await open(walk, '/home-collection', 'home-collection-form')
  await press(page, '[name=test]', ' ')
  await chooseTime(walk)
  if (script) await press(page, '[name=intent][value=next]', 'Enter')
  const where = { pincode: '211001', address: '14 Sangam Road' }
  await type(walk, { ...where, patientName: name, age: '34', mobile: newPhone() })
  await press(page, '[name=sex][value=female]', ' ')
  await press(page, '#adultPresent', ' ')
  await submit(walk, '[name=intent][value=book]')
}

async function sendEnquiry(walk: Walk) {
  await open(walk, '/contact', 'contact-form')
  const person = { fullName: name, phoneNumber: newPhone() }
  await type(walk, { ...person, message: 'My sister must not know that I ask.' })
  await submit(walk)
}

/** Opened by reference and code, after a wrong code, and moved to another day. */
async function moveBooking(walk: Walk) {
  const { page, notes, script, url } = walk
  const visit = { ...appointmentAnswers(timeAhead(script ? 5 : 6, '11:00')), patientName: name }
  const { answer } = await send(url + callPaths.appointment, visit)
  const { reference, pin } = answer.data
  await open(walk, '/booking', 'manage-booking')
  notes.typed(reference, name)
  await page.type('#reference', reference)
  await page.type('#pin', pin === '0000' ? '0001' : '0000')
  await notes.filled()
  await go(walk, buttonOf('find'), '[role=alert]')
  // The reference is there again, the code is not.
  await page.type('#pin', pin)
  await notes.filled()
  await go(walk, buttonOf('find'), '[data-reference]')
  await go(walk, buttonOf('times'), '[data-day="3"]')
  await chooseTime(walk)
  await go(walk, buttonOf('move'), '[data-reference]')
}

/** Every form that a patient fills in: each ends on a page with "Finish and clear". */
export const forms = {
  appointment: bookAppointment,
  'lab test': bookLabTest,
  'home collection': bookHomeCollection,
  enquiry: sendEnquiry,
  'manage booking': moveBooking,
} satisfies Record<string, (walk: Walk) => Promise<void>>
