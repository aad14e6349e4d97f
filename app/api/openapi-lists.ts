import { z } from 'zod'
import { collectionWindows } from '#clinic/home-collection.ts'
import { collectionPlaces } from '#clinic/lab-tests/lab-test.ts'
import { preparationCodes } from '#clinic/lab-tests/preparation.ts'
import { MAX_SEARCH_LENGTH } from '#clinic/lab-tests/search-text.ts'
import { hasSeveralDoctors, usualVisit } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { instant, json, listOf, notGet, rejected } from './openapi-schemas.ts'
import { hasEnds } from './taken-times.ts'

const doctorIds = facts.doctors.map(({ id }) => id)
const ends = {
  until: instant.meta({ description: 'Until when the doctor’s time is taken.' }),
  doctor: z.enum(doctorIds),
}

const appointments = listOf(
  z.object({
    dateTime: instant,
    ...(hasEnds(usualVisit.doctors) ? ends : hasSeveralDoctors() && z.object(ends).partial().shape),
  }),
  'Times already taken, earliest first.',
)

const windows = listOf(
  z.object({
    date: z.iso.date().meta({ examples: ['2026-11-16'] }),
    from: z.enum(collectionWindows.map(({ from }) => from)),
    state: z.enum(['free', 'full', 'over']).meta({ description: 'over: the hour has begun or is past.' }),
  }),
  'The hours in which a home visit is possible, earliest first.',
)

const pathologyTest = z.object({
  testDetailName: z.string().meta({ description: 'As labs print it.', examples: ['LIPID PROFILE'] }),
  slug: z.string().meta({ examples: ['lipid-profile'] }),
  category: z.string().meta({ examples: ['Profiles'] }),
  sample: z.string().meta({ examples: ['Blood'] }),
  preparation: z
    .string()
    .meta({ examples: ['Nothing but water for 10–12 hours before; ask if you may eat'] }),
  fasting: z.boolean().meta({ description: 'Whether the patient must fast.' }),
  reportTime: z.string().meta({ description: 'The usual time.', examples: ['Same day'] }),
  atHome: z.boolean(),
  bookable: z.boolean().meta({ description: 'False: call first.' }),
  price: z
    .int()
    .nullable()
    .meta({ description: 'In rupees; null: on request.', examples: [800] }),
  plain: z
    .string()
    .nullable()
    .meta({ description: 'What it measures, in plain words.', examples: ['Measures the fats in blood.'] }),
  preparationCode: z.enum(preparationCodes).meta({ examples: ['fasting-10'] }),
  collect: z.enum(collectionPlaces),
  matched: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'After a search: the everyday word that matched.', examples: ['cholesterol'] }),
})

const tests = listOf(
  pathologyTest,
  'The home list first, then in the clinic’s own order; a search: best first.',
)

const unchanged = { 304: { description: 'Nothing changed since the ETag you sent.' } }

export const listPaths = {
  '/api/appointment/all': {
    get: {
      operationId: 'listAppointments',
      summary: 'Times already taken in the days that can be booked',
      ...(hasSeveralDoctors() && {
        parameters: [
          {
            name: 'doctor',
            in: 'query',
            description: 'The times of one doctor; without it, of those who give the usual visit.',
            schema: { enum: doctorIds },
          },
        ],
      }),
      responses: {
        200: json('The taken times. No personal data.', appointments),
        ...(hasSeveralDoctors() && { 400: json('There is no such doctor.', rejected) }),
        ...unchanged,
        ...notGet,
        503: json('The times could not be read.', appointments),
      },
    },
  },
  '/api/v1/home-collection/windows': {
    get: {
      operationId: 'listCollectionWindows',
      summary: 'Which hours are still free for a visit at home',
      parameters: [
        {
          name: 'date',
          in: 'query',
          description: 'A day on the clinic’s calendar; without it, all days that can be booked.',
          schema: { type: 'string', format: 'date', examples: ['2026-11-16'] },
        },
      ],
      responses: {
        200: json('The hours of that day, or of all days.', windows),
        400: json('A date that does not exist.', rejected),
        ...notGet,
        503: json('The hours could not be read.', windows),
      },
    },
  },
  '/api/v1/pathology': {
    get: {
      operationId: 'listPathologyTests',
      summary: 'All pathology tests that may be shown, or those that a search finds',
      parameters: [
        {
          name: 'q',
          in: 'query',
          description:
            'A part of the name, or an everyday word in English, Hindi or Hinglish; typos are corrected. The best 100, best first; the response is never cached.',
          schema: { type: 'string', maxLength: MAX_SEARCH_LENGTH, examples: ['sugar'] },
        },
        {
          name: 'language',
          in: 'query',
          description: 'The language of the texts; names stay as labs print them.',
          schema: { enum: ['en', 'hi'], default: 'en' },
        },
      ],
      responses: {
        200: json('The tests.', tests),
        ...unchanged,
        ...notGet,
        503: json('The tests could not be read.', tests),
      },
    },
  },
}
