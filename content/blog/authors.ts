import type { Text } from '../language.ts'
import type { BlogAuthor, BlogPost } from '../schema.ts'

/**
 * The authors of posts: the same in the list and on the post. A doctor's name stands over a post only as its
 * reviewer, and only once signed (content/sign-offs.ts).
 */
export const authors = {
  'care-team': {
    name: { en: '{clinicShortName} team', hi: '{clinicShortName} टीम' },
    initials: { en: 'K', hi: 'क' },
  },
} satisfies Record<BlogPost['author'], BlogAuthor>

export const categories = {
  psychiatric: { en: 'Psychiatric', hi: 'मनोचिकित्सा' },
  'gynaecology-and-obstetrics': { en: 'Gynaecology and Obstetrics', hi: 'स्त्री रोग और प्रसूति' },
} satisfies Record<BlogPost['category'], Text>
