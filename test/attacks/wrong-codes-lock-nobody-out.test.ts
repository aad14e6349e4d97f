import { expect, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { findByPin } from '#server/bookings/find-booking.ts'
import { createGuard } from '#server/limits/guard.ts'
import { openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { linkOf, linkPageOf, testVault } from '../vault.ts'
import { withSite } from '../with-site.ts'
import { atSize, bookVictim, submitManageForm, type Victim } from './clinic.ts'

const GUESSES = 10_000
/** Over HTTP; the rest directly through the same guard and lookup, because rendering takes most of the time. */
const BY_HTTP = atSize(400, GUESSES)

const { database, site } = withSite({ TRUSTED_PROXIES: '1' })
const anyAddress = (n: number) => `${11 + ((n >> 16) & 63)}.${(n >> 8) & 255}.${n & 255}.1`
const nothingAhead = {
  held: async () => ({ all: 0, unproven: 0 }),
  limit: async () => ({ all: 1, unproven: 1 }),
}
const limits = {
  perSourcePerMinute: 1,
  challengeAfterPerSource: 1,
  challengeAfterPerHour: 1,
  heldPerHour: 1,
  heldPerDay: 1,
  unprovenPerNetworkPerDay: 1,
}

/** A PIN among the very first guesses would be luck, not a vulnerability. */
async function bookWithLateCode(): Promise<Victim> {
  for (;;) {
    const victim = await bookVictim(site, database)
    if (Number(victim.pin) >= 100) return victim
  }
}

const open = (victim: Victim, address: string, phone?: string) =>
  submitManageForm(
    site,
    { intent: 'find', reference: victim.reference, pin: victim.pin, ...(phone && { phone }) },
    address,
  )

test('10,000 wrong PINs from 10,000 sources open nothing; the patient gets in with the right one and the number, and always by the link', async () => {
  const victim = await bookWithLateCode()
  const { reference } = victim
  const pool = openPool(database.url, 'guesses', createLog('silent'))
  const guard = createGuard(pool, developmentEnv.FORM_SECRET, limits, nothingAhead, createLog('silent'))
  const answered: Record<string, number> = {}
  const note = (answer: string | number) => {
    answered[answer] = (answered[answer] ?? 0) + 1
  }
  let next = 0
  const guess = async () => {
    while (next < GUESSES) {
      const n = next++
      const pin = String(n).padStart(4, '0')
      if (n < BY_HTTP) {
        const { status, session } = await submitManageForm(
          site,
          { intent: 'find', reference, pin },
          anyAddress(n),
        )
        note(session ? 'opened' : status)
        continue
      }
      const tried = await guard.tryCode({ source: anyAddress(n), reference, phone: null })
      if (tried.kind !== 'look') note(429)
      else note((await findByPin(database.db, testVault, { reference, pin, phone: null })) ? 'opened' : 422)
    }
  }
  await Promise.all(Array.from({ length: 10 }, guess))
  await pool.end()
  console.log(`${GUESSES} wrong codes for one booking:`, answered)
  expect(answered).toEqual({ 422: 5, 429: GUESSES - 5 })

  const first = await open(victim, '10.200.0.1')
  expect(first.status).toBe(429)
  expect(first.html).toContain('name="phone"')
  expect(first.html).not.toMatch(/\d{3,} minutes/)
  const second = await open(victim, '10.200.0.1', victim.person.phone)
  expect(second.session).not.toBeNull()
  expect(second.html).toContain(reference)
  const byLink = await submitManageForm(
    site,
    { intent: 'link', link: linkPageOf(linkOf(victim.id)) },
    '10.200.0.2',
  )
  expect(byLink.html).toContain(reference)
}, 1_800_000)

test('guesses with a wrong phone number use up none of the patient’s attempts', async () => {
  const victim = await bookWithLateCode()
  const { reference, pin } = victim
  for (let n = 0; n < 6; n++)
    await submitManageForm(site, { intent: 'find', reference, pin: '0000' }, anyAddress(0x40000 + n))
  const wrong = pin === '1234' ? '4321' : '1234'
  for (let n = 0; n < 40; n++) {
    const phone = `60000${String(10_000 + n)}`
    const tried = await submitManageForm(
      site,
      { intent: 'find', reference, pin: wrong, phone },
      anyAddress(0x50000 + n),
    )
    expect(tried.session).toBeNull()
    // The right PIN with a wrong number opens nothing, and looks like a wrong PIN.
    if (n < 3) {
      const almost = await submitManageForm(
        site,
        { intent: 'find', reference, pin, phone },
        anyAddress(0x60000 + n),
      )
      expect(almost.status).toBe(422)
    }
  }
  expect((await open(victim, '10.200.0.3', victim.person.phone)).html).toContain(reference)
})

test('a neighbour who tries PINs all day locks nobody out behind the same carrier address', async () => {
  const carrier = '10.210.0.1'
  for (let n = 0; n < 60; n++)
    await submitManageForm(site, { intent: 'find', reference: `KW-2222-${22 + n}`, pin: '0000' }, carrier)
  const victim = await bookVictim(site, database)
  const first = await open(victim, carrier)
  expect(first.html).toContain('name="phone"')
  expect((await open(victim, carrier, victim.person.phone)).html).toContain(victim.reference)
  expect(
    (await submitManageForm(site, { intent: 'link', link: linkPageOf(linkOf(victim.id)) }, carrier)).html,
  ).toContain(victim.reference)
  // From another network the PIN alone is enough.
  expect((await open(victim, '10.211.0.1')).html).toContain(victim.reference)
})
