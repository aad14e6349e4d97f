import { randomBytes, randomUUID } from 'node:crypto'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '#clinic/time.ts'
import { disableStaff, endSessions, resetStaff } from '#server/staff/staff-accounts.ts'
import { totp } from '#server/staff/totp.ts'
import { fromBase32, STEP_MS } from '#test/authenticator.ts'
import {
  currentCode,
  type DeskStack,
  makeAccount,
  makeEnrolledAccount,
  newAddress,
  nextCode,
  openBrowser,
  startDeskStack,
} from '#test/desk-stack.ts'
import { givenAt } from '#test/given.ts'
import { softPasskey } from '#test/soft-passkey.ts'

let stack: DeskStack
let meera: Awaited<ReturnType<DeskStack['signIn']>>
beforeAll(async () => {
  stack = await startDeskStack()
  meera = await stack.signIn('receptionist')
})
afterAll(() => stack.stop())

/** Solves a challenge as a browser does. */
const solve = async (challenge: Challenge) =>
  JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })

const answer = async (response: Response) => [response.status, await response.json()]

describe('a new account', () => {
  test('sets a password and a second factor before it sees anything', async () => {
    const { database, desk } = stack
    const made = await makeAccount(database.db, 'receptionist')
    const browser = openBrowser(desk.url)
    const typed = { email: made.email, password: made.password }
    expect(await answer(await browser.post('/api/sign-in', typed))).toEqual([200, { next: 'enrol' }])
    expect(await answer(await browser.get('/api/me'))).toEqual([401, { refused: 'must-enrol' }])
    const [status, factor] = await answer(
      await browser.post('/api/sign-in/first-password', { password: 'monsoon over the river' }),
    )
    expect(status).toBe(200)
    expect(factor.recoveryCodes).toHaveLength(10)
    expect((await browser.get('/api/me')).status).toBe(401)
    expect((await browser.post('/api/sign-in/enrol', { code: '000000' })).status).toBe(401)
    expect(
      await answer(
        await browser.post('/api/sign-in/enrol', { code: totp(fromBase32(factor.secret), new Date()) }),
      ),
    ).toEqual([200, { next: 'desk' }])
    expect(await answer(await browser.get('/api/me'))).toEqual([
      200,
      { id: made.id, name: made.name, role: 'receptionist', doctorId: null, language: 'en' },
    ])
    // The one-time password has expired; each recovery code is good once.
    expect((await openBrowser(desk.url).post('/api/sign-in', typed)).status).toBe(401)
    const [code] = factor.recoveryCodes
    const statuses: number[] = []
    for (const _ of [1, 2]) {
      const other = openBrowser(desk.url)
      await other.post('/api/sign-in', { email: made.email, password: 'monsoon over the river' })
      statuses.push((await other.post('/api/sign-in/recovery', { code })).status)
    }
    expect(statuses).toEqual([200, 401])
  })

  test('signs out other people who used its one-time password', async () => {
    const { email, password } = await makeAccount(stack.database.db, 'receptionist')
    const [own, other] = [openBrowser(stack.desk.url), openBrowser(stack.desk.url)]
    for (const browser of [own, other]) await browser.post('/api/sign-in', { email, password })
    const chosen = await own.post('/api/sign-in/first-password', { password: 'a password of my own' })
    const { secret } = await chosen.json()
    expect(await answer(await other.get('/api/me'))).toEqual([401, { refused: 'signed-out' }])
    await own.post('/api/sign-in/enrol', { code: totp(fromBase32(secret), new Date()) })
    expect((await own.get('/api/me')).status).toBe(200)
    expect((await other.get('/api/me')).status).toBe(401)
  })

  test('may not choose a password that is easy to guess', async () => {
    const { email, password } = await makeAccount(stack.database.db, 'receptionist')
    const browser = openBrowser(stack.desk.url)
    await browser.post('/api/sign-in', { email, password })
    for (const weak of ['aaaaaaaaaaaa', 'password1234', email, 'MeeraJoshi2026'])
      expect(await answer(await browser.post('/api/sign-in/first-password', { password: weak }))).toEqual([
        409,
        { refused: 'weak-password' },
      ])
  })

  test('has a one-time password for three days only', async () => {
    const made = await makeAccount(stack.database.db, 'receptionist')
    const past = new Date(Date.now() - 1000)
    await stack.database.db
      .updateTable('staff')
      .set({ one_time_until: past })
      .where('id', '=', made.id)
      .execute()
    const { email, password } = made
    const response = await openBrowser(stack.desk.url).post('/api/sign-in', { email, password })
    expect(await answer(response)).toEqual([401, { refused: 'wrong' }])
  })
})

