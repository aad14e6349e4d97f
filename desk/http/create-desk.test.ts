import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { createContext } from '#server/platform/context.ts'
import { deskSettings, readEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { databaseSettings } from '#test/database.ts'
import { staffOf } from '#test/own-desk.ts'
import { withDatabase } from '#test/with-database.ts'
import { pricesEndpoints } from '../api/prices.ts'
import { createDesk } from './create-desk.ts'
import { type Desk, openDesk } from './desk-services.ts'

const database = withDatabase()
let desk: Desk
let app: FastifyInstance
beforeAll(async () => {
  const env = readEnv(deskSettings, { ...developmentEnv, ...databaseSettings(database.url) })
  desk = openDesk(env, createLog('silent'), createContext())
  const client = await mkdtemp(path.join(tmpdir(), 'desk-'))
  await writeFile(path.join(client, 'index.html'), '<!doctype html><title>Desk</title>')
  app = await createDesk({
    desk,
    endpoints: pricesEndpoints,
    readSession: async ({ headers }) => (headers['x-role'] ? staffOf(headers['x-role'] as 'owner') : null),
    url: env.DESK_URL,
    client,
  })
})
afterAll(async () => {
  await app.close()
  await desk.close()
})

const upload = (role: string | null) =>
  app.inject({
    method: 'POST',
    url: '/api/prices/upload',
    headers: {
      origin: new URL(desk.deskUrl).origin,
      'content-type': 'application/octet-stream',
      ...(role && { 'x-role': role }),
    },
    payload: Buffer.alloc(1_200_000, 'a'),
  })

test('the body of a request is not read before its sender is admitted', async () => {
  expect((await upload(null)).statusCode).toBe(401)
  expect((await upload('receptionist')).statusCode).toBe(403)
  expect((await upload('owner')).statusCode).toBe(413)
})

test('no browser stores the page of the desk', async () => {
  const { statusCode, headers } = await app.inject('/calendar')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
})

test('a URL that cannot be decoded is refused with our own answer', async () => {
  const { statusCode, json } = await app.inject('/api/prices/%E0%A4%A')
  expect(statusCode).toBe(400)
  expect(json()).toEqual({ refused: 'bad-request' })
})
