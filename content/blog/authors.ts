import type { Text } from '../language.ts'
import type { BlogAuthor, BlogPost } from '../schema.ts'

/** One author per post, the same in the list and on the post. */
export const authors = {
  'care-team': {
    name: { en: '{clinicShortName} care team', hi: '{clinicShortName} केयर टीम' },
    initials: { en: 'KC', hi: 'क.के.' },
  },
  doctor: {
    name: { en: '{doctorName}', hi: '{doctorName}' },
    initials: { en: '{doctorInitials}', hi: '{doctorInitials}' },
  },
} satisfies Record<BlogPost['author'], BlogAuthor>

export const categories = {
  psychiatric: { en: 'Psychiatric', hi: 'मनोचिकित्सा' },
  'gynaecology-and-obstetrics': { en: 'Gynaecology and Obstetrics', hi: 'स्त्री रोग और प्रसूति' },
} satisfies Record<BlogPost['category'], Text>
