import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { endpoints } from '#desk/api/endpoints.ts'
import type { Role, SignedIn } from '#desk/contract/roles.ts'
import { createDesk } from '#desk/http/create-desk.ts'
import { type Desk, openDesk } from '#desk/http/desk-services.ts'
import { developmentEnv } from '#dev/env.ts'
import { createContext } from '#server/platform/context.ts'
import { deskSettings, readEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { databaseSettings, type TestDatabase } from './database.ts'

/** The same id for the same name. */
const idOf = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')

export const staffOf = (role: Role, name = 'Rekha', id = idOf(`${role} ${name}`)): SignedIn => ({
  id,
  name,
  role,
  doctorId: role === 'doctor' ? 'doctor-1' : null,
  language: 'en',
})

const DESK_URL = 'https://desk.test'

const headersOf = (staff: SignedIn | null) => (staff ? { 'x-staff': JSON.stringify(staff) } : {})

export type OwnDesk = Awaited<ReturnType<typeof openOwnDesk>>

/**
 * The desk in the test's own process, with its own database user. A header names the person: there is no sign-in.
 */
export async function openOwnDesk(
  { url }: Pick<TestDatabase, 'url'>,
  now = () => new Date(),
  clinic: Partial<Pick<Desk, 'hours'>> = {},
  log = createLog(process.env.TEST_LOG ?? 'silent'),
) {
  const env = readEnv(deskSettings, { ...developmentEnv, ...databaseSettings(url), DESK_URL })
  const desk = { ...openDesk(env, log, { ...createContext(), now }), ...clinic }
  const signedOut = new Set<string>()
  const app = await createDesk({
    desk,
    endpoints,
    readSession: async ({ headers }) => {
      const staff = headers['x-staff'] ? (JSON.parse(String(headers['x-staff'])) as SignedIn) : null
      return staff && !signedOut.has(staff.id) ? staff : null
    },
    url: DESK_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    client: await mkdtemp(`${tmpdir()}/desk-`),
  })
  return {
    desk,
    app,
    signedOut,
    async get(staff: SignedIn | null, path: string) {
      const headers = headersOf(staff)
      const response = await app.inject({ method: 'GET', url: path, headers })
      return { status: response.statusCode, body: response.json(), text: response.body }
    },
    async post(staff: SignedIn | null, path: string, payload: object, more: Record<string, string> = {}) {
      const headers = { ...headersOf(staff), origin: DESK_URL, ...more }
      const response = await app.inject({ method: 'POST', url: path, headers, payload })
      return { status: response.statusCode, body: response.json(), text: response.body }
    },
    /** On a port of this machine, for streams, which an injected request cannot show. */
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close()
      await desk.close()
    },
  }
}
