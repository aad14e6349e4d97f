import { facts } from '#content/facts.ts'
import { formPaths } from './openapi-forms.ts'
import { listPaths } from './openapi-lists.ts'

export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: `${facts.clinicShortName.en} bookings`,
    version: '1.0.0',
    description: 'Booking, search and enquiries. All times have an offset; the clinic is at +05:30.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  paths: { ...listPaths, ...formPaths },
}
