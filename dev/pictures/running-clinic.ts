import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dropDatabase, replaceForDevelopment } from '#db/database.ts'
import { developmentEnv, developmentPorts, givenEnv } from '../env.ts'
import { freePort } from '../listen.ts'

export type RunningClinic = {
  site: string
  desk: string
  /** A receptionist's account. */
  email: string
  password: string
  currentCode(): Promise<string>
  stop(): Promise<void>
}

const DATABASE = 'clinic_pictures'

const databases = ['DATABASE_URL', 'WORKER_DATABASE_URL', 'DESK_DATABASE_URL', 'OWNER_DATABASE_URL'] as const
const ownDatabase = () =>
  Object.fromEntries(
    databases.map((name) => [name, developmentEnv[name].replace(/\/[^/]+$/, `/${DATABASE}`)]),
  ) as Record<(typeof databases)[number], string>

async function ownPorts() {
  const settings = Object.keys(developmentPorts)
  return Object.fromEntries(
    await Promise.all(settings.map(async (setting) => [setting, String(await freePort())])),
  ) as Record<keyof typeof developmentPorts, string>
}

/** A development clinic at six past eleven, on a database and ports of its own. */
export async function startClinic(): Promise<RunningClinic> {
  const database = ownDatabase()
  const ports = await ownPorts()
  // Refuses a database that was not made here, and drops the one of an earlier run.
  await replaceForDevelopment(database.OWNER_DATABASE_URL)
  await dropDatabase(database.OWNER_DATABASE_URL)
  const child = spawn(process.execPath, ['dev/start.ts'], {
    // The script submits faster than a person types.
    env: { ...givenEnv, ...database, ...ports, CLINIC_CLOCK: '11:06', MIN_FILL_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const said = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (more: string) => {
      text += more
      if (/owner@\S+/.test(text)) resolve(text)
    })
    void ended.then(() => reject(new Error(`The clinic did not start: ${text}`)))
  })
  const [, password = ''] = /password "([^"]+)"/.exec(said) ?? []
  const [email = ''] = /receptionist@\S+/.exec(said) ?? []
  return {
    site: `http://127.0.0.1:${ports.PORT}`,
    desk: `http://localhost:${ports.DESK_PORT}`,
    email,
    password,
    async currentCode() {
      const page = await (await fetch(`http://127.0.0.1:${ports.PHONE_PORT}`)).text()
      return /<strong>(\d{6})/.exec(page)?.[1] ?? ''
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      await dropDatabase(database.OWNER_DATABASE_URL)
    },
  }
}
