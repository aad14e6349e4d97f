import type { z } from 'zod'
import { bookingRequest } from '#clinic/appointment.ts'
import { callRules, defaultPreferences, offeredHours } from '#clinic/contact-preferences.ts'
import { answerWays, enquiryRequest } from '#clinic/enquiry.ts'
import { collectionParts } from '#clinic/home-collection.ts'
import { testBookingRequest } from '#clinic/lab-test-booking.ts'
import { MAX_CHOSEN_TESTS } from '#clinic/lab-tests/chosen-tests.ts'
import { asksService, hasSeveralDoctors, offeredVisits } from '#content/clinic/visits.ts'
import { facts, servedPincodes } from '#content/facts.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { contactPrivacyNotice } from '#content/privacy-notices/contact.ts'
import { homeCollectionPrivacyNotice } from '#content/privacy-notices/home-collection.ts'
import { labTestPrivacyNotice } from '#content/privacy-notices/lab-test.ts'
import { accepted, json, notPost, rejected, schemaOf } from './openapi-schemas.ts'

const yes = { enum: [true, 'yes'] }

/** Fields of every form, and those whose JSON schema cannot be derived from the rules. */
const described = (notice: string) => ({
  consent: { const: true, description: `Consent to the notice ${notice}.` },
  language: {
    enum: ['en', 'hi'],
    default: 'en',
    description: 'The language of the response and of all messages.',
  },
  contactCall: {
    enum: callRules,
    default: defaultPreferences.call,
    description:
      'only-me: the clinic speaks to the patient alone. yes: it may speak to whoever answers. write-only: it never calls, and writes on the channels chosen here; without any it is never. never: it neither calls nor writes; the patient will contact the clinic.',
  },
  contactHours: {
    enum: offeredHours(facts.sessions),
    default: 'any',
    description: 'In which of its sessions the clinic may call and write.',
  },
  bySms: { ...yes, description: 'Messages and reminders by SMS, where the site can send them.' },
  byWhatsapp: { ...yes, description: 'Messages and reminders by WhatsApp, where the site can send them.' },
  remindByEmail: { ...yes, description: 'A reminder on the evening before; needs an e-mail address.' },
  sharedPhone: {
    ...yes,
    description:
      'Others use the patient’s phone: the private link opens only together with the 4-digit code.',
  },
})
const age = { description: 'Whole years, in any digits.', anyOf: [{ type: 'string' }, { type: 'integer' }] }
const guardian = { ...yes, description: 'Needed below 18: a parent or guardian fills this in.' }
const slugs = {
  description: 'The slug of a test that is bookable, or several in a list.',
  anyOf: [
    { type: 'string' },
    { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: MAX_CHOSEN_TESTS },
  ],
}
const proof = {
  canSolveChallenge: { const: 'yes', description: 'The client can solve the challenge of a 428 response.' },
  challengeSolution: { type: 'string', description: 'The solved challenge of a 428 response, as JSON.' },
}

type Properties = Record<string, object | undefined>

function body(schemas: z.core.$ZodType[], notice: string, own: Properties, example: object) {
  const parts = schemas.map(schemaOf)
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Properties
  const required = parts.flatMap((part) => part.required ?? [])
  const all = { ...properties, ...described(notice), ...own, ...proof }
  const needed = [...new Set([...required, 'consent'])].filter((name) => name !== 'language')
  const schema = { type: 'object', properties: all, required: needed, examples: [example] }
  return { required: true, content: { 'application/json': { schema } } }
}

/** Described only where there is a choice. */
const visitFields: Properties = {
  service: asksService()
    ? {
        enum: facts.services.map(({ id }) => id),
        description: `What for, and so how long: ${facts.services
          .map(({ id, name, minutes }) => `${id} (${name.en}, ${minutes} minutes)`)
          .join(', ')}. Without it the first one that the doctor gives.`,
      }
    : undefined,
  doctor: hasSeveralDoctors()
    ? {
        enum: facts.doctors.map(({ id }) => id),
        description: `With whom: ${facts.doctors
          .map(({ id, name }) => `${id} (${name.en})`)
          .join(', ')}. Without it one who gives the visit and is free then.`,
      }
    : undefined,
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A random UUID, or the token of a form. It is valid for one form.',
  schema: { type: 'string', maxLength: 200 },
}

const description = 'Retry with the same key when no response came: one key makes at most one booking.'

