import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { totp } from '#server/staff/totp.ts'
import { fromBase32 } from '../authenticator.ts'
import { openBrowser } from '../desk-stack.ts'
import { pause } from '../faults/until.ts'
import { fieldValue, readPage } from '../page.ts'
import { newPhone } from '../phones.ts'

/** What patient and receptionist do with a new installation, over HTTPS. */

export const SITE = 'https://www.example.org'
export const DESK = 'https://desk.example.org'

const fillSeconds = 4

async function answerOf(response: Response) {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text.slice(0, 500)}`)
  return text
}

export type Booked = { reference: string; pin: string; name: string; email: string }

/** Submits the form as a browser without script does, after as long as typing takes. */
export async function book(name: string): Promise<Booked> {
  const form = readPage(await answerOf(await fetch(`${SITE}/appoitment`)))
  // A time that is taken is shown, and cannot be chosen.
  const time = form
    .querySelectorAll('input[name="dateTime"]')
    .find((input) => !input.hasAttribute('disabled'))
  const email = `${name.toLowerCase().replace(' ', '.')}@example.in`
  const fields = {
    formToken: fieldValue(form, 'formToken')!,
    dateTime: time!.getAttributeValue('value')!,
    patientName: name,
    phoneNumber: newPhone(),
    email,
    address: '',
    consent: appointmentPrivacyNotice.version,
  }
  await pause(fillSeconds * 1000)
  const response = await fetch(`${SITE}/appoitment`, {
    method: 'POST',
    headers: { origin: SITE },
    body: new URLSearchParams(fields),
  })
  const slip = readPage(await answerOf(response))
  const shown = (mark: string) => slip.querySelector(`[data-${mark}]`)?.textContent.trim() ?? ''
  const booked = { reference: shown('reference'), pin: shown('pin'), name, email }
  if (!booked.reference || !booked.pin) throw new Error(`Not booked: ${response.url}`)
  return booked
}

/** Opens the booking with reference and PIN. */
export async function findByCode({ reference, pin }: Booked) {
  const response = await fetch(`${SITE}/booking`, {
    method: 'POST',
    headers: { origin: SITE },
    body: new URLSearchParams({ intent: 'find', reference, pin }),
  })
  const page = await answerOf(response)
  if (!page.includes(reference)) throw new Error(`${reference} is not found by its code`)
}

/** The one-time password of the account that was made last. */
export const lastPassword = (printed: string) =>
  [...printed.matchAll(/shown only now: (\S+)/g)].at(-1)?.[1] ?? ''

/** The first sign-in of an account: an own password, and the second factor. Then the search of the desk. */
export async function signIn(email: string, oneTimePassword: string) {
  const browser = openBrowser(DESK)
  const post = async (path: string, body: object) =>
    JSON.parse(await answerOf(await browser.post(path, body)))
  await post('/api/sign-in', { email, password: oneTimePassword })
  const { secret } = await post('/api/sign-in/first-password', { password: 'monsoon over the river' })
  await post('/api/sign-in/enrol', { code: totp(fromBase32(secret.replaceAll(' ', '')), new Date()) })
  return {
    async find({ name, reference }: Booked) {
      const found = await post('/api/find', { q: name })
      if (!JSON.stringify(found).includes(reference)) throw new Error(`${name} is not found at the desk`)
    },
  }
}
