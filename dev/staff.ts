import { randomUUID } from 'node:crypto'
import { hashPassword, symmetricEncrypt } from 'better-auth/crypto'
import { sql } from 'kysely'
import { staffRoles } from '#clinic/staff-roles.ts'
import { facts } from '#content/facts.ts'
import { type Database, openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import type { NewStaff } from '#server/staff/staff-accounts.ts'
import { totp } from '#server/staff/totp.ts'

/** The password and the key of the authenticator app of every account made here, for development and tests. */
const PASSWORD = 'a password of three words'
const KEY = 'the key of an authenticator app.'

/** The code that an authenticator app would show for them at this moment. */
export const currentCode = () => totp(Buffer.from(KEY))

// Slow by design, so once for all accounts.
let hashed: Promise<string> | undefined

/** An account whose first sign-in is over: with a password of its own and a second factor. False: it was there before. */
export async function addEnrolledStaff(db: Database, account: NewStaff, secret: string) {
  hashed ??= hashPassword(PASSWORD)
  const [password, key, codes] = await Promise.all([
    hashed,
    symmetricEncrypt({ key: secret, data: KEY }),
    symmetricEncrypt({ key: secret, data: '[]' }),
  ])
  const id = randomUUID()
  const { name, email, role, doctorId, language } = account
  const { rows } = await sql`
    with person as (
      insert into staff (id, name, email, role, doctor_id, language, two_factor_enabled)
      values (${id}, ${name}, ${email}, ${role}, ${doctorId}, ${language}, true)
      on conflict (email) do nothing
      returning id
    ), password as (
      insert into staff_accounts (id, staff_id, account_id, provider_id, password)
      select gen_random_uuid(), id, id, 'credential', ${password} from person
    ), factor as (
      insert into staff_second_factors (id, staff_id, secret, backup_codes)
      select gen_random_uuid(), id, ${key}, ${codes} from person
    )
    select id from person`.execute(db)
  return rows.length > 0 && { ...account, id, password: PASSWORD }
}

/** Invented people. */
const names = {
  receptionist: 'Meera Joshi',
  phlebotomist: 'Farah Khan',
  doctor: 'Kavita Mathur',
  owner: 'Aruna Rao',
}

const addressOf = (role: string) => `${role}@${facts.email.split('@')[1]}`

/** One account of each role. Their password is known to everybody: only for a database that was made for development. */
export async function addFirstStaff(databaseUrl: string, secret: string) {
  const db = openDatabase(openPool(databaseUrl, 'staff', createLog('silent')))
  for (const role of staffRoles)
    await addEnrolledStaff(
      db,
      {
        name: names[role],
        email: addressOf(role),
        role,
        doctorId: role === 'doctor' ? facts.doctors[0].id : null,
        language: 'en',
      },
      secret,
    )
  await db.destroy()
}

/** How a developer signs in at the desk, for the terminal. */
export const howToSignIn = (phoneUrl: string) => `
  Sign in at the desk with the password "${PASSWORD}"
  and the code of the moment from ${phoneUrl}, as
    ${staffRoles.map(addressOf).join('\n    ')}
`
