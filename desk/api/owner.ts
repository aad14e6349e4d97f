import { z } from 'zod'
import { channels } from '#clinic/contact-preferences.ts'
import { ownerWords } from '#content/desk/owner.ts'
import { languages } from '#content/language.ts'
import { recordClinicEvent } from '#server/desk/owner/clinic-events.ts'
import { countClinic } from '#server/desk/owner/count-clinic.ts'
import { clinicHealth, retryGivenUp } from '#server/desk/owner/jobs.ts'
import { keyed } from '#server/desk/verbs/fields.ts'
import { givenBy } from '#server/platform/context.ts'
import type { Health, Numbers } from '../contract/owner.ts'
import { endpoint } from '../http/endpoint.ts'

const language = z.enum(languages)

/** Loaded with the first plot: the plot library is a quarter of the desk's code, and nothing else needs it. */
const loadNumbers = () => import('#server/desk/owner/numbers.ts')

export const ownerEndpoints = [
  endpoint('GET /api/owner/numbers', {
    roles: ['owner'],
    input: z.object({ language }),
    run: async ({ db, now }, { language }): Promise<Numbers> => {
      const { numbersIn } = await loadNumbers()
      return numbersIn(language, await countClinic(db, now()))
    },
  }),
  // A POST, because an export is audited.
  endpoint('POST /api/owner/export', {
    roles: ['owner'],
    input: z.object({ ...keyed, language }),
    run: async (context, { language }): Promise<{ fileName: string; csv: string }> => {
      const { db, staff } = context
      const given = givenBy(context)
      const { csvOf } = await loadNumbers()
      const counts = await countClinic(db, given.now)
      const { first, end } = counts.stretches.days
      await recordClinicEvent(db, given, staff, 'numbers-exported', { first, end })
      return {
        fileName: `clinic-${first}.csv`,
        csv: csvOf(language, counts, ownerWords.under10[language]),
      }
    },
  }),
  endpoint('GET /api/owner/health', {
    roles: ['owner'],
    input: z.object({}),
    run: async ({ db, now, limits }): Promise<Health> => {
      const { limited, ...health } = await clinicHealth(db, now())
      return { ...health, limits: { ...limited, values: limits } }
    },
  }),
  endpoint('POST /api/owner/retry', {
    roles: ['owner'],
    input: z.object({ ...keyed, channel: z.enum(channels) }),
    run: async (context, { channel }) => ({
      retried: await retryGivenUp(context.db, context.queue, context.staff, channel, givenBy(context)),
    }),
  }),
]
