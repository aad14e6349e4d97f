import { z } from 'zod'
import { roles } from '../contract/roles.ts'
import { endpoint } from '../http/endpoint.ts'

export const meEndpoints = [
  /** Who is signed in. 401 otherwise, with the reason: the application shows the sign-in. */
  endpoint({
    method: 'GET',
    path: '/api/me',
    roles,
    input: z.object({}),
    run: async ({ staff }) => staff,
  }),
  /** Keys or pointer are being used: sent by the screen at most once a minute, and noted by the guard. */
  endpoint({ method: 'POST', path: '/api/active', roles, input: z.object({}), run: async () => ({}) }),
]