test('the own password is changed with the current one, and other browsers are signed out', async () => {
  const { browser, email, password, id } = await stack.signIn('receptionist')
  const other = openBrowser(stack.desk.url)
  await other.post('/api/sign-in', { email, password })
  await other.post('/api/sign-in/code', { code: await nextCode(stack.database.db, id), isOfficePc: false })
  const change = async (current: string, chosen: string) =>
    answer(await browser.post('/api/me/password', { current, password: chosen }))
  expect(await change('not the password', 'three red buffaloes')).toEqual([
    403,
    { refused: 'wrong-password' },
  ])
  expect(await change(password, password)).toEqual([409, { refused: 'same-password' }])
  expect(await change(password, 'password1234')).toEqual([409, { refused: 'weak-password' }])
  expect((await other.get('/api/me')).status).toBe(200)
  expect(await change(password, 'three red buffaloes')).toEqual([200, {}])
  expect((await other.get('/api/me')).status).toBe(401)
  expect((await browser.get('/api/me')).status).toBe(200)
  const events = await stack.database.db
    .selectFrom('staff_events')
    .select('action')
    .where('staff_id', '=', id)
    .orderBy('at', 'desc')
    .limit(1)
    .execute()
  expect(events).toEqual([{ action: 'password-changed' }])
  const signIn = (typed: string) =>
    openBrowser(stack.desk.url).post('/api/sign-in', { email, password: typed })
  expect((await signIn(password)).status).toBe(401)
  expect((await signIn('three red buffaloes')).status).toBe(200)
})

