import { Agent, request } from 'node:http'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { FORM_JSON } from '#app/forms/form-json.ts'
import { solveChallengeOf } from '#app/forms/post/solve-challenge.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { developmentEnv } from '#dev/env.ts'
import { issueChallenge } from '#server/limits/challenge.ts'
import { readFormToken } from '#server/limits/form-token.ts'
import { appointmentAnswers, callPaths } from '../answers.ts'
import { crowding } from '../crowding.ts'
import { testVault } from '../vault.ts'
import { withSite } from '../with-site.ts'
import { agedToken, guardedSite, productionDefaults } from './bot.ts'
import { offeredTimes } from './clients.ts'
import { pause } from './until.ts'

/**
 * A day opens, and everybody wants it in the same minute: people once each, bots 150 times each. Behind a proxy, with
 * the limits of production. `npm run proof:rush` is the whole minute; CI runs a part of it.
 */
const whole = { people: 1800, bots: 200, tries: 150, seconds: 60, longestMs: 5000 }
const short = { people: 40, bots: 12, tries: 32, seconds: 5, longestMs: 5000 * crowding() }
const { people, bots, tries, seconds, longestMs } = process.env.RUSH === 'whole' ? whole : short

const { database, site } = withSite(guardedSite)
const opening = offeredTimes(7).filter((time, _, all) => time.slice(0, 10) === all.at(-1)!.slice(0, 10))
const any = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!

type Sent = { who: 'person' | 'bot'; status: number; ms: number }
const answers: Sent[] = []
const agent = new Agent({ keepAlive: true })

/** Submits once; status 0 where the connection ends without an answer. */
async function post(who: Sent['who'], path: string, headers: Record<string, string>, body: string) {
  const began = performance.now()
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve) => {
    const lost = () => resolve({ status: 0, text: '' })
    const sent = request(site.url + path, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode!, text })).on('error', lost)
    })
    sent.on('error', lost).end(body)
  })
  answers.push({ who, status, ms: performance.now() - began })
  return { status, text }
}

const formValues = (formToken: string, time: string) => ({
  ...appointmentAnswers(time),
  consent: appointmentPrivacyNotice.version,
  formToken,
})
const form = 'application/x-www-form-urlencoded'
const secret = developmentEnv.FORM_SECRET

/** The browser of a patient works for a second on its challenge; here it is an easy one of the same clinic. */
async function person(n: number) {
  const token = agedToken()
  const { key } = readFormToken(secret, 'appointment', token, new Date())!
  const challengeSolution = await solveChallengeOf(await issueChallenge(secret, key, new Date(), 1 / 20))
  const address = `${20 + (n >> 8)}.${n & 255}.1.7`
  const headers = { accept: FORM_JSON, origin: site.url, 'content-type': form, 'x-forwarded-for': address }
  return async () => {
    const values = new URLSearchParams({ ...formValues(token, any(opening)), canSolveChallenge: 'yes' })
    // As app/forms/post does: a 503 is retried after a wait, a challenge is solved, and another time is chosen.
    const waits = [1000, 2000, 4000, 8000]
    for (let choices = 0; ; ) {
      const { status, text } = await post('person', '/appoitment', headers, `${values}`)
      if (status === 503 || status === 0) {
        if (waits.length === 0) return status
        await pause(waits.shift()!)
      } else if (status === 428) values.set('challengeSolution', challengeSolution)
      else if (status === 409 && choices++ < 3) {
        const { alternatives = [] } = JSON.parse(text).reply.rejected
        if (alternatives.length === 0) return status
        values.set('dateTime', any<{ dateTime: string }>(alternatives).dateTime)
      } else return status
    }
  }
}

const botPhones: string[] = []
/** Half of them call the API, half submit the form without script. One in eight claims to solve challenges. */
async function bot(n: number) {
  const token = agedToken()
  const values = { ...formValues(token, any(opening)), ...(n % 8 === 0 && { canSolveChallenge: 'yes' }) }
  const address = `185.${(n % bots) >> 2}.3.${(n % bots) & 3}`
  botPhones.push(testVault.phoneHash(`+91${values.phoneNumber}`))
  if (n % 2) {
    const headers = { origin: site.url, 'content-type': form, 'x-forwarded-for': address }
    const body = new URLSearchParams(values as unknown as Record<string, string>)
    return () => post('bot', '/appoitment', headers, `${body}`)
  }
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    'idempotency-key': token,
  }
  return () => post('bot', callPaths.appointment, headers, JSON.stringify({ ...values, consent: true }))
}

/** People come at once and become fewer; bots do not tire. */
async function rush() {
  const all = await Promise.all([
    ...Array.from({ length: people }, async (_, n) => ({ at: Math.random() ** 2, run: await person(n) })),
    ...Array.from({ length: bots * tries }, async (_, n) => ({ at: Math.random(), run: await bot(n) })),
  ])
  const ends: Promise<unknown>[] = []
  const began = performance.now()
  for (const { at, run } of all.toSorted((one, other) => one.at - other.at)) {
    const wait = at * seconds * 1000 - (performance.now() - began)
    // Late clients, too, write what they have begun and read their answers: what waits in them does not wait for the site.
    if (wait > 1 || ends.length % 16 === 0) await pause(Math.max(0, wait))
    ends.push(run())
  }
  const sentMs = performance.now() - began
  await Promise.all(ends)
  return { sentMs, endedMs: performance.now() - began }
}

function report(who: Sent['who']) {
  const theirs = answers.filter((answer) => answer.who === who)
  const times = theirs.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (part: number) => `${Math.round(times[Math.ceil(times.length * part) - 1]!)} ms`
  const statuses = [...Map.groupBy(theirs, ({ status }) => status)].map(
    ([name, all]) => `${all.length} × ${name}`,
  )
  console.log(`${who}: ${statuses.join(', ')}; half in ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`)
}

test(`${bots * tries + people} ask for one day in ${seconds} s: no time twice, no long wait, people before bots`, async () => {
  const { sentMs, endedMs } = await rush()
  console.log(`sent in ${Math.round(sentMs)} ms, all answered after ${Math.round(endedMs)} ms`)
  report('person')
  report('bot')
  const held = await database.db
    .selectFrom('bookings')
    .select(['starts_at', 'phone_hash'])
    .where('seat', 'is not', null)
    .execute()
  const { rows: wishes } = await sql<{ count: number }>`
    select count(*)::int from bookings where state = 'to-confirm'`.execute(database.db)
  const ofBots = held.filter(({ phone_hash }) => botPhones.includes(phone_hash!))
  const taken = held.map(({ starts_at }) => starts_at!.toISOString())
  const left = opening.filter((time) => !taken.includes(time))
  const ofTheDay = `${opening.length - left.length} of ${opening.length} times of the day held`
  console.log(`${ofTheDay}, ${held.length} in all, ${ofBots.length} by bots; ${wishes[0]!.count} wishes`)
  expect(new Set(held.map(({ starts_at }) => starts_at!.getTime())).size).toBe(held.length)
  expect(answers.filter(({ status }) => ![200, 201, 202, 303, 409, 428, 429, 503].includes(status))).toEqual(
    [],
  )
  expect(answers.filter(({ status }) => status === 201 || status === 303).length).toBeGreaterThanOrEqual(
    held.length,
  )
  // Half of what may be held is for browsers that have solved a challenge, and the day has no time left for a bot.
  expect(ofBots.length).toBeLessThanOrEqual(productionDefaults.MAX_HELD_PER_HOUR / 2)
  expect(left).toEqual([])
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(longestMs)
}, 900_000)
