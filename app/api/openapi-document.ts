import { has } from '#content/clinic/offered.ts'
import type { Part } from '#content/clinic/parts.ts'
import { facts } from '#content/facts.ts'
import { formPaths } from './openapi-forms.ts'
import { listPaths } from './openapi-lists.ts'

/** The calls of a part that some clinics do not have. */
const needs: [begin: string, part: Part][] = [
  ['/api/v1/pathology', 'pathology'],
  ['/api/v1/home-collection', 'home-collection'],
]
const isThere = (path: string) => needs.every(([begin, part]) => !path.startsWith(begin) || has(part))

export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: `${facts.clinicShortName.en} bookings`,
    version: '1.0.0',
    description: 'Booking, search and enquiries. All times have an offset; the clinic is at +05:30.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  paths: Object.fromEntries(Object.entries({ ...listPaths, ...formPaths }).filter(([path]) => isThere(path))),
}