describe('signing in', () => {
  test('takes the password and then the code', async () => {
    const { email, password } = meera
    const browser = openBrowser(stack.desk.url)
    expect(await answer(await browser.post('/api/sign-in', { email, password }))).toEqual([
      200,
      { next: 'code' },
    ])
    expect((await browser.get('/api/me')).status).toBe(401)
    expect((await browser.post('/api/sign-in/code', { code: '000000', isOfficePc: false })).status).toBe(401)
    const code = await nextCode(stack.database.db, meera.id)
    expect(await answer(await browser.post('/api/sign-in/code', { code, isOfficePc: false }))).toEqual([
      200,
      { next: 'desk' },
    ])
    expect((await browser.get('/api/me')).status).toBe(200)
  })

  test('asks for no code on the office PC until the end of the day', async () => {
    const { email, password, id } = meera
    const browser = openBrowser(stack.desk.url)
    await browser.post('/api/sign-in', { email, password })
    await browser.post('/api/sign-in/code', { code: await nextCode(stack.database.db, id), isOfficePc: true })
    await browser.post('/api/sign-out')
    expect((await browser.get('/api/me')).status).toBe(401)
    expect(await answer(await browser.post('/api/sign-in', { email, password }))).toEqual([
      200,
      { next: 'desk' },
    ])
    const trusts = await stack.database.db
      .selectFrom('staff_verifications')
      .select('expires_at')
      .where('value', '=', id)
      .where('identifier', 'like', 'trust-device-%')
      .execute()
    expect(trusts).toHaveLength(1)
    const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' })
    const until = trusts[0]!.expires_at
    const isWithinHours = until.getTime() - Date.now() <= 14 * 3_600_000
    expect(isWithinHours || time.format(until) === '00:00:00').toBe(true)
    expect(until.getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  })

  test('does not reveal whether an account exists', async () => {
    const { email } = meera
    const tryAs = async (name: string) => {
      const response = await openBrowser(stack.desk.url).post('/api/sign-in', {
        email: name,
        password: 'wrong one',
      })
      return [response.status, await response.text(), response.headers.getSetCookie()]
    }
    expect(await tryAs(email)).toEqual(await tryAs('nobody@example.org'))
  })

  /** A browser that solves its challenges, as a person's does. */
  const withProof = async (browser: ReturnType<typeof openBrowser>, body: object) => {
    const first = await browser.post('/api/sign-in', body)
    if (first.status !== 429) return { first: first.status, second: await answer(first) }
    const proof = await solve((await first.json()).details.challenge)
    const second = await answer(await browser.post('/api/sign-in', { ...body, proof }))
    const again = await answer(await browser.post('/api/sign-in', { ...body, proof }))
    return { first: first.status, second, again }
  }

  test.each([
    'existing',
    'unknown',
  ])('gives strangers a challenge for each guess at an account that is %s', async (kind) => {
    const person = await makeEnrolledAccount(stack.database.db, 'receptionist')
    const email = kind === 'existing' ? person.email : 'stranger@example.org'
    const browser = openBrowser(stack.desk.url)
    const guesses = Array.from({ length: 7 }, () =>
      browser.post('/api/sign-in', { email, password: 'wrong one' }).then(({ status }) => status),
    )
    expect((await Promise.all(guesses)).sort()).toEqual([...Array(5).fill(401), 429, 429])
    const guess = await withProof(browser, { email, password: 'wrong one' })
    expect(guess).toMatchObject({ first: 429, second: [401, { refused: 'wrong' }], again: [429, {}] })
    // The person is not locked out: from another IP address, and even from the same one.
    if (kind === 'unknown') return
    const typed = { email, password: person.password }
    expect((await openBrowser(stack.desk.url).post('/api/sign-in', typed)).status).toBe(200)
    const { second } = await withProof(openBrowser(stack.desk.url, browser.address), typed)
    expect(second).toEqual([200, { next: 'code' }])
  })

  test('accepts a solved challenge for one account only', async () => {
    const address = newAddress()
    const browser = openBrowser(stack.desk.url, address)
    const challenged = async (email: string) => {
      for (;;) {
        const response = await browser.post('/api/sign-in', { email, password: 'wrong one' })
        if (response.status === 429) return (await response.json()).details.challenge
      }
    }
    const proof = await solve(await challenged('one@example.org'))
    await challenged('other@example.org')
    const typed = { email: 'other@example.org', password: 'wrong one', proof }
    expect((await browser.post('/api/sign-in', typed)).status).toBe(429)
  })

  test('gives challenges to strangers who try many accounts from one IP address, or all at once', async () => {
    const counter = async (prefix: string, points: number) => {
      await sql`update staff_limits set points = ${points} where key like ${`${prefix}:%`}`.execute(
        stack.database.db,
      )
      const { status } = await openBrowser(stack.desk.url, address).post('/api/sign-in', {
        email: `${randomUUID()}@example.org`,
        password: 'wrong one',
      })
      await sql`delete from staff_limits where key like 'staff%'`.execute(stack.database.db)
      return status
    }
    const address = newAddress()
    for (const prefix of ['staff-from', 'staff-strangers']) {
      await openBrowser(stack.desk.url, address).post('/api/sign-in', {
        email: `${randomUUID()}@example.org`,
        password: 'wrong one',
      })
      expect([prefix, await counter(prefix, 1000)]).toEqual([prefix, 429])
    }
  })

  const manyGuesses = (id: string) =>
    sql`insert into staff_limits (key, points, expire)
      values (${`staff:${id}`}, 5000, ${Date.now() + 3_600_000})
      on conflict (key) do update set points = 5000`.execute(stack.database.db)

  test('knows a browser in which the person has signed in: strangers use up none of its tries', async () => {
    const { browser, email, password, id } = await stack.signIn('receptionist')
    await browser.post('/api/sign-out')
    const cookies = [...browser.jar.keys()].filter((name) => name.includes('device_'))
    expect(cookies).toHaveLength(1)
    await manyGuesses(id)
    const typed = { email, password }
    expect((await openBrowser(stack.desk.url).post('/api/sign-in', typed)).status).toBe(429)
    expect((await browser.post('/api/sign-in', typed)).status).toBe(200)
    // Neither a forged cookie nor that of another person.
    const { browser: other } = await stack.signIn('owner')
    const [theirs] = [...other.jar.keys()].filter((name) => name.includes('device_'))
    for (const value of [browser.jar.get(cookies[0]!)!.slice(0, -1), other.jar.get(theirs!)!]) {
      const forged = openBrowser(stack.desk.url)
      forged.jar.set(cookies[0]!, value)
      expect((await forged.post('/api/sign-in', typed)).status).toBe(429)
    }
    // After a few tries, guesses from the known browser count as a stranger's.
    const guesses: number[] = []
    for (let n = 0; n < 9; n += 1)
      guesses.push((await browser.post('/api/sign-in', { email, password: 'wrong one' })).status)
    expect(guesses).toEqual([...Array(8).fill(401), 429])
  })

  test.each([
    ['resets the account', resetStaff],
    ['ends its sessions', endSessions],
  ])('forgets all wrong passwords when the owner %s', async (_, change) => {
    const { email, id } = await makeEnrolledAccount(stack.database.db, 'receptionist')
    await manyGuesses(id)
    const guess = () => openBrowser(stack.desk.url).post('/api/sign-in', { email, password: 'wrong one' })
    expect((await guess()).status).toBe(429)
    await change(stack.database.db, email, { ...givenAt(new Date()), by: { id: null, name: 'Test' } })
    expect((await guess()).status).toBe(401)
  })

  test('limits guesses at codes, also with a new password step for each', async () => {
    const { email, password } = await makeEnrolledAccount(stack.database.db, 'receptionist')
    for (let round = 0; round < 2; round += 1) {
      const browser = openBrowser(stack.desk.url)
      await browser.post('/api/sign-in', { email, password })
      for (let tries = 0; tries < 5; tries += 1)
        expect((await browser.post('/api/sign-in/code', { code: '000000', isOfficePc: false })).status).toBe(
          401,
        )
    }
    const browser = openBrowser(stack.desk.url)
    await browser.post('/api/sign-in', { email, password })
    const right = await browser.post('/api/sign-in/code', { code: currentCode(), isOfficePc: false })
    expect(right.status).toBe(429)
  })

  test('takes each code once: a code read over a shoulder no longer works', async () => {
    const { email, password, id } = await makeEnrolledAccount(stack.database.db, 'receptionist')
    const key = Buffer.from('the key of an authenticator app.')
    const signInWith = async (code: string) => {
      const browser = openBrowser(stack.desk.url)
      await browser.post('/api/sign-in', { email, password })
      return {
        browser,
        tried: await answer(await browser.post('/api/sign-in/code', { code, isOfficePc: false })),
      }
    }
    const used = [401, { refused: 'code-used' }]
    const now = Date.now()
    expect((await signInWith(totp(key, new Date(now)))).tried).toEqual([200, { next: 'desk' }])
    const { browser, tried } = await signInWith(totp(key, new Date(now)))
    expect(tried).toEqual(used)
    // An unused code of an earlier step.
    expect((await signInWith(totp(key, new Date(now - STEP_MS)))).tried[0]).toBe(401)
    // After a code that was used, the next one works without the password again.
    const next = { code: totp(key, new Date(Date.now() + STEP_MS)), isOfficePc: false }
    expect(await answer(await browser.post('/api/sign-in/code', next))).toEqual([200, { next: 'desk' }])
    // Both at the same moment: one wins.
    await nextCode(stack.database.db, id)
    const code = totp(key, new Date())
    const both = await Promise.all([signInWith(code), signInWith(code)])
    expect(both.map((one) => one.tried[0]).sort()).toEqual([200, 401])
  })

  test('sets cookies that no script and no other site can use', async () => {
    const { email, password } = meera
    const response = await openBrowser(stack.desk.url).post('/api/sign-in', { email, password })
    const cookies = response.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Strict/i)
  })
})

