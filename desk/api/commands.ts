import { z } from 'zod'
import type { ActionOutcome, ActionResult } from '#server/desk/action/run-action.ts'
import { runFree, runOnBooking } from '#server/desk/action/run-verb.ts'
import { undoAction } from '#server/desk/action/undo-action.ts'
import type { AtDesk, Verb } from '#server/desk/action/verb.ts'
import { keyed } from '#server/desk/verbs/fields.ts'
import { verbs } from '#server/desk/verbs/verbs.ts'
import type { InputOf } from '../contract/calls.ts'
import type { Commands } from '../contract/commands.ts'
import { roles } from '../contract/roles.ts'
import { actorOf } from '../http/actor.ts'
import { type AnswerEndpoint, type DeskContext, endpoint, Refusal } from '../http/endpoint.ts'
import { countOpened } from '../http/opened.ts'
import type { Complete, IsSameInput } from '../http/same-shape.ts'

const aboutBooking = { ...keyed, bookingId: z.uuid(), version: z.int().min(0) }

type Keyed = { key: string } & Record<string, unknown>
type OnBooking = Keyed & { bookingId: string; version: number }

/** The action's outcome as the browser reads it. */
function answerOf(outcome: ActionOutcome): ActionResult {
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

/** Refused to this person, whatever the state of the booking. Every other refusal is a conflict. */
const isForbidden = (reason: string) => reason === 'not-yours' || reason === 'other-person'

const commandOf = <Name extends keyof Commands>(
  verb: Verb & { name: Name },
): AnswerEndpoint<`POST /api/commands/${Name}`> => ({
  key: `POST /api/commands/${verb.name}`,
  method: 'POST',
  path: `/api/commands/${verb.name}`,
  roles: verb.roles,
  ...(verb.isDelivery && { isDelivery: true }),
  input: inputOf(verb),
  run: async (context, { key, ...input }: Keyed) => {
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

type Listed = (typeof verbs)[number]

/** The input of a verb before it is parsed. */
type TakenBy<One> = One extends { fields: infer Fields extends z.ZodRawShape }
  ? z.input<z.ZodObject<typeof aboutBooking & Fields>>
  : One extends { input: infer Input extends z.ZodType }
    ? z.input<Input> & { key: string }
    : never

type AnsweredBy<One> = One extends {
  perform(...given: never): Promise<infer Outcome>
  reveal?(...given: never): Promise<infer Revealed>
}
  ? ActionResult & Extract<Outcome, { ok: true; answer?: unknown }>['answer'] & Revealed
  : never

/** The verbs whose input or answer differs from the table of calls. */
type Differing<One extends Listed = Listed> = One extends Listed
  ? [IsSameInput<InputOf<`POST /api/commands/${One['name']}`>, TakenBy<One>>, AnsweredBy<One>] extends [
      true,
      Commands[One['name']]['answer'],
    ]
    ? never
    : One['name']
  : never

const verbEndpoints: Complete<ReturnType<typeof commandOf<Listed['name']>>[], Differing> =
  verbs.map(commandOf)

export const commandEndpoints = [
  ...verbEndpoints,
  endpoint('POST /api/commands/undo', {
    // Everybody undoes only their own actions.
    roles,
    input: z.object({ ...keyed, action: z.uuid() }),
    run: async (context, { key, action }) =>
      answerOf(await undoAction(context, { key, action, staff: staffOf(context) }, verbs)),
  }),
]
