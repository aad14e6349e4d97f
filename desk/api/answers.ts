import { z } from 'zod'
import { findAnswers } from '#server/desk/answers/find-answers.ts'
import { openCall, openLetter } from '#server/desk/answers/open-answer.ts'
import { previewAnswer } from '#server/desk/answers/preview-answer.ts'
import { givenBy } from '#server/platform/context.ts'
import type { AnswerPreview, Answers, Call, Letter } from '../contract/answers.ts'
import { actorOf } from '../http/actor.ts'
import { type DeskContext, endpoint, Refusal } from '../http/endpoint.ts'

const answering = ['receptionist', 'doctor'] as const

const openingOf = (context: DeskContext) => ({
  ...givenBy(context),
  db: context.db,
  vault: context.vault,
  staff: actorOf(context.staff),
  reader: context.staff,
})

/** What was found; otherwise a refusal: it no longer exists, or only a doctor may open it. */
function found<Found extends object>(result: Found | 'not-yours' | null): Found {
  if (result === null) throw new Refusal('gone', { status: 404 })
  if (result === 'not-yours') throw new Refusal('not-yours', { status: 403 })
  return result
}

export const answersEndpoints = [
  endpoint('GET /api/answers', {
    roles: answering,
    input: z.object({}),
    run: async ({ db, vault, staff, now }): Promise<Answers> => ({
      ...(await findAnswers(db, vault, staff, now())),
      now: now().toISOString(),
    }),
  }),
  endpoint('GET /api/answers/letter', {
    roles: answering,
    input: z.object({ bookingId: z.uuid() }),
    run: async (context, { bookingId }): Promise<Letter> =>
      found(await openLetter(openingOf(context), bookingId)),
  }),
  endpoint('GET /api/answers/call', {
    roles: answering,
    input: z.object({ taskId: z.uuid() }),
    run: async (context, { taskId }): Promise<Call> => found(await openCall(openingOf(context), taskId)),
  }),
  // A POST, because its body has what staff type: URLs are logged.
  endpoint('POST /api/answers/preview', {
    roles: answering,
    input: z.object({ bookingId: z.uuid(), text: z.string().max(8000) }),
    run: async ({ publicUrl, ...context }, { bookingId, text }): Promise<AnswerPreview> =>
      found(await previewAnswer({ ...openingOf({ publicUrl, ...context }), publicUrl }, bookingId, text)),
  }),
]
