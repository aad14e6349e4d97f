import { FIRST_DOCTOR } from '#clinic/slots.ts'
import type { StaffRole } from '#clinic/staff-roles.ts'
import { buildFolder } from '#content/clinic/build-folder.ts'
import { endpoints } from '#desk/api/endpoints.ts'
import type { SignedIn } from '#desk/contract/roles.ts'
import { createDesk } from '#desk/http/create-desk.ts'
import { openDesk } from '#desk/http/desk-services.ts'
import { developmentEnv } from '#dev/env.ts'
import { createContext } from '#server/platform/context.ts'
import { deskSettings, readEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase, databaseSettings } from './database.ts'
import { makeEnrolledAccount } from './desk-stack.ts'
import { freePort } from './ports.ts'

export type DeskAt = Awaited<ReturnType<typeof startDeskAt>>

/**
 * A desk in the test's own process, with the built application, at a time that the test chooses: a shift ends at a
 * fixed hour, whatever the hour of the test run. The `signedIn` person sends all requests.
 */
export async function startDeskAt(now: () => Date) {
  const database = await createTestDatabase({ hasCatalogue: true })
  const account = async (role: StaffRole, name: string): Promise<SignedIn> => ({
    ...(await makeEnrolledAccount(database.db, role, { name })),
    doctorId: role === 'doctor' ? FIRST_DOCTOR : null,
  })
  const farah = await account('phlebotomist', 'Farah Ali')
  const meera = await account('receptionist', 'Meera Joshi')
  const kavita = await account('doctor', 'Dr Kavita Mathur')
  const aruna = await account('owner', 'Aruna Rao')
  const env = readEnv(deskSettings, { ...developmentEnv, ...databaseSettings(database.url) })
  const desk = { ...openDesk(env, createLog('silent'), createContext()), now }
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const state: { signedIn: SignedIn | null; answersToLose: number } = { signedIn: meera, answersToLose: 0 }
  const app = await createDesk({
    desk,
    endpoints,
    readSession: async () => state.signedIn,
    url,
    client: `${buildFolder}/desk`,
  })
  // The desk has carried the request out; its answer is lost on the way.
  app.addHook('onSend', async (request) => {
    if (request.method === 'POST' && state.answersToLose-- > 0) request.raw.socket.destroy()
  })
  await app.listen({ host: '127.0.0.1', port })
  return {
    database,
    desk,
    url,
    farah,
    meera,
    kavita,
    aruna,
    state,
    async post(who: SignedIn, command: string, body: object = {}) {
      state.signedIn = who
      const payload = { key: crypto.randomUUID(), ...body }
      return app.inject({
        method: 'POST',
        url: `/api/commands/${command}`,
        headers: { origin: url },
        payload,
      })
    },
    async stop() {
      app.server.closeAllConnections()
      await app.close()
      await desk.close()
      await database.drop()
    },
  }
}
