import { z } from 'zod'
import type { ActionOutcome } from '#server/desk/action/run-action.ts'
import { runFree, runOnBooking } from '#server/desk/action/run-verb.ts'
import { undoAction } from '#server/desk/action/undo-action.ts'
import type { AtDesk, Verb } from '#server/desk/action/verb.ts'
import { keyed } from '#server/desk/verbs/fields.ts'
import { verbs } from '#server/desk/verbs/verbs.ts'
import { roles } from '../contract/roles.ts'
import { actorOf } from '../http/actor.ts'
import { type DeskContext, type Endpoint, endpoint, Refusal } from '../http/endpoint.ts'
import { countOpened } from '../http/opened.ts'

const aboutBooking = { ...keyed, bookingId: z.uuid(), version: z.int().min(0) }

type Keyed = { key: string } & Record<string, unknown>
type OnBooking = Keyed & { bookingId: string; version: number }

/** The outcome as the browser gets it. */
function answerOf(outcome: ActionOutcome) {
  if (outcome.ok) return outcome.result
  throw new Refusal(outcome.reason, { details: outcome.details })
}

const staffOf = ({ staff }: DeskContext) => ({ id: staff.id, actor: actorOf(staff) })

const atDesk = ({ hours, collectionsPerWindow, staff, offered }: DeskContext): AtDesk => ({
  hours,
  perWindow: collectionsPerWindow,
  reader: staff,
  offered,
})

const inputOf = (verb: Verb): z.ZodType =>
  'fields' in verb ? z.object({ ...aboutBooking, ...verb.fields }) : verb.input.safeExtend(keyed)

/** What is refused to this person, whatever the state of things; the rest is a conflict. */
const isForbidden = (reason: string) => reason === 'not-yours' || reason === 'other-person'

const commandOf = (verb: Verb): Endpoint =>
  endpoint({
    method: 'POST',
    path: `/api/commands/${verb.name}`,
    roles: verb.roles,
    ...(verb.isDelivery && { isDelivery: true }),
    input: inputOf(verb),
    run: async (context, given) => {
      const { key, ...input } = given as Keyed
      const [desk, pressed] = [atDesk(context), { key, staff: staffOf(context) }]
      const reason = verb.whyNotAllowed?.(input, desk)
      if (reason) throw new Refusal(reason, isForbidden(reason) ? { status: 403 } : {})
      const opened = verb.opens?.(input)
      if (opened) await countOpened(context, opened)
      const result = answerOf(
        'fields' in verb
          ? await runOnBooking(context, verb, pressed, input as OnBooking, desk)
          : await runFree(context, verb, pressed, input, desk),
      )
      return { ...result, ...(await verb.reveal?.(result, context)) }
    },
  })

export const commandEndpoints: readonly Endpoint[] = [
  ...verbs.map(commandOf),
  endpoint({
    method: 'POST',
    path: '/api/commands/undo',
    // Everybody takes back only what they did themselves.
    roles,
    input: z.object({ ...keyed, action: z.uuid() }),
    run: async (context, { key, action }) =>
      answerOf(await undoAction(context, { key, action, staff: staffOf(context) }, verbs)),
  }),
]