describe('a session', () => {
  const fallAsleep = (id: string) =>
    stack.database.db
      .updateTable('staff_sessions')
      .set({ last_active_at: new Date(Date.now() - 15 * 60_000 - 1000) })
      .where('staff_id', '=', id)
      .execute()

  test('falls asleep without activity and wakes with the password', async () => {
    const { browser, id, name, password } = meera
    await fallAsleep(id)
    const asleep = [401, { refused: 'asleep', details: { name, language: 'en', isMuchOpened: false } }]
    expect(await answer(await browser.get('/api/me'))).toEqual(asleep)
    expect(await answer(await browser.post('/api/active'))).toEqual(asleep)
    expect((await browser.post('/api/wake', { password: 'wrong one' })).status).toBe(401)
    expect((await browser.get('/api/me')).status).toBe(401)
    expect((await browser.post('/api/wake', { password })).status).toBe(200)
    expect((await browser.get('/api/me')).status).toBe(200)
  })

  test('of a doctor sleeps after 45 minutes: a visit lasts 20, and nobody touches the desk during it', async () => {
    const doctor = await stack.signIn('doctor')
    const idleFor = async (minutes: number) => {
      await stack.database.db
        .updateTable('staff_sessions')
        .set({ last_active_at: new Date(Date.now() - minutes * 60_000 - 1000) })
        .where('staff_id', '=', doctor.id)
        .execute()
      return (await doctor.browser.get('/api/me')).status
    }
    expect([await idleFor(20), await idleFor(44), await idleFor(45)]).toEqual([200, 200, 401])
  })

  test('stays awake by what a person does, not by what the screen fetches', async () => {
    const { browser, id } = meera
    const before = new Date(Date.now() - 10 * 60_000)
    const lastActive = async () => {
      const row = await stack.database.db
        .selectFrom('staff_sessions')
        .select('last_active_at as at')
        .where('staff_id', '=', id)
        .executeTakeFirstOrThrow()
      return row.at.getTime()
    }
    await stack.database.db
      .updateTable('staff_sessions')
      .set({ last_active_at: before })
      .where('staff_id', '=', id)
      .execute()
    await browser.get('/api/me')
    expect(await lastActive()).toBe(before.getTime())
    await browser.post('/api/active')
    expect(await lastActive()).toBeGreaterThan(before.getTime())
  })

  test('lives for one shift at most', async () => {
    const { id } = meera
    const { expires_at: end } = await stack.database.db
      .selectFrom('staff_sessions')
      .select('expires_at')
      .where('staff_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(end.getTime()).toBeLessThanOrEqual(Date.now() + 14 * 3_600_000)
  })

  test('is invalid without the signature of its cookie', async () => {
    const { browser } = meera
    const [[name, value]] = [...browser.jar].filter(([cookie]) => cookie.endsWith('session_token')) as [
      [string, string],
    ]
    const forged = openBrowser(stack.desk.url)
    forged.jar.set(name, value.split('.')[0]!)
    expect((await forged.get('/api/me')).status).toBe(401)
  })

  test('ends with sign-out', async () => {
    const { browser } = meera
    const copy = openBrowser(stack.desk.url)
    for (const [name, value] of browser.jar) copy.jar.set(name, value)
    const followed = await copy.get('/api/events')
    expect(followed.status).toBe(200)
    expect((await browser.post('/api/sign-out')).status).toBe(200)
    expect((await copy.get('/api/me')).status).toBe(401)
    // Open streams end, too; otherwise this would wait for ever.
    await followed.text()
  })
})

test('cannot read after the end of the shift, also for a shift that starts again; results still arrive', async () => {
  const farah = await stack.signIn('phlebotomist')
  const { browser, email, password, id: staffId } = farah
  const key = () => ({ key: randomUUID() })
  const end = { staffId, day: dayOf(new Date()) }
  const commands = (from: typeof browser, verb: string, body: object = {}) =>
    from.post(`/api/commands/${verb}`, { ...key(), ...body })
  // Before the round it falls asleep like every other.
  await stack.database.db
    .updateTable('staff_sessions')
    .set({ last_active_at: new Date(Date.now() - 16 * 60_000) })
    .where('staff_id', '=', staffId)
    .execute()
  expect((await answer(await commands(browser, 'start-shift')))[1]).toMatchObject({ refused: 'asleep' })
  await browser.post('/api/wake', { password })
  expect((await commands(browser, 'start-shift')).status).toBe(200)
  expect((await browser.get('/api/rounds/own')).status).toBe(200)
  const followed = await browser.get('/api/events')
  expect((await commands(browser, 'end-shift', end)).status).toBe(200)
  const over = [401, { refused: 'shift-over' }]
  const refuses = async (closed: typeof browser) => {
    for (const path of ['/api/rounds/own', '/api/today', '/api/events', '/api/me'])
      expect([path, ...(await answer(await closed.get(path)))]).toEqual([path, ...over])
    expect(await answer(await commands(closed, 'start-shift'))).toEqual(over)
  }
  await refuses(browser)
  await followed.text()
  // The answer was lost, or the network came back after the shift: outcomes are accepted all the same.
  expect((await commands(browser, 'end-shift', end)).status).toBe(200)
  const noted = { staffId, bookingId: randomUUID(), startsAt: new Date(), at: new Date(), outcome: 'taken' }
  expect(
    await answer(await commands(browser, 'stop-outcome', { ...noted, payment: 'none', rupees: 0 })),
  ).toEqual([403, { refused: 'not-yours' }])

  const again = openBrowser(stack.desk.url)
  await again.post('/api/sign-in', { email, password })
  await again.post('/api/sign-in/code', {
    code: await nextCode(stack.database.db, staffId),
    isOfficePc: false,
  })
  expect((await commands(again, 'start-shift')).status).toBe(200)
  expect((await again.get('/api/rounds/own')).status).toBe(200)
  await refuses(browser)
})

describe('other paths of better-auth', () => {
  const paths = [
    '/auth/sign-up/email',
    '/auth/get-session',
    '/api/auth/sign-up/email',
    '/auth/two-factor/disable',
  ]
  test.each(paths)('%s cannot be reached', async (path) => {
    const response = await openBrowser(stack.desk.url).post(path, {
      email: 'new@example.org',
      password: 'a long enough password',
      name: 'New',
    })
    expect(response.status).toBe(404)
  })
})

test('a form of another site signs nobody in', async () => {
  const response = await openBrowser(stack.desk.url).post(
    '/api/sign-in',
    {},
    { origin: 'https://evil.example' },
  )
  expect(await answer(response)).toEqual([403, { refused: 'foreign-origin' }])
})

describe('a passkey', () => {
  type Browser = ReturnType<typeof openBrowser>
  const optionsFor = async (browser: Browser, path: string, body = {}) => {
    const response = await browser.post(path, body)
    return { status: response.status, options: (await response.json()) as { challenge: string } }
  }

  /** A person with a passkey. The device has counted five uses; 0: it does not count. */
  async function withPasskey(passkey = softPasskey(stack.desk.url), counter = 5) {
    const person = await stack.signIn('receptionist')
    const { browser, password } = person
    const { options } = await optionsFor(browser, '/api/passkeys/options', { password })
    const made = { response: passkey.make(options, { counter }), device: 'pc' }
    expect((await browser.post('/api/passkeys/add', made)).status).toBe(200)
    return { ...person, passkey }
  }

  /** A sign-in in a browser of its own. */
  async function signIn(
    passkey: ReturnType<typeof softPasskey>,
    use: Parameters<typeof passkey.use>[1] = {},
  ) {
    const browser = openBrowser(stack.desk.url)
    const { options } = await optionsFor(browser, '/api/sign-in/passkey/options')
    const response = passkey.use(options, { counter: 6, ...use })
    const signedIn = await browser.post('/api/sign-in/passkey', { response })
    return { browser, response, status: signedIn.status }
  }

  test('signs in without password and code, once for each challenge', async () => {
    const { id, passkey } = await withPasskey(softPasskey(stack.desk.url), 0)
    const { browser, response, status } = await signIn(passkey, { counter: 0 })
    expect(status).toBe(200)
    expect((await (await browser.get('/api/me')).json()).id).toBe(id)
    const [own] = await (await browser.get('/api/passkeys')).json()
    expect(own).toMatchObject({ device: 'pc', lastUsedAt: expect.any(String) })
    expect((await browser.post('/api/sign-in/passkey', { response })).status).toBe(401)
    const { rows } = await sql<{ action: string; hours: number }>`
      select action, (select extract(epoch from max(expires_at) - now()) / 3600
        from staff_sessions where staff_id = ${id})::float as hours
      from staff_events where staff_id = ${id} order by at, id`.execute(stack.database.db)
    const actions = ['signed-in', 'passkey-added', 'signed-in', 'sign-in-failed']
    expect(rows.map(({ action }) => action)).toEqual(actions)
    expect(rows[0]!.hours).toBeLessThanOrEqual(14)
  })

  test('is made after the password, verified by the device, and for this desk', async () => {
    const { browser, password } = await stack.signIn('doctor')
    const wrong = await browser.post('/api/passkeys/options', { password: 'wrong one' })
    expect(await answer(wrong)).toEqual([403, { refused: 'wrong-password' }])
    const passkey = softPasskey(stack.desk.url)
    const add = async (use: Parameters<typeof passkey.make>[1], made = passkey) => {
      const { options } = await optionsFor(browser, '/api/passkeys/options', { password })
      const response = made.make(options, use)
      return (await browser.post('/api/passkeys/add', { response, device: 'pc' })).status
    }
    const foreign = softPasskey('https://evil.example')
    const outcomes = [
      await add({ isVerified: false }),
      await add({ origin: 'https://evil.example' }),
      await add({ origin: stack.desk.url }, foreign),
      await add({}),
      await add({}),
    ]
    // The last one is registered already.
    expect(outcomes).toEqual([409, 409, 409, 200, 409])
  })

  test('does not sign in when any part of it is wrong', async () => {
    const id = randomBytes(32)
    const { passkey } = await withPasskey(softPasskey(stack.desk.url, id))
    const outcomes = {
      'another origin': (await signIn(passkey, { origin: 'https://evil.example' })).status,
      'neither fingerprint nor screen lock': (await signIn(passkey, { isVerified: false })).status,
      'a counter that stands still': (await signIn(passkey, { counter: 5 })).status,
      'a counter that goes back': (await signIn(passkey, { counter: 4 })).status,
      'the id with another key': (await signIn(softPasskey(stack.desk.url, id))).status,
      'a passkey that nobody has': (await signIn(softPasskey(stack.desk.url))).status,
      'a challenge for another browser': await otherBrowser(passkey),
      'a challenge from before': await lateAnswer(passkey),
    }
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(outcomes).map((name) => [name, 401])))
    expect((await signIn(passkey)).status).toBe(200)
  })

  async function otherBrowser(passkey: ReturnType<typeof softPasskey>) {
    const [one, other] = [openBrowser(stack.desk.url), openBrowser(stack.desk.url)]
    const { options } = await optionsFor(one, '/api/sign-in/passkey/options')
    await optionsFor(other, '/api/sign-in/passkey/options')
    const response = passkey.use(options, { counter: 6 })
    return (await other.post('/api/sign-in/passkey', { response })).status
  }

  async function lateAnswer(passkey: ReturnType<typeof softPasskey>) {
    const browser = openBrowser(stack.desk.url)
    const { options } = await optionsFor(browser, '/api/sign-in/passkey/options')
    await stack.database.db
      .updateTable('staff_verifications')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('value', '=', options.challenge)
      .execute()
    const response = passkey.use(options, { counter: 6 })
    return (await browser.post('/api/sign-in/passkey', { response })).status
  }

  test('counts its own wrong tries, and leaves the password of its owner alone', async () => {
    const { id, email, password, passkey } = await withPasskey()
    const address = newAddress()
    const statuses: number[] = []
    for (let tries = 0; tries < 9; tries += 1) {
      const browser = openBrowser(stack.desk.url, address)
      const { options } = await optionsFor(browser, '/api/sign-in/passkey/options')
      const response = passkey.use(options, { counter: 1 })
      statuses.push((await browser.post('/api/sign-in/passkey', { response })).status)
    }
    expect(statuses).toEqual([...Array(8).fill(401), 429])
    const next = await openBrowser(stack.desk.url, address).post('/api/sign-in', { email, password })
    expect(next.status).toBe(200)
    const failed = stack.database.db
      .selectFrom('staff_events')
      .select('at')
      .where('staff_id', '=', id)
      .where('action', '=', 'sign-in-failed')
    expect(await failed.execute()).toHaveLength(8)
  })

  test.each([
    ['disabled', disableStaff],
    ['reset', resetStaff],
  ])('is gone when its owner is %s', async (_, change) => {
    const { email, id, passkey } = await withPasskey()
    await change(stack.database.db, email, { ...givenAt(new Date()), by: { id: null, name: 'Test' } })
    expect((await signIn(passkey)).status).toBe(401)
    const left = stack.database.db.selectFrom('staff_passkeys').select('id').where('staff_id', '=', id)
    expect(await left.execute()).toEqual([])
  })

  test('is removed by its owner only', async () => {
    const { browser, passkey } = await withPasskey()
    const [{ id }] = await (await browser.get('/api/passkeys')).json()
    const { browser: other } = await stack.signIn('owner')
    expect((await other.post('/api/passkeys/remove', { id })).status).toBe(409)
    expect((await browser.post('/api/passkeys/remove', { id })).status).toBe(200)
    expect((await signIn(passkey)).status).toBe(401)
  })
})
