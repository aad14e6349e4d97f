import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { faultsOf } from '#content/clinic/check-clinic.ts'
import type { ClinicFacts } from '#content/clinic/clinic-facts.ts'
import { type Answers, huesIn, questions, writeClinic } from './new-clinic.ts'
import { otherHues } from './recolour.ts'

const answers: Answers = {
  name: "Sitara Women's Clinic",
  'name-hi': 'सितारा महिला क्लिनिक',
  short: 'Sitara',
  'short-hi': 'सितारा',
  city: 'Gaya',
  'city-hi': 'गया',
  phone: '+91 00000 00020',
  email: 'care@sitara.example',
  doctor: 'Dr. Meena Lal',
  'doctor-hi': 'डॉ. मीना लाल',
  prefix: 'SI',
}

async function copyOfTemplate() {
  const clinics = await mkdtemp(path.join(tmpdir(), 'clinics-'))
  onTestFinished(() => rm(clinics, { recursive: true }))
  for (const folder of ['template', 'kamalini'])
    await cp(`clinics/${folder}`, path.join(clinics, folder), { recursive: true })
  return clinics
}

test('a new clinic has every answer, no replaced text of the template, and no fault', async () => {
  const clinics = await copyOfTemplate()
  await writeClinic(clinics, 'sitara', answers, null)
  const { facts }: { facts: ClinicFacts } = await import(path.join(clinics, 'sitara/facts.ts'))
  expect(faultsOf(facts)).toEqual([])
  expect(facts).toMatchObject({
    clinicName: { en: 'Sitara Women’s Clinic', hi: 'सितारा महिला क्लिनिक' },
    city: { en: 'Gaya', hi: 'गया' },
    phones: ['+91 00000 00020', expect.anything()],
    referencePrefix: 'SI',
    doctors: [{ slug: 'dr-meena-lal', name: { en: 'Dr. Meena Lal', hi: 'डॉ. मीना लाल' } }],
  })
  const written = JSON.stringify(facts)
  for (const { replaces } of Object.values(questions)) expect(written).not.toContain(replaces)
})

test('an existing folder stays as it is', async () => {
  const clinics = await copyOfTemplate()
  await writeClinic(clinics, 'sitara', answers, null)
  await expect(writeClinic(clinics, 'sitara', { ...answers, city: 'Patna' }, null)).rejects.toThrow()
  const { facts }: { facts: ClinicFacts } = await import(path.join(clinics, 'sitara/facts.ts'))
  expect(facts.city.en).toBe('Gaya')
})

test('a new clinic has the requested hues', async () => {
  const clinics = await copyOfTemplate()
  await writeClinic(clinics, 'sitara', answers, huesIn('150, 60'))
  const hues = otherHues(await readFile(path.join(clinics, 'sitara/brand.css'), 'utf8'))
  expect(hues?.brand).toBeCloseTo(150, -1)
  expect(hues?.accent).toBeCloseTo(60, -1)
  expect(huesIn('blue')).toBeNull()
})