const responses = {
  200: json('The booking that this key made before; for at most four hours.', accepted),
  400: json('Not a JSON object, or no Idempotency-Key.', rejected),
  ...notPost,
  422: json('Some fields are invalid, or the form has expired.', rejected),
  428: json(
    'Very many submits are coming in: solve the proof-of-work challenge in `challenge` and retry.',
    rejected,
  ),
  429: json('Rate limit of one address exceeded; Retry-After says how long to wait.', rejected),
  503: json('Unknown outcome: the database did not respond. Retry with the same key.', rejected),
}
const booked = { 201: json('Booked: the time is the patient’s.', accepted) }
const toConfirm = { 202: json('Stored, but not booked: the clinic calls to agree the time.', accepted) }
const alreadySent =
  'this key was used before, and its form has expired or the patient has closed the confirmation'

const asha = { email: 'asha@example.in', consent: true, language: 'en' }
const patient = { ...asha, age: 34, address: '4 Lotus Lane' }

export const formPaths = {
  '/api/appointment/booking': {
    post: {
      operationId: 'bookAppointment',
      summary: 'Book one time',
      description,
      parameters: [idempotencyKey],
      requestBody: body(
        [bookingRequest(appointmentPrivacyNotice.version, offeredVisits())],
        appointmentPrivacyNotice.version,
        visitFields,
        {
          ...asha,
          patientName: 'Asha Verma',
          dateTime: '2026-11-16T10:20:00+05:30',
          phoneNumber: '98765 43210',
          address: '',
        },
      ),
      responses: {
        ...responses,
        ...booked,
        ...toConfirm,
        409: json(
          `The time is taken or not offered, with the nearest free ones as alternatives; or ${alreadySent}.`,
          rejected,
        ),
      },
    },
  },
  '/api/v1/home-collection/booking': {
    post: {
      operationId: 'bookHomeCollection',
      summary: 'Have samples taken at home, in one hour of a day',
      description,
      parameters: [idempotencyKey],
      requestBody: body(
        [...collectionParts(servedPincodes, homeCollectionPrivacyNotice.version)],
        homeCollectionPrivacyNotice.version,
        {
          age,
          guardian,
          adultPresent: { ...yes, description: 'An adult will be at home.' },
          tests: {
            type: 'array',
            items: { anyOf: [{ type: 'integer' }, { type: 'string' }] },
            minItems: 1,
            maxItems: MAX_CHOSEN_TESTS,
            description:
              'Tests that are taken at home: the numbers of the eight that the page lists, or slugs.',
          },
        },
        {
          ...patient,
          patientName: 'Asha Verma',
          sex: 'female',
          mobile: '98765 43210',
          city: facts.city.en,
          pincode: servedPincodes[0],
          tests: [1, 2],
          collectionDate: '2026-11-16',
          collectionTime: '07:00',
          adultPresent: true,
        },
      ),
      responses: {
        ...responses,
        ...booked,
        ...toConfirm,
        409: json(
          `The hour is full, with the free ones of that day as alternatives; or ${alreadySent}.`,
          rejected,
        ),
      },
    },
  },
  '/api/v1/pathology/booking': {
    post: {
      operationId: 'bookLabTest',
      summary: 'Ask for pathology tests at a day and time that the clinic then agrees',
      description,
      parameters: [idempotencyKey],
      requestBody: body(
        [testBookingRequest(labTestPrivacyNotice.version)],
        labTestPrivacyNotice.version,
        { age, guardian, test: slugs },
        {
          ...patient,
          test: 'lipid-profile',
          fullName: 'Asha Verma',
          phone: '98765 43210',
          gender: 'female',
          date: '2026-11-16',
          time: '10:30',
        },
      ),
      responses: {
        ...responses,
        ...toConfirm,
        404: json('There is no such test, or it is not booked online.', rejected),
        409: json(`Not repeated: ${alreadySent}.`, rejected),
      },
    },
  },
  '/api/v1/enquiry': {
    post: {
      operationId: 'sendEnquiry',
      summary: 'Send a message that is answered by the end of the next open day',
      description,
      parameters: [idempotencyKey],
      requestBody: body(
        [enquiryRequest(contactPrivacyNotice.version)],
        contactPrivacyNotice.version,
        {
          answerWay: {
            enum: answerWays,
            description:
              'How the clinic answers: call and sms need phoneNumber, email needs email, and the other one is not kept. sms is refused where the site sends none. Left out, both are kept, and one of them is enough.',
          },
        },
        {
          ...asha,
          fullName: 'Asha Verma',
          phoneNumber: '98765 43210',
          message: 'When do you open on Sundays?',
        },
      ),
      responses: {
        ...responses,
        201: json('Sent.', accepted),
        409: json(`Not repeated: ${alreadySent}.`, rejected),
      },
    },
  },
}
