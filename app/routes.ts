import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import type { Language } from '#content/language.ts'

/** Every page once; English stands at the root, Hindi under /hi. The odd spellings are the specification's. */
const pages = (language: Language) => [
  layout('layouts/site.tsx', { id: `${language}/site` }, [
    index('pages/home.tsx', { id: `${language}/home` }),
    route('appoitment', 'booking/appointment.tsx', { id: `${language}/appointment` }),
    route('appoitment/booked', 'booking/booked.tsx', { id: `${language}/booked` }),
    route('*', 'pages/not-found.tsx', { id: `${language}/not-found` }),
  ]),
  route('appoitment/calendar', 'booking/calendar.ts', { id: `${language}/calendar` }),
]

export default [
  ...pages('en'),
  ...prefix('hi', pages('hi')),
  ...prefix('api', [
    route('appointment/all', 'api/appointment-list.ts'),
    route('appointment/booking', 'api/appointment-booking.ts'),
    route('openapi.json', 'api/openapi.ts'),
  ]),
] satisfies RouteConfig
