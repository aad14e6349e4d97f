import { createServer, type Server } from 'node:http'
import { loadCatalogue } from '#db/catalogue.ts'
import { createForDevelopment, isForDevelopment } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { readEnv, smsSettings, whatsappSettings } from '#server/platform/env.ts'
import { shiftDatabaseClock, shiftTo } from './clinic-clock.ts'
import { shiftClock } from './clock-shift.ts'
import { developmentEnv, developmentPorts, type PortSetting } from './env.ts'
import { inboxPage, openInbox } from './inbox.ts'
import { freePort, listen } from './listen.ts'
import { type LiveDesk, openLiveDesk } from './live-desk.ts'
import { type LiveSite, openLiveSite } from './live-site.ts'
import { openProvider } from './provider.ts'
import { seedClinic } from './seed/seed.ts'
import { addFirstStaff, howToSignIn } from './staff.ts'
import { startWatched } from './watched-process.ts'

/** Starts everything with one command: database, site and desk with live reload, worker, a mail inbox and a phone. */

/** An error that a developer can fix without a stack trace. */
class CannotStart extends Error {}

/** Functions that close what was opened, called in reverse order. */
const closers: (() => Promise<unknown>)[] = []
let isEnding = false

async function end(code: number) {
  if (isEnding) return
  isEnding = true
  // The time-out ends the process if closing hangs.
  setTimeout(() => process.exit(code), 8000).unref()
  for (const close of closers.reverse()) await close().catch(console.error)
  process.exit(code)
}

/** Opens a server on the port of a setting; the error of a taken port names the setting to change. */
async function onPort<Opened>(setting: PortSetting, open: (port: number) => Promise<Opened>) {
  const port = developmentPorts[setting]
  try {
    return await open(port)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new CannotStart(
        `Port ${port} is taken. Set ${setting} to a free one, for example: ${setting}=${port + 1} npm run dev`,
      )
    if (code === 'EACCES' || code === 'ERR_SOCKET_BAD_PORT')
      throw new CannotStart(`Port ${port} cannot be used here. Set ${setting} to another one.`)
    throw error
  }
}

async function serve(setting: PortSetting, server: Server, host?: string) {
  await onPort(setting, (port) => listen(server, port, host))
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
}

/** Creates the database, or brings it up to date. */
async function prepareDatabase(url: string, shiftMs: number) {
  let isNew = false
  try {
    isNew = await createForDevelopment(url)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ECONNREFUSED') throw error
    throw new CannotStart(
      `PostgreSQL does not answer at ${new URL(url).host}. Start it, or set OWNER_DATABASE_URL and the three others (.env.example).`,
    )
  }
  await migrate(url)
  await loadCatalogue(url)
  const isOurs = await isForDevelopment(url)
  if (isOurs) await shiftDatabaseClock(url, shiftMs)
  else if (shiftMs !== 0)
    throw new CannotStart('CLINIC_CLOCK needs a database that npm run dev or db:reset has made.')
  return { isOurs, isNew }
}

function readSettings() {
  try {
    return readEnv(undefined, developmentEnv)
  } catch (error) {
    throw new CannotStart((error as Error).message)
  }
}

async function start() {
  const env = readSettings()
  const [sms, whatsapp] = [smsSettings(env), whatsappSettings(env)]
  if (!sms || !whatsapp) throw new CannotStart('Development has both channels: leave their settings alone.')

  // The ports come first, so that a taken one is reported before anything changes. Early requests wait.
  const site = Promise.withResolvers<LiveSite>()
  const server = createServer(async (request, response) => (await site.promise).answer(request, response))
  await serve('PORT', server, env.HOST)
  const desk = Promise.withResolvers<LiveDesk>()
  const deskServer = createServer(async (request, response) => (await desk.promise).answer(request, response))
  await serve('DESK_PORT', deskServer, env.HOST)
  const inbox = await onPort('SMTP_PORT', openInbox)
  closers.push(inbox.close)
  await serve('INBOX_PORT', inboxPage(inbox))
  const phone = await onPort('PHONE_PORT', (port) => openProvider({ ...sms, ...whatsapp }, port))
  closers.push(phone.close)

  const shiftMs = shiftTo(env.CLINIC_CLOCK, new Date())
  const { isOurs: hasStaff, isNew } = await prepareDatabase(env.OWNER_DATABASE_URL, shiftMs)
  // The site runs in this process; worker and desk get the same shift below.
  if (shiftMs !== 0) shiftClock(shiftMs)
  if (hasStaff) await addFirstStaff(env.OWNER_DATABASE_URL, env.DESK_SECRET)
  if (isNew) {
    console.log('A new database: it is filled with an invented clinic, once.')
    await seedClinic(env.OWNER_DATABASE_URL, env, { now: new Date() })
  }
  const liveSite = await openLiveSite(server)
  closers.push(liveSite.close)
  site.resolve(liveSite)
  // The desk's process runs behind the development server, on any free port.
  const behind = await freePort()
  const liveDesk = await openLiveDesk(deskServer, { url: env.DESK_URL, port: behind, shiftMs })
  closers.push(liveDesk.close)
  desk.resolve(liveDesk)
  if (isEnding) return
  const settings = { ...developmentEnv, ...(shiftMs !== 0 && { CLOCK_SHIFT_MS: String(shiftMs) }) }
  closers.push(startWatched('worker.ts', settings))
  closers.push(startWatched('desk.ts', { ...settings, DESK_PORT: String(behind) }))

  const phoneUrl = `http://127.0.0.1:${developmentPorts.PHONE_PORT}`
  console.log(`
  Site    ${env.PUBLIC_URL}/appoitment   (हिंदी: ${env.PUBLIC_URL}/hi/appoitment)
  Desk    ${env.DESK_URL}
  Mail    http://127.0.0.1:${developmentPorts.INBOX_PORT}
  Phone   ${phoneUrl}
`)
  if (hasStaff) console.log(howToSignIn(phoneUrl))
  if (shiftMs !== 0)
    console.log(`  The clinic's clock says ${env.CLINIC_CLOCK} and runs on from there (CLINIC_CLOCK).\n`)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0))
await start().catch((error) => {
  console.error(error instanceof CannotStart ? error.message : error)
  return end(1)
})
