import { z } from 'zod'
import { bookingRequest } from '#clinic/appointment.ts'
import { facts } from '#content/facts.ts'
import { appointmentNoticeVersion } from '#content/notices.ts'

const instant = z.iso.datetime({ offset: true }).meta({ examples: ['2026-11-16T10:20:00+05:30'] })

const listing = z.object({
  success: z.boolean(),
  data: z
    .array(z.object({ dateTime: instant }))
    .meta({ description: 'Times already taken, earliest first.' }),
  message: z.string(),
})

const accepted = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    reference: z.string().meta({ examples: ['KW-7Q4M-29'] }),
    dateTime: instant,
    when: z.string().meta({ examples: ['Monday 16 November at 10:20 am'] }),
    confirmationUrl: z.string(),
    calendarUrl: z.string(),
  }),
})

const refused = z.object({
  success: z.literal(false),
  message: z.string(),
  help: z.string(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  alternatives: z.array(z.object({ dateTime: instant, when: z.string() })).optional(),
  formToken: z.string().optional().meta({ description: 'A new token for a form whose own has expired.' }),
})

/** What is sent, not what becomes of it: the same zod schemas that check it, as JSON Schema. */
const schemaOf = (schema: z.core.$ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

const request = schemaOf(bookingRequest(appointmentNoticeVersion))
const documentedRequest = {
  ...request,
  properties: {
    ...request.properties,
    consent: { const: true, description: `Consent to the notice ${appointmentNoticeVersion}.` },
  },
  examples: [
    {
      patientName: 'Asha Verma',
      dateTime: '2026-11-16T10:20:00+05:30',
      phoneNumber: '98765 43210',
      email: 'asha@example.in',
      address: '',
      consent: true,
      language: 'en',
    },
  ],
}

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: schemaOf(schema) } },
})

export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: `${facts.clinicShortName.en} bookings`,
    version: '1.0.0',
    description:
      'The calls behind the booking page. All times are instants with an offset; the clinic keeps +05:30.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  paths: {
    '/api/appointment/all': {
      get: {
        operationId: 'listAppointments',
        summary: 'Times already taken in the days that can be booked',
        responses: {
          200: json('The taken times. No personal data.', listing),
          304: { description: 'Nothing changed since the ETag you sent.' },
          503: json('The times could not be read.', listing),
        },
      },
    },
    '/api/appointment/booking': {
      post: {
        operationId: 'bookAppointment',
        summary: 'Book one time',
        description:
          'Send the same key again when no answer came: the same key makes one booking at the most.',
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            description: 'A UUID of your own, or the token of a form.',
            schema: { type: 'string', maxLength: 200 },
          },
        ],
        requestBody: { required: true, content: { 'application/json': { schema: documentedRequest } } },
        responses: {
          200: json('The booking that this key made before.', accepted),
          201: json('Booked.', accepted),
          400: json('Not JSON, or no Idempotency-Key.', refused),
          409: json('The time is taken or not offered; the nearest free times are named.', refused),
          422: json('Some answers need another look.', refused),
          429: json('Too many tries from one address; Retry-After says how long to wait.', refused),
          503: json('Not booked: the database did not answer. Send the same key again.', refused),
        },
      },
    },
  },
}
