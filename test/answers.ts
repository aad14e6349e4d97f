import { randomUUID } from 'node:crypto'
import { addDays, type Day, dayOf, instantAt, minutesFrom, toIso } from '#clinic/time.ts'
import { facts, servedPincodes } from '#content/facts.ts'
import { newPhone } from './phones.ts'

/** Valid values of every form, as the API takes them. Each call is for another patient. */

export const dayAhead = (days: number): Day => addDays(dayOf(new Date()), days)
export const timeAhead = (days: number, clock: string) => toIso(instantAt(dayAhead(days), minutesFrom(clock)))

export const appointmentAnswers = (dateTime = timeAhead(2, '10:00')) => ({
  dateTime,
  patientName: 'Asha Verma',
  phoneNumber: newPhone(),
  email: 'asha@example.in',
  address: '',
  consent: true,
})

export const collectionAnswers = (collectionDate = dayAhead(2), collectionTime = '07:00') => ({
  patientName: 'Asha Verma',
  age: '34',
  sex: 'female',
  email: 'asha@example.in',
  mobile: newPhone(),
  address: '4 Lotus Lane',
  city: facts.city.en,
  pincode: servedPincodes[0]!,
  tests: ['1', '2'],
  collectionDate,
  collectionTime,
  adultPresent: true,
  consent: true,
})

export const testAnswers = (date = dayAhead(2), time = '10:00') => ({
  test: 'lipid-profile',
  fullName: 'Asha Verma',
  email: 'asha@example.in',
  phone: newPhone(),
  age: '34',
  gender: 'female',
  address: '4 Lotus Lane',
  date,
  time,
  consent: true,
})

export const enquiryAnswers = () => ({
  fullName: 'Asha Verma',
  email: 'asha@example.in',
  phoneNumber: newPhone(),
  message: 'When do you open on Sundays?',
  consent: true,
})

export const callPaths = {
  appointment: '/api/appointment/booking',
  collection: '/api/v1/home-collection/booking',
  test: '/api/v1/pathology/booking',
  enquiry: '/api/v1/enquiry',
} as const

export type CallOptions = { key?: string; address?: string }

/** Calls the API with a new idempotency key; behind a trusted proxy, from any IP address. */
export async function send(url: string, body: unknown, { key = randomUUID(), address }: CallOptions = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(address && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, answer: await response.json() }
}
