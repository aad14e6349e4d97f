import { randomUUID } from 'node:crypto'
import { hashPassword, symmetricEncrypt } from 'better-auth/crypto'
import { sql } from 'kysely'
import type { StaffRole } from '#clinic/staff-roles.ts'
import { facts } from '#content/facts.ts'
import { type Database, openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import type { NewStaff } from '#server/staff/staff-accounts.ts'
import { totp } from '#server/staff/totp.ts'

/** The password and the authenticator key of every account made here, for development and tests. */
const PASSWORD = 'a password of three words'
const KEY = 'the key of an authenticator app.'

/** The code of their authenticator app at this moment. */
export const currentCode = () => totp(Buffer.from(KEY), new Date())

// Hashing is slow by design, so it runs once for all accounts.
let hashed: Promise<string> | undefined

/** Adds an account whose first sign-in is done: with its own password and second factor. False: it exists already. */
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

const addressOf = (name: string) => `${name}@${facts.email.split('@')[1]}`
const account = (name: string, role: StaffRole, local: string = role, doctorId: string | null = null) =>
  ({ name, email: addressOf(local), role, doctorId, language: 'en' }) satisfies NewStaff

/** Invented people, and the clinic's own doctors. The seed needs two phlebotomists, who share a round. */
const firstStaff: NewStaff[] = [
  account('Meera Joshi', 'receptionist'),
  account('Farah Khan', 'phlebotomist'),
  account('Salim Ansari', 'phlebotomist', 'phlebotomist2'),
  ...facts.doctors.map(({ id, name }, index) =>
    account(name.en.replaceAll('\u00a0', ' '), 'doctor', index === 0 ? 'doctor' : `doctor${index + 1}`, id),
  ),
  account('Aruna Rao', 'owner'),
]

/** Adds accounts of each role. Their password is public: only for a database that was made for development. */
export async function addFirstStaff(databaseUrl: string, secret: string) {
  const db = openDatabase(openPool(databaseUrl, 'staff', createLog('silent')))
  for (const member of firstStaff) await addEnrolledStaff(db, member, secret)
  await db.destroy()
}

/** How a developer signs in at the desk, printed in the terminal. */
export const howToSignIn = (phoneUrl: string) => `
  Sign in at the desk with the password "${PASSWORD}"
  and the code of the moment from ${phoneUrl}, as
    ${firstStaff.map(({ email }) => email).join('\n    ')}
`
