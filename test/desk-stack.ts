import { randomInt, randomUUID } from 'node:crypto'
import type { StaffRole } from '#clinic/staff-roles.ts'
import { facts } from '#content/facts.ts'
import { developmentEnv } from '#dev/env.ts'
import { addEnrolledStaff, currentCode } from '#dev/staff.ts'
import type { Database } from '#server/platform/db.ts'
import { addStaff, type NewStaff } from '#server/staff/staff-accounts.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { givenAt } from './given.ts'
import { type Settings, startDesk } from './processes.ts'

export { currentCode }

/** A code is valid once. The account forgets the previous one, as if half a minute had passed. */
export async function nextCode(db: Database, staffId: string) {
  await db
    .updateTable('staff_second_factors')
    .set({ last_used_step: null })
    .where('staff_id', '=', staffId)
    .execute()
  return currentCode()
}

export type DeskStack = Awaited<ReturnType<typeof startDeskStack>>

/** The cookies of one browser. */
type Jar = Map<string, string>
const cookieOf = (jar: Jar) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/** Each browser of a test has an IP address of its own: sign-ins are limited by address. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`

/** A browser without a screen. */
export function openBrowser(url: string, address = newAddress()) {
  const jar: Jar = new Map()
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const headers = (more: Record<string, string> = {}) => ({
    'x-forwarded-for': address,
    ...(jar.size > 0 && { cookie: cookieOf(jar) }),
    ...more,
  })
  return {
    jar,
    address,
    cookie: () => cookieOf(jar),
    get: (path: string) => fetch(url + path, { headers: headers() }).then(keep),
    post: (path: string, body: unknown = {}, more: Record<string, string> = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: headers({ origin: new URL(url).origin, 'content-type': 'application/json', ...more }),
        body: JSON.stringify(body),
      }).then(keep),
    /** For a context of Playwright: the same person, signed in. */
    storageState: () => ({
      cookies: [...jar].map(([name, value]) => ({
        name,
        value,
        domain: new URL(url).hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Strict' as const,
      })),
      origins: [],
    }),
  }
}

const names: Record<StaffRole, string> = {
  receptionist: 'Meera Joshi',
  phlebotomist: 'Farah Khan',
  doctor: 'Dr Kavita Mathur',
  owner: 'Aruna Rao',
}

const newAccount = (role: StaffRole): NewStaff => ({
  name: names[role],
  email: `${role}-${randomUUID().slice(0, 8)}@example.org`,
  role,
  doctorId: role === 'doctor' ? facts.doctors[0]!.id : null,
  language: 'en',
})

/** An account with its one-time password, as the operator creates it. */
export async function makeAccount(db: Database, role: StaffRole) {
  const account = newAccount(role)
  const added = await addStaff(db, account, { ...givenAt(new Date()), by: { id: null, name: 'Test' } })
  if (!added.ok) throw new Error(added.reason)
  return { ...account, id: added.id, password: added.password }
}

/** An account after its first sign-in: with a password of its own and a second factor. */
export async function makeEnrolledAccount(db: Database, role: StaffRole, more: Partial<NewStaff> = {}) {
  const made = await addEnrolledStaff(db, { ...newAccount(role), ...more }, developmentEnv.DESK_SECRET)
  if (!made) throw new Error('There is such an account already')
  return made
}

/** A person of this role, signed in over HTTP with password and code. */
async function signInAs(db: Database, url: string, role: StaffRole, more: Partial<NewStaff>) {
  const account = await makeEnrolledAccount(db, role, more)
  const browser = openBrowser(url)
  const { email, password } = account
  for (const [path, body] of [
    ['/api/sign-in', { email, password }],
    ['/api/sign-in/code', { code: currentCode(), isOfficePc: false }],
  ] as const) {
    const response = await browser.post(path, body)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  return { ...account, browser }
}

/** The desk process on a database of its own (or the given one), and people who are signed in. */
export async function startDeskStack({
  database: given,
  settings = {},
}: {
  database?: TestDatabase
  settings?: Settings
} = {}) {
  const database = given ?? (await createTestDatabase())
  const { SMS_SENDER, WHATSAPP_PHONE_NUMBER_ID } = developmentEnv
  const channels = { SMS_SENDER, WHATSAPP_PHONE_NUMBER_ID }
  const desk = await startDesk({ DATABASE_URL: database.url, ...channels, ...settings })
  return {
    database,
    desk,
    /** A person of this role, signed in: `browser.get`, `browser.post`, `browser.storageState()`. */
    signIn: (role: StaffRole, more: Partial<NewStaff> = {}) => signInAs(database.db, desk.url, role, more),
    async stop() {
      await desk.stop()
      if (!given) await database.drop()
    },
  }
}
