import { z } from 'zod'
import { bookingStates } from '#clinic/booking.ts'
import { fieldCodes } from '#clinic/fields.ts'

/** The documented responses of the API. test/contract.test.ts compares the running site with them. */

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
        'booked: the time is the patient’s. to-confirm: stored, but the time is not held; the clinic calls first. open: a message to be answered.',
    }),
    dateTime: instant.nullable().meta({ description: 'When the visit begins; null for a message.' }),
    when: z.string().meta({
      description: 'The same in words; for a message, by when it is answered.',
      examples: ['Monday 16 November at 10:20 am'],
    }),
    confirmationUrl: z.string().meta({ description: 'The confirmation page; valid for half an hour.' }),
    calendarUrl: z
      .string()
      .nullable()
      .meta({ description: 'Null when there is no visit to add to a calendar.' }),
  }),
})

const challenge = z.looseObject({ parameters: z.looseObject({}), signature: z.string() }).meta({
  description: 'Solve it with altcha-lib and send {challenge, solution} as the text `challengeSolution`.',
})

export const rejected = z.object({
  success: z.literal(false),
  message: z.string(),
  help: z.string().meta({ description: 'What the patient can do now.' }),
  errors: z
    .array(z.object({ field: z.string(), code: z.enum(fieldCodes), message: z.string() }))
    .optional()
    .meta({ description: 'One for each invalid field.' }),
  alternatives: z
    .array(z.object({ dateTime: instant, when: z.string() }))
    .optional()
    .meta({ description: 'The nearest times that are still free.' }),
  formToken: z.string().optional().meta({ description: 'A new token for an expired form.' }),
  challenge: challenge.optional(),
})

export const listOf = (item: z.ZodType, description: string) =>
  z.object({ success: z.boolean(), data: z.array(item).meta({ description }), message: z.string() })

/** The input side of a schema. Fields with a custom parser (age, tests) are described by the caller. */
export const schemaOf = (schema: z.core.$ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

export const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: schemaOf(schema) } },
})

export const notPost = { 405: json('Only POST is allowed.', rejected) }
export const notGet = { 405: json('Only GET is allowed.', rejected) }
