import { postsOf } from '#content/blog/posts.ts'
import { onlyOf, type Parts } from '#content/clinic/offered.ts'
import { facts } from '#content/facts.ts'
import { questionsOf } from '#content/questions/questions.ts'
import { conditions } from '#content/services/psychiatric/treatments.ts'

export const gynaecologyTabs = ['obstetrics', 'gynaecology', 'infertility', 'approach'] as const
export const psychiatricTabs = ['treatments', 'counselling', 'therapies'] as const

/** The condition whose page shows help before anything else; app/routes.ts names it. */
export const URGENT_CONDITION = 'here-for-you'

/** A clinic's pages that are the same for everyone, by their English path: prerendered, listed in the sitemap. */
export function contentPathsOf(clinic?: Parts): readonly string[] {
  const only = onlyOf(clinic)
  return [
    '/',
    '/about/clinic',
    ...facts.doctors.map(({ slug }) => `/about/${slug}`),
    ...only('gynaecology', ...gynaecologyTabs.map((tab) => `/services/${tab}`)),
    ...only(
      'psychiatry',
      ...psychiatricTabs.map((tab) => `/service/${tab}`),
      ...conditions.map(({ slug }) => `/service/treatments/${slug}`),
    ),
    ...questionsOf(clinic).map(({ slug }) => `/questions/${slug}`),
    ...only('gallery', '/gallery'),
    ...only('practice', '/pratice'),
    ...only('blog', '/blogs', ...postsOf(clinic).map((post) => `/blog/${post.slug}`)),
    '/term-condition',
    '/privacy-policy',
    '/refund-policy',
    '/privacy-promise',
    '/accessibility',
    '/safety',
    '/offline',
  ]
}

export const contentPaths = contentPathsOf()

/** Pages with a form or a search: rendered for each request, listed in the sitemap, too. */
export function livePathsOf(clinic?: Parts): readonly string[] {
  const only = onlyOf(clinic)
  return [
    '/appoitment',
    '/contact',
    ...only('home-collection', '/home-collection'),
    ...only('pathology', '/pathology'),
    '/booking',
    '/search',
  ]
}

export const livePaths = livePathsOf()
