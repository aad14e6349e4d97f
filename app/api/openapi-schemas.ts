import { z } from 'zod'
import { bookingStates } from '#clinic/booking.ts'
import { fieldCodes } from '#clinic/fields.ts'

/** What the calls answer, as documented. test/contract.test.ts holds the running site against it. */

export const instant = z.iso.datetime({ offset: true }).meta({ examples: ['2026-11-16T10:20:00+05:30'] })

export const accepted = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    reference: z.string().meta({ examples: ['KW-7Q4M-29'] }),
    pin: z
      .string()
      .regex(/^\d{4}$/)
      .meta({
        description:
          'Opens the booking on /booking, together with the reference. Show it to the patient once; it is in no message.',
        examples: ['0427'],
      }),
    state: z.enum(bookingStates).meta({
      description:
        'booked: the time is hers. to-confirm: kept, but not held; the clinic calls first. open: a message to be answered.',
    }),
    dateTime: instant.nullable().meta({ description: 'When the visit begins; null for a message.' }),
    when: z.string().meta({
      description: 'The same in words; for a message, by when it is answered.',
      examples: ['Monday 16 November at 10:20 am'],
    }),
    confirmationUrl: z.string().meta({ description: 'The thank-you page; it opens for half an hour.' }),
    calendarUrl: z
      .string()
      .nullable()
      .meta({ description: 'Null while there is nothing to put into a calendar.' }),
  }),
})

const challenge = z.looseObject({ parameters: z.looseObject({}), signature: z.string() }).meta({
  description: 'Solve it with altcha-lib and send {challenge, solution} as the text `challengeSolution`.',
})

export const rejected = z.object({
  success: z.literal(false),
  message: z.string(),
  help: z.string().meta({ description: 'What the person can do now.' }),
  errors: z
    .array(z.object({ field: z.string(), code: z.enum(fieldCodes), message: z.string() }))
    .optional()
    .meta({ description: 'One for each field that needs another look.' }),
  alternatives: z
    .array(z.object({ dateTime: instant, when: z.string() }))
    .optional()
    .meta({ description: 'The nearest times that are still free.' }),
  formToken: z.string().optional().meta({ description: 'A new token for a form whose own has expired.' }),
  challenge: challenge.optional(),
})

export const listOf = (item: z.ZodType, description: string) =>
  z.object({ success: z.boolean(), data: z.array(item).meta({ description }), message: z.string() })

/** What is sent, not what becomes of it. What a rule reads for itself (age, tests) is described by its caller. */
export const schemaOf = (schema: z.core.$ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

export const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: schemaOf(schema) } },
})

export const notPost = { 405: json('Only POST is understood here.', rejected) }
export const notGet = { 405: json('Only GET is understood here.', rejected) }
