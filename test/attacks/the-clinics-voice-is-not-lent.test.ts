import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  appointmentAnswers,
  callPaths,
  collectionAnswers,
  enquiryAnswers,
  send,
  testAnswers,
  timeAhead,
} from '../answers.ts'
import { newMailbox, newPhone } from '../phones.ts'
import { type Stack, startStack } from '../start-stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

/** Every form with its names for the fields name, phone and mail. */
const forms = [
  { path: callPaths.appointment, name: 'patientName', phone: 'phoneNumber', answers: appointmentAnswers },
  { path: callPaths.collection, name: 'patientName', phone: 'mobile', answers: collectionAnswers },
  { path: callPaths.test, name: 'fullName', phone: 'phone', answers: testAnswers },
  { path: callPaths.enquiry, name: 'fullName', phone: 'phoneNumber', answers: enquiryAnswers },
]

let times = 0

/**
 * Submits a form with the contact details of a victim; returns the messages they received, or null when it was
 * refused.
 */
async function submit(form: (typeof forms)[number], name: string, language = 'en') {
  const [mailbox, phone] = [newMailbox(), newPhone()]
  const turn = times++
  const { status, answer } = await send(stack.site.url + form.path, {
    ...form.answers(),
    ...(form.path === callPaths.appointment && {
      dateTime: timeAhead(1 + (turn % 6), `1${Math.floor(turn / 6) % 3}:20`),
    }),
    [form.name]: name,
    [form.phone]: phone,
    email: mailbox,
    byWhatsapp: true,
    bySms: true,
    language,
  })
  if (status === 422) return null
  if (status !== 201 && status !== 202) throw new Error(`${form.path}: ${status} ${JSON.stringify(answer)}`)
  const { mail } = await stack.inbox.waitFor(({ to }) => to.includes(mailbox))
  const byChannel = (channel: string) =>
    stack.phone.waitFor((message) => message.channel === channel && message.to === `+91${phone}`)
  const [whatsapp, sms] = await Promise.all([byChannel('whatsapp'), byChannel('sms')])
  return {
    mail: `${mail.subject}\n${mail.text}\n${mail.headerLines.map(({ line }) => line).join('\n')}`,
    greeting: mail.text?.split('\n')[0],
    phones: [...whatsapp.variables, whatsapp.linkSuffix ?? '', ...sms.variables].join('\n'),
  }
}

/** Names chosen by an attacker, and the part that must not be in any message. */
const hostile = [
  ['Your KYC expired. Update at kyc-verify.evil.example today or your account closes. Thank you', 'evil'],
  ['kyc-verify.evil.example', 'evil'],
  ['Update at evil.example now', 'evil'],
  ['Your account closes today Call the bank', 'account closes'],
  ['Pay now', 'Pay now'],
  ['evil dot example dot com', 'evil'],
  ['Your KYC expired. Call the bank', 'KYC'],
  ['आपका खाता आज बंद हो जाएगा', 'खाता'],
] as const

test.each(forms)('through $path no words of a stranger reach the clinic’s messages', async (form) => {
  let accepted = 0
  for (const [name, words] of hostile) {
    const reached = await submit(form, name, /[\u0900-\u097f]/.test(name) ? 'hi' : 'en')
    if (!reached) continue
    accepted++
    expect(reached.mail, name).not.toContain(words)
    expect(reached.mail).not.toContain(name)
    expect(reached.greeting).toMatch(/^(Hello|नमस्ते),$/)
    expect(reached.phones, name).not.toContain(words)
  }
  // The rest was refused by validation. If everything were refused, the test would show nothing about the
  // messages.
  expect(accepted).toBeGreaterThanOrEqual(4)
})

test.each(
  forms,
)('through $path a mail greets the patient by name, and messages to a phone by no name', async (form) => {
  const reached = await submit(form, 'Dr. Asha Verma')
  expect(reached?.greeting).toBe('Hello Dr. Asha Verma,')
  expect(reached?.phones).not.toMatch(/Asha|Verma/)
})

test('the mails to the clinic contain no text of a stranger either', () => {
  const desk = stack.inbox.mails.filter(({ to }) => to.includes('desk@kamalini.example'))
  expect(desk.length).toBeGreaterThan(10)
  for (const { mail } of desk)
    for (const [, words] of hostile) expect(`${mail.subject}\n${mail.text}`).not.toContain(words)
})
