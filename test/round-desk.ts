import path from 'node:path'
import { loadCatalogue } from '#db/catalogue.ts'
import { endpoints } from '#desk/api/endpoints.ts'
import type { SignedIn } from '#desk/contract/roles.ts'
import { createDesk } from '#desk/http/create-desk.ts'
import { openDesk } from '#desk/http/desk-services.ts'
import { developmentEnv } from '#dev/env.ts'
import { deskSettings, readEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase, databaseSettings } from './database.ts'
import { makeEnrolledAccount } from './desk-stack.ts'
import { freePort } from './ports.ts'

/**
 * A desk in the test's own process, with the built application, at a time that the test chooses: a shift ends at a fixed
 * hour, whatever the hour of the test run. Whoever `signedIn` is sends all requests.
 */
export async function startRoundDesk(now: () => Date) {
  const database = await createTestDatabase()
  await loadCatalogue(database.url)
  const account = async (role: 'phlebotomist' | 'receptionist', name: string): Promise<SignedIn> => ({
    ...(await makeEnrolledAccount(database.db, role, { name })),
    doctorId: null,
  })
  const farah = await account('phlebotomist', 'Farah Ali')
  const meera = await account('receptionist', 'Meera Joshi')
  const env = readEnv(deskSettings, { ...developmentEnv, ...databaseSettings(database.url) })
  const desk = { ...openDesk(env, createLog('silent')), now }
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const state: { signedIn: SignedIn | null; answersToLose: number } = { signedIn: meera, answersToLose: 0 }
  const app = await createDesk({
    desk,
    endpoints,
    readSession: async () => state.signedIn,
    url,
    client: path.resolve('build/desk'),
  })
  // The desk has done what was asked; its answer is lost on the way.
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
