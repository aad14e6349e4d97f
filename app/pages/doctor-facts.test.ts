import { expect, test } from 'vitest'
import { facts, leadDoctor } from '#content/facts.ts'
import { doctorFactsIn } from './doctor-facts.ts'

const ids = (given: Partial<Parameters<typeof doctorFactsIn>[1]>) =>
  doctorFactsIn('en', { ...leadDoctor, ...given }).map(({ id }) => id)

test('a missing fact about the doctor is left out, and a missing fee is to be asked for', () => {
  const missing = { college: null, degreeYear: null, consultationRupees: null }
  expect(ids(missing)).toEqual(['registration', 'hours', 'fee'])
  expect(doctorFactsIn('en', { ...leadDoctor, ...missing }).at(-1)?.text).toContain('Ask at the desk')
})

test('college, year and fee are shown where the facts have them', () => {
  const college = { en: 'A college', hi: 'एक कॉलेज' }
  const given = { college, degreeYear: 1996, consultationRupees: 1500 }
  const shown = doctorFactsIn('hi', { ...leadDoctor, ...given })
  expect(shown.find(({ id }) => id === 'degree')?.text).toBe('एक कॉलेज, 1996')
  expect(shown.at(-1)?.text).toContain('₹1,500')
  expect(ids({ degreeYear: 1996 })).toContain('degree')
})

test('the registration names where to check it', () => {
  const [registration] = doctorFactsIn('en')
  expect(registration).toMatchObject({
    text: leadDoctor.registration.en,
    link: { href: facts.medicalRegisterUrl },
  })
})
