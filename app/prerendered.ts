import { posts } from '#content/blog/posts.ts'
import { facts } from '#content/facts.ts'

export const gynaecologyTabs = ['obstetrics', 'gynaecology', 'infertility', 'approach'] as const
export const psychiatricTabs = ['treatments', 'counselling', 'therapies'] as const

/** The pages that are the same for everyone, by their English path: prerendered, listed in the sitemap. */
export const contentPaths: readonly string[] = [
  '/',
  '/about/clinic',
  `/about/${facts.doctorSlug}`,
  ...gynaecologyTabs.map((tab) => `/services/${tab}`),
  ...psychiatricTabs.map((tab) => `/service/${tab}`),
  '/gallery',
  '/pratice',
  '/blogs',
  ...posts.map((post) => `/blog/${post.slug}`),
  '/term-condition',
  '/privacy-policy',
  '/refund-policy',
  '/privacy-promise',
  '/accessibility',
  '/safety',
  '/offline',
]

/** Pages with a form or a search: rendered for each request, listed in the sitemap, too. */
export const livePaths: readonly string[] = [
  '/appoitment',
  '/contact',
  '/home-collection',
  '/pathology',
  '/booking',
]
