import type { Day } from '#clinic/time.ts'
import type { Text } from './language.ts'
import type { PageId } from './page-meta.ts'

/** Which doctor reviewed a health page, and when. Null: nobody has yet, and the page must not claim it. */
export type SignOff = { reviewer: Text; on: Day; next: Day } | null

type HealthPage =
  | Exclude<Extract<PageId, `service-${string}` | `services-${string}`>, 'service-condition'>
  | 'care-cards'
  | 'pregnancy-choices'
  | 'safety'

export const signOffs: Record<HealthPage, SignOff> = {
  'services-obstetrics': null,
  'pregnancy-choices': null,
  'services-gynaecology': null,
  'services-infertility': null,
  'services-approach': null,
  'service-treatments': null,
  'service-counselling': null,
  'service-therapies': null,
  'care-cards': null,
  safety: null,
}

/** By the slug of the question. */
export const questionSignOffs: Record<string, SignOff> = {
  'the-calendar': null,
  'easier-days': null,
  'in-good-time': null,
  'a-private-word': null,
  'first-steps': null,
  'without-delay': null,
  'waiting-together': null,
  'feeling-fresh': null,
  'at-ease': null,
  'in-balance': null,
  'a-few-minutes': null,
  'a-new-season': null,
  'the-first-weeks': null,
  'a-safe-place': null,
}

/** By the slug of the post. */
export const postSignOffs: Record<string, SignOff> = {
  'cervical-screening-and-the-hpv-vaccine-what-to-know-in-india': null,
  'how-to-talk-to-someone-you-love-about-anxiety-or-substance-use': null,
  'getting-ready-for-your-first-antenatal-visit': null,
  'sleep-and-the-mind-small-habits-that-help': null,
  'living-with-pcos-day-by-day': null,
  'baby-blues-or-postpartum-depression-how-to-tell': null,
}
