import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'
import type { Language } from '#content/language.ts'

/** Every page once; English stands at the root, Hindi under /hi. The odd spellings are the specification's. */
const pages = (language: Language) => {
  const page = (path: string, file: string): RouteConfigEntry =>
    route(path, file, { id: `${language}/${file.replace(/\.tsx?$/, '')}` })
  return [
    layout('layouts/site.tsx', { id: `${language}/site` }, [
      index('home/home.tsx', { id: `${language}/home` }),
      page('about/clinic', 'pages/about-clinic.tsx'),
      page('about/:doctor', 'pages/about-doctor.tsx'),
      page('services/:tab', 'services/gynaecology.tsx'),
      page('service/:tab', 'services/psychiatric.tsx'),
      page('gallery', 'gallery/gallery.tsx'),
      page('contact', 'pages/contact.tsx'),
      page('appoitment', 'booking/appointment.tsx'),
      page('appoitment/booked', 'booking/booked.tsx'),
      page('home-collection', 'pages/home-collection.tsx'),
      page('pathology', 'pages/pathology.tsx'),
      page('pratice', 'pages/practice.tsx'),
      page('blogs', 'blog/blogs.tsx'),
      page('blog/:slug', 'blog/post.tsx'),
      page('term-condition', 'policies/terms.tsx'),
      page('privacy-policy', 'policies/privacy.tsx'),
      page('refund-policy', 'policies/refund.tsx'),
      page('privacy-promise', 'pages/privacy-promise.tsx'),
      page('accessibility', 'pages/accessibility.tsx'),
      page('safety', 'pages/safety.tsx'),
      page('offline', 'pages/offline.tsx'),
      page('*', 'pages/not-found.tsx'),
    ]),
    page('appoitment/calendar', 'booking/calendar.ts'),
    page('feed.xml', 'machine/feed.ts'),
  ]
}

export default [
  ...pages('en'),
  ...prefix('hi', pages('hi')),
  route('sitemap.xml', 'machine/sitemap.ts'),
  route('robots.txt', 'machine/robots.ts'),
  route('manifest.webmanifest', 'machine/manifest.ts'),
  route('speculation-rules.json', 'machine/speculation-rules.ts'),
  route('service-worker.js', 'machine/service-worker.ts'),
  ...prefix('api', [
    route('appointment/all', 'api/appointment-list.ts'),
    route('appointment/booking', 'api/appointment-booking.ts'),
    route('openapi.json', 'api/openapi.ts'),
  ]),
] satisfies RouteConfig
