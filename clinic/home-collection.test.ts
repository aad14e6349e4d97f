import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostile } from '#test/hostile.ts'
import { fieldCodes } from './fields.ts'
import { COLLECTION_DAYS, collectionWindows, parseCollection, refuseVisit } from './home-collection.ts'
import { addDays, instantAt, minutesFrom } from './time.ts'

test('a phlebotomist may come in five morning hours and two evening hours', () => {
  expect(collectionWindows.map(({ from, to }) => `${from}-${to}`)).toEqual([
    '07:00-08:00',
    '08:00-09:00',
    '09:00-10:00',
    '10:00-11:00',
    '11:00-12:00',
    '16:00-17:00',
    '17:00-18:00',
  ])
})

test('every window is one hour, and no two overlap', () => {
  for (const [place, { from, to }] of collectionWindows.entries()) {
    expect(minutesFrom(to) - minutesFrom(from)).toBe(60)
    const before = collectionWindows[place - 1]
    if (before) expect(minutesFrom(before.to)).toBeLessThanOrEqual(minutesFrom(from))
  }
})

const now = instantAt('2026-11-15', minutesFrom('08:30'))
const refused = (day: string, from: string) => refuseVisit(day, from, now)

test('today, the hours that have not begun can be booked', () => {
  expect(refused('2026-11-15', '07:00')).toEqual({ field: 'collectionTime', code: 'time-past' })
  expect(refused('2026-11-15', '08:00')).toEqual({ field: 'collectionTime', code: 'time-past' })
  expect(refused('2026-11-15', '09:00')).toBeNull()
})

test('an hour that begins this very minute has begun', () => {
  const nine = instantAt('2026-11-15', minutesFrom('09:00'))
  expect(refuseVisit('2026-11-15', '09:00', nine)).toMatchObject({ code: 'time-past' })
  expect(refuseVisit('2026-11-15', '09:00', new Date(nine.getTime() - 1))).toBeNull()
})

test('a collection can be booked within thirty days, today included', () => {
  expect(refused(addDays('2026-11-15', COLLECTION_DAYS - 1), '07:00')).toBeNull()
  expect(refused(addDays('2026-11-15', COLLECTION_DAYS), '07:00')).toEqual({
    field: 'collectionDate',
    code: 'date-too-far',
  })
})

test('yesterday cannot be booked, even while it is still yesterday in London', () => {
  const afterMidnight = instantAt('2026-11-15', minutesFrom('00:30'))
  expect(refuseVisit('2026-11-14', '17:00', afterMidnight)).toEqual({
    field: 'collectionDate',
    code: 'date-past',
  })
})

const notice = 'home-collection-1.3'
const served = ['211001', '211002']
const answers = {
  patientName: ' Asha  Verma ',
  age: '34',
  sex: 'female',
  email: '',
  mobile: '98765 43210',
  address: '4 Lotus Lane',
  city: 'Prayagraj',
  pincode: '211001',
  language: 'hi',
  tests: ['3', '1', '3'],
  collectionDate: '2026-11-16',
  collectionTime: '07:00',
  adultPresent: 'yes',
  consent: notice,
}
const errorsOf = (changes: Record<string, unknown>) => {
  const parsed = parseCollection({ ...answers, ...changes }, served, notice)
  return parsed.ok ? [] : parsed.errors.map((error) => `${error.field}: ${error.code}`)
}

test('both steps together make one request, in normalised spelling', () => {
  expect(parseCollection(answers, served, notice)).toMatchObject({
    ok: true,
    request: {
      patientName: 'Asha Verma',
      age: 34,
      sex: 'female',
      email: null,
      mobile: '+919876543210',
      address: '4 Lotus Lane',
      city: 'Prayagraj',
      pincode: '211001',
      language: 'hi',
      tests: [3, 1],
      collectionDate: '2026-11-16',
      collectionTime: '07:00',
      adultPresent: 'yes',
      consent: notice,
    },
  })
})

