import { expect, test } from 'vitest'
import { z } from 'zod'
import { facts, leadDoctor } from '#content/facts.ts'
import { smallClinic } from '#test/small-clinic.ts'
import { graphOf } from './structured-data.ts'

const origin = 'https://kamalini.example'
const node = <T extends z.ZodRawShape>(type: string | string[], shape: T) =>
  z.looseObject({
    '@type': Array.isArray(type) ? z.tuple(type.map((t) => z.literal(t)) as never) : z.literal(type),
    ...shape,
  })

/** The properties that search engines require, for the types that we use. */
const kinds = {
  MedicalClinic: node('MedicalClinic', {
    '@id': z.literal(`${origin}/#clinic`),
    name: z.string().min(3),
    telephone: z.string().regex(/^\+\d{12}$/),
    address: node('PostalAddress', {
      addressCountry: z.literal('IN'),
      postalCode: z.string().regex(/^\d{6}$/),
    }),
    openingHoursSpecification: z
      .array(
        node('OpeningHoursSpecification', {
          dayOfWeek: z.array(z.string()).length(7),
          opens: z.string().regex(/^\d\d:\d\d$/),
          closes: z.string().regex(/^\d\d:\d\d$/),
        }),
      )
      .length(2),
    department: z.array(z.looseObject({ name: z.string() })).min(3),
  }),
  WebPage: node('WebPage', { url: z.url(), inLanguage: z.enum(['en-IN', 'hi-IN']) }),
  MedicalWebPage: node('MedicalWebPage', { url: z.url(), inLanguage: z.enum(['en-IN', 'hi-IN']) }),
  BreadcrumbList: node('BreadcrumbList', {
    itemListElement: z
      .array(
        node('ListItem', {
          position: z.number().int().positive(),
          name: z.string().min(1),
          item: z.url().optional(),
        }),
      )
      .min(2),
  }),
  BlogPosting: node('BlogPosting', {
    headline: z.string().min(5),
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: node('Organization', { name: z.string().min(2), url: z.url() }),
    image: z.url(),
  }),
}

const page = { title: 'Title', description: 'Description' }
const breadcrumb = { trail: [{ label: 'Home', href: '/' }], current: 'Here' }
const post = {
  title: 'A post about sleep',
  description: 'Short',
  published: '2026-01-02',
  updated: '2026-02-03',
  author: 'Somebody',
  picture: '/pictures/blog-sleep.svg',
}

test.each([
  ['/', { clinic: true as const }],
  ['/hi/services/obstetrics', { breadcrumb, health: { by: null, on: null } }],
  ['/blog/a-post', { breadcrumb, health: { by: 'Dr. Someone', on: '2026-01-01' }, post }],
  ['/about/dr-nandini-saraswat', { breadcrumb, doctor: leadDoctor }],
])('%s has structured data of a valid shape only', (path, graph) => {
  const { '@graph': nodes } = graphOf(origin, path, page, graph)
  for (const one of nodes) {
    const type = one['@type'] as keyof typeof kinds
    if (kinds[type]) kinds[type].parse(one)
  }
  const types = nodes.flatMap((one) => one['@type'])
  expect(types.includes('MedicalClinic')).toBe('clinic' in graph)
  expect(types.includes('BreadcrumbList')).toBe('breadcrumb' in graph)
  expect(types.includes('MedicalWebPage')).toBe('health' in graph)
  expect(JSON.stringify(nodes)).not.toMatch(/aggregateRating|\{\w+\}|undefined/)
})

test('a page that no doctor has read does not claim a reviewer', () => {
  const unread = JSON.stringify(
    graphOf(origin, '/services/obstetrics', page, { health: { by: null, on: null } }),
  )
  expect(unread).not.toMatch(/reviewedBy|lastReviewed/)
  const read = JSON.stringify(
    graphOf(origin, '/x', page, { health: { by: 'Dr. Someone', on: '2026-01-01' } }),
  )
  expect(read).toContain('"reviewedBy":{"@type":"Person","name":"Dr. Someone"}')
})

test('hours, phone and place are those of the facts file', () => {
  const text = JSON.stringify(graphOf(origin, '/', page, { clinic: true }))
  for (const { opens, closes } of facts.sessions)
    expect(text).toContain(`"opens":"${opens}","closes":"${closes}"`)
  expect(text).toContain(facts.phones[0].replace(/\s/g, ''))
  expect(text).toContain(facts.addressShort.en)
})

test('structured data has the days and departments of the clinic, and no others', () => {
  const [clinic] = graphOf(origin, '/', page, { clinic: true }, smallClinic)['@graph']
  expect(clinic).toMatchObject({
    medicalSpecialty: ['Gynecologic', 'Obstetric'],
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '09:00',
        closes: '17:00',
      },
    ],
  })
  expect(JSON.stringify(clinic)).not.toMatch(/psychiatr|depression/i)
})
