import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'
import { onlyOf, type Parts } from '#content/clinic/offered.ts'
import { shownLanguages } from '#content/clinic/shown-languages.ts'
import type { Language } from '#content/language.ts'

/** Every page once; English at the root, Hindi under /hi. The odd spellings are the specification's. */
const pages = (language: Language, clinic?: Parts) => {
  const only = onlyOf(clinic)
  const page = (path: string, file: string, id = file.replace(/\.tsx?$/, '')): RouteConfigEntry =>
    route(path, file, { id: `${language}/${id}` })
  return [
    layout('layouts/site.tsx', { id: `${language}/site` }, [
      index('home/home.tsx', { id: `${language}/home` }),
      page('about/clinic', 'pages/about-clinic.tsx'),
      page('about/:doctor', 'pages/about-doctor.tsx'),
      ...only('gynaecology', page('services/:tab', 'services/gynaecology.tsx')),
      ...only(
        'psychiatry',
        page('service/:tab', 'services/psychiatric.tsx'),
        page('service/treatments/here-for-you', 'services/urgent.tsx'),
        page('service/treatments/:condition', 'services/condition.tsx'),
      ),
      page('questions/:question', 'questions/question.tsx'),
      ...only('gallery', page('gallery', 'gallery/gallery.tsx')),
      page('contact', 'contact/contact.tsx'),
      page('contact/sent', 'confirmation/confirmation-page.tsx', 'contact/sent'),
      page('appoitment', 'appointment/appointment.tsx'),
      page('appoitment/booked', 'confirmation/confirmation-page.tsx', 'appoitment/booked'),
      ...only(
        'home-collection',
        page('home-collection', 'home-collection/home-collection.tsx'),
        page('home-collection/booked', 'confirmation/confirmation-page.tsx', 'home-collection/booked'),
      ),
      ...only(
        'pathology',
        page('pathology', 'pathology/pathology.tsx'),
        page('pathology/booked', 'confirmation/confirmation-page.tsx', 'pathology/booked'),
        page('pathology/basket', 'pathology/basket/basket.tsx'),
        page('pathology/book', 'pathology/book-lab-test.tsx', 'pathology/book'),
        page('pathology/:slug', 'pathology/one/lab-test.tsx'),
        page('pathology/:slug/book', 'pathology/book-lab-test.tsx'),
      ),
      page('search', 'search/search.tsx'),
      page('booking', 'manage/manage.tsx'),
      ...only('practice', page('pratice', 'pages/practice.tsx')),
      ...only('blog', page('blogs', 'blog/blogs.tsx'), page('blog/:slug', 'blog/post.tsx')),
      page('term-condition', 'policies/terms.tsx'),
      page('privacy-policy', 'policies/privacy.tsx'),
      page('refund-policy', 'policies/refund.tsx'),
      page('privacy-promise', 'pages/privacy-promise.tsx'),
      page('accessibility', 'pages/accessibility.tsx'),
      page('safety', 'pages/safety.tsx'),
      page('offline', 'pages/offline.tsx'),
      page('*', 'pages/not-found.tsx'),
    ]),
    page('appoitment/calendar', 'confirmation/calendar.ts'),
    page('m/:link', 'manage/open-link.ts'),
    page('appoitment/times', 'appointment/times.ts'),
    ...only('pathology', page('pathology/results', 'pathology/results-json.ts')),
    ...only('blog', page('feed.xml', 'well-known/feed.ts')),
  ]
}

/** Hindi pages, or what leads from their addresses to the English ones. */
const hindi = (clinic?: Parts) =>
  shownLanguages.includes('hi')
    ? prefix('hi', pages('hi', clinic))
    : [route('hi/*', 'layouts/english-only.ts')]

/** All paths of a clinic. */
export const routesOf = (clinic?: Parts) => [
  ...pages('en', clinic),
  ...hindi(clinic),
  route('theme', 'layouts/choose-theme.ts'),
  route('sitemap.xml', 'well-known/sitemap.ts'),
  route('robots.txt', 'well-known/robots.ts'),
  route('manifest.webmanifest', 'well-known/manifest.ts'),
  route('speculation-rules.json', 'well-known/speculation-rules.ts'),
  route('service-worker.js', 'well-known/service-worker.ts'),
  ...prefix('api', [
    route('appointment/all', 'api/appointment-list.ts'),
    route('appointment/booking', 'api/appointment-booking.ts'),
    ...onlyOf(clinic)(
      'pathology',
      route('v1/pathology', 'api/pathology-list.ts'),
      route('v1/pathology/booking', 'api/lab-test-booking.ts'),
    ),
    ...onlyOf(clinic)(
      'home-collection',
      route('v1/home-collection/windows', 'api/collection-windows.ts'),
      route('v1/home-collection/booking', 'api/home-collection-booking.ts'),
    ),
    route('v1/enquiry', 'api/enquiry.ts'),
    route('v1/receipts/whatsapp', 'api/whatsapp-receipts.ts'),
    route('v1/receipts/sms/:token', 'api/sms-receipts.ts'),
    route('openapi.json', 'api/openapi.ts'),
  ]),
]

export default routesOf() satisfies RouteConfig
