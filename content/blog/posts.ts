import { has, type Parts } from '../clinic/offered.ts'
import type { BlogPost } from '../schema.ts'
import { babyBlues } from './baby-blues.ts'
import { cervicalScreening } from './cervical-screening.ts'
import { firstAntenatalVisit } from './first-antenatal-visit.ts'
import { livingWithPcos } from './living-with-pcos.ts'
import { sleepAndTheMind } from './sleep-and-the-mind.ts'
import { talkingWithFamily } from './talking-with-family.ts'

const departments = { psychiatric: 'psychiatry', 'gynaecology-and-obstetrics': 'gynaecology' } as const

export const departmentOf = ({ category }: BlogPost) => departments[category]

const written: readonly BlogPost[] = [
  cervicalScreening,
  talkingWithFamily,
  firstAntenatalVisit,
  sleepAndTheMind,
  livingWithPcos,
  babyBlues,
]

/** Those of the clinic's departments, newest first. */
export const postsOf = (clinic?: Parts) => written.filter((post) => has(departmentOf(post), clinic))

export const posts = postsOf()

export const findPost = (slug: string): BlogPost | undefined => posts.find((post) => post.slug === slug)
