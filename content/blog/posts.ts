import type { BlogPost } from '../schema.ts'
import { babyBlues } from './baby-blues.ts'
import { cervicalScreening } from './cervical-screening.ts'
import { firstAntenatalVisit } from './first-antenatal-visit.ts'
import { livingWithPcos } from './living-with-pcos.ts'
import { sleepAndTheMind } from './sleep-and-the-mind.ts'
import { talkingWithFamily } from './talking-with-family.ts'

/** Newest first. */
export const posts: readonly BlogPost[] = [
  cervicalScreening,
  talkingWithFamily,
  firstAntenatalVisit,
  sleepAndTheMind,
  livingWithPcos,
  babyBlues,
]

export const findPost = (slug: string): BlogPost | undefined => posts.find((post) => post.slug === slug)
