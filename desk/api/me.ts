import { z } from 'zod'
import { languages } from '#content/language.ts'
import { keyed } from '#server/desk/verbs/fields.ts'
import { chooseLanguage } from '#server/staff/staff-accounts.ts'
import { roles } from '../contract/roles.ts'
import { endpoint } from '../http/endpoint.ts'

export const meEndpoints = [
  /** The person who is signed in. Otherwise 401 with the reason, and the application shows the sign-in. */
  endpoint('GET /api/me', {
    roles,
    input: z.object({}),
    run: async ({ staff }) => staff,
  }),
  /** The language of the screens: a setting of one person. */
  endpoint('POST /api/me/language', {
    roles,
    input: z.object({ ...keyed, language: z.enum(languages) }),
    run: async ({ db, staff }, { language }) => {
      await chooseLanguage(db, staff.id, language)
      return { language }
    },
  }),
  /** Keys or pointer are in use. The screen sends it at most once a minute; the guard stores the time. */
  endpoint('POST /api/active', { roles, input: z.object({}), run: async () => {} }),
]
