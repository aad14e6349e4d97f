import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appointmentCodes, parseBooking } from './appointment.ts'

const notice = 'appointment-1.0'
const answers = {
  dateTime: '2026-11-16T10:20:00+05:30',
  patientName: '  Asha   Verma ',
  phoneNumber: '+91 98765 43210',
  email: '',
  address: '',
  consent: notice,
  language: 'hi',
}
const errorsOf = (changes: Record<string, unknown>) => {
  const parsed = parseBooking({ ...answers, ...changes }, notice)
  return parsed.ok ? [] : parsed.errors.map((error) => `${error.field}: ${error.code}`)
}

test('name and phone are enough; e-mail and address may stay empty', () => {
  expect(parseBooking(answers, notice)).toMatchObject({
    ok: true,
    request: {
      dateTime: new Date('2026-11-16T04:50:00Z'),
      patientName: 'Asha Verma',
      phoneNumber: '+919876543210',
      email: null,
      address: null,
      contactCall: 'only-me',
      contactHours: 'any',
      bySms: false,
      byWhatsapp: false,
      remindByEmail: [],
      sharedPhone: false,
      consent: notice,
      language: 'hi',
    },
  })
})

test.each([
  'S/o Ram',
  'Asha w/o Ram',
  'Asha (mother)',
  'Asha, Ram',
  'Asha (Smt.)',
  'आशा (माँ)',
  'O’Neill-Rao',
])('the name %s is taken as it is written', (patientName) => {
  expect(parseBooking({ ...answers, patientName }, notice)).toMatchObject({ request: { patientName } })
})

test('all missing fields are reported at once, one code per field, in the order of the page', () => {
  const parsed = parseBooking({ language: 'en' }, notice)
  expect(parsed).toEqual({
    ok: false,
    errors: [
      { field: 'dateTime', code: 'slot-required' },
      { field: 'patientName', code: 'name-required' },
      { field: 'phoneNumber', code: 'phone-required' },
      { field: 'consent', code: 'consent-missing' },
    ],
  })
})

test.each([
  [{ patientName: '   ' }, ['patientName: name-required']],
  [{ patientName: 'A' }, ['patientName: name-too-short']],
  [{ patientName: 'a'.repeat(101) }, ['patientName: name-too-long']],
  [{ patientName: '<b>Asha</b>' }, ['patientName: name-characters']],
  [{ patientName: '9876543210' }, ['patientName: name-characters']],
  [{ patientName: 'kyc.evil.example' }, ['patientName: name-characters']],
  [{ patientName: 'evil.example/asha' }, ['patientName: name-characters']],
  [{ patientName: 'Asha / 98765' }, ['patientName: name-characters']],
  [{ patientName: 'Asha .Verma' }, ['patientName: name-characters']],
  [{ phoneNumber: ' ' }, ['phoneNumber: phone-required']],
  [{ phoneNumber: '12345' }, ['phoneNumber: phone-short']],
  [{ email: 'asha at example' }, ['email: email-format']],
  [{ email: `${'a'.repeat(250)}@example.in` }, ['email: email-too-long']],
  [{ address: 'x'.repeat(301) }, ['address: address-too-long']],
  [{ dateTime: '2026-11-16T10:20' }, ['dateTime: slot-required']],
  [{ dateTime: '' }, ['dateTime: slot-required']],
  [{ consent: 'on' }, ['consent: consent-missing']],
  [{ remindByEmail: 'yes' }, ['email: reminder-email-missing']],
])('%o is not accepted', (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors)
})

test.each([
  'आशा वर्मा',
  'O’Brien',
  "D'Souza",
  'Dr. Anne-Marie',
  'श्रीमती सुशीला देवी',
  'क्‍षमा',
  'Zoë',
])('%s is a name', (patientName) => {
  expect(errorsOf({ patientName })).toEqual([])
})

test.each([
  ['A.K.Sharma', 'A. K. Sharma'],
  ['A.K. Sharma', 'A. K. Sharma'],
  ['Asha V.', 'Asha V.'],
  ['Dr. A.P.J. Kalam', 'Dr. A. P. J. Kalam'],
  ['के.एल. सहगल', 'के. एल. सहगल'],
])('%s may be written without spaces', (patientName, stored) => {
  const parsed = parseBooking({ ...answers, patientName }, notice)
  expect(parsed.ok && parsed.request.patientName).toBe(stored)
})

test('direction marks and line breaks cannot hide inside a name', () => {
  const parsed = parseBooking({ ...answers, patientName: 'Asha\r\n\u202eVerma' }, notice)
  expect(parsed.ok && parsed.request.patientName).toBe('Asha Verma')
})

test('any input gives a booking or known codes, never an exception', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(answers), 'other'), fc.anything()),
      (anything) => {
        const parsed = parseBooking(anything, notice)
        if (!parsed.ok) for (const error of parsed.errors) expect(appointmentCodes).toContain(error.code)
      },
    ),
  )
})

const offered = [
  { service: 'visit-1', doctors: ['doctor-1', 'doctor-2'] },
  { service: 'visit-3', doctors: ['doctor-3'] },
]

test.each([
  [{}, { service: null, doctor: null }],
  [
    { service: '', doctor: '' },
    { service: null, doctor: null },
  ],
  [{ service: 'visit-1' }, { service: 'visit-1', doctor: null }],
  [{ doctor: 'doctor-3' }, { service: null, doctor: 'doctor-3' }],
  [
    { service: 'visit-1', doctor: 'doctor-2' },
    { service: 'visit-1', doctor: 'doctor-2' },
  ],
])('a service and a doctor may be named, or left to the clinic: %j', (named, request) => {
  expect(parseBooking({ ...answers, ...named }, notice, offered)).toMatchObject({ ok: true, request })
})

test.each([
  [{ service: 'visit-9' }, 'service', 'service-unknown'],
  [{ service: 7 }, 'service', 'service-unknown'],
  [{ doctor: 'doctor-9' }, 'doctor', 'doctor-unknown'],
  [{ service: 'visit-1', doctor: 'doctor-3' }, 'doctor', 'doctor-unknown'],
])('%j is refused: no doctor gives it', (named, field, code) => {
  expect(parseBooking({ ...answers, ...named }, notice, offered)).toEqual({
    ok: false,
    errors: [{ field, code }],
  })
})