test('age, mobile, PIN code and tests may be typed in Devanagari digits', () => {
  const typed = { age: '३४', mobile: '९८७६५ ४३२१०', pincode: '२११ ००१', tests: ['३', '१'] }
  const parsed = parseCollection({ ...answers, ...typed }, served, notice)
  expect(parsed.ok && parsed.request).toMatchObject({
    age: 34,
    mobile: '+919876543210',
    pincode: '211001',
    tests: [3, 1],
  })
})

test('all missing fields are reported at once, in the order of the two steps', () => {
  const parsed = parseCollection({}, served, notice)
  expect(parsed.ok ? [] : parsed.errors.map((error) => `${error.field}: ${error.code}`)).toEqual([
    'tests: tests-required',
    'collectionDate: collection-date-required',
    'collectionTime: collection-time-required',
    'pincode: pincode-required',
    'address: address-required',
    'patientName: patient-name-required',
    'age: age-required',
    'mobile: mobile-required',
    'sex: sex-required',
    'city: city-required',
    'adultPresent: adult-missing',
    'consent: consent-missing',
  ])
})

test.each([
  [{ age: '121' }, ['age: age-format']],
  [{ age: '-1' }, ['age: age-format']],
  [{ age: '34.5' }, ['age: age-format']],
  [{ sex: 'unknown' }, ['sex: sex-required']],
  [{ email: 'asha at example' }, ['email: email-format']],
  [{ mobile: '12345' }, ['mobile: mobile-short']],
  [{ address: 'x'.repeat(301) }, ['address: address-too-long']],
  [{ city: 'x'.repeat(101) }, ['city: text-too-long']],
  [{ pincode: '011001' }, ['pincode: pincode-format']],
  [{ pincode: '2110011' }, ['pincode: pincode-format']],
  [{ pincode: '110001' }, ['pincode: pincode-not-served']],
  [{ tests: [] }, ['tests: tests-required']],
  [{ tests: ['All tests'] }, ['tests: tests-required']],
  [{ tests: [''] }, ['tests: tests-required']],
  [{ tests: ['1.5'] }, ['tests: tests-required']],
  [{ tests: ['-lipid'] }, ['tests: tests-required']],
  [{ tests: [[1]] }, ['tests: tests-required']],
  [{ tests: [{ toString: 1 }] }, ['tests: tests-required']],
  [{ tests: Array.from({ length: 21 }, (_, index) => `test-${index}`) }, ['tests: tests-required']],
  [{ collectionDate: '2026-02-30' }, ['collectionDate: collection-date-required']],
  [{ collectionTime: '07:30' }, ['collectionTime: collection-time-required']],
  [{ adultPresent: 'no' }, ['adultPresent: adult-missing']],
  [{ consent: 'home-collection-0.9' }, ['consent: consent-missing']],
  [{ remindByEmail: 'yes' }, ['remindByEmail: reminder-email-missing']],
])('%o is not accepted', (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors)
})

test('a single chosen test may be sent without a list, and as a number or as text', () => {
  for (const tests of ['3', 3, ['3'], [3]]) {
    const parsed = parseCollection({ ...answers, tests }, served, notice)
    expect(parsed.ok && parsed.request.tests).toEqual([3])
  }
})

test('a test is named by its number or by its slug', () => {
  const parsed = parseCollection({ ...answers, tests: ['cbc-with-esr', '3', 'cbc-with-esr'] }, served, notice)
  expect(parsed.ok && parsed.request.tests).toEqual(['cbc-with-esr', 3])
})

test('for someone under eighteen a guardian ticks the box', () => {
  expect(errorsOf({ age: '17' })).toEqual(['guardian: guardian-needed'])
  expect(errorsOf({ age: '17', guardian: 'yes' })).toEqual([])
  expect(errorsOf({ age: '0', guardian: true })).toEqual([])
  expect(errorsOf({ age: '18' })).toEqual([])
})

test('any input gives a request or known codes, never an exception', () => {
  fc.assert(
    fc.property(fc.record(hostile(answers), { requiredKeys: [] }), (anything) => {
      const parsed = parseCollection(anything, served, notice)
      if (!parsed.ok) for (const error of parsed.errors) expect(fieldCodes).toContain(error.code)
    }),
    { numRuns: 500 },
  )
})
