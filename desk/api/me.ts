import { z } from 'zod'
import { languages } from '#content/language.ts'
import { keyed } from '#server/desk/verbs/fields.ts'
import { chooseLanguage } from '#server/staff/staff-accounts.ts'
import { roles } from '../contract/roles.ts'
import { endpoint } from '../http/endpoint.ts'

export const meEndpoints = [
  /** Who is signed in. 401 otherwise, with the reason: the application shows the sign-in. */
  endpoint('GET /api/me', {
    roles,
    input: z.object({}),
    run: async ({ staff }) => staff,
  }),
  /** In which language one works: nobody else needs to know. */
  endpoint('POST /api/me/language', {
    roles,
    input: z.object({ ...keyed, language: z.enum(languages) }),
    run: async ({ db, staff }, { language }) => {
      await chooseLanguage(db, staff.id, language)
      return { language }
    },
  }),
  /** Keys or pointer are being used: sent by the screen at most once a minute, and noted by the guard. */
  endpoint('POST /api/active', { roles, input: z.object({}), run: async () => {} }),
]
