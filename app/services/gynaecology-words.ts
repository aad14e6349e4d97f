import { facts } from '#content/facts.ts'
import { type PictureWords, pictureIn } from '#content/format/picture-in.ts'
import { reviewedIn } from '#content/format/reviewed-in.ts'
import type { Language } from '#content/language.ts'
import type {
  GynaecologyService,
  InfertilityService,
  ObstetricService,
  Point,
  ServiceTab,
} from '#content/schema.ts'
import { approach } from '#content/services/gynaecology/approach.ts'
import { gynaecology } from '#content/services/gynaecology/gynaecology.ts'
import { infertility } from '#content/services/gynaecology/infertility.ts'
import { obstetrics } from '#content/services/gynaecology/obstetrics.ts'
import { wordsIn } from '#content/words-in.ts'
import type { gynaecologyTabs } from '../prerendered.ts'
import { careIn, durationIn } from './item-in.ts'

type GynaecologyTab = (typeof gynaecologyTabs)[number]

const anySensitive = (items: readonly { sensitive: boolean }[]) => items.some((item) => item.sensitive)

function obstetricsIn(language: Language, tab: ServiceTab) {
  const items: readonly ObstetricService[] = obstetrics
  const services = items.map((item) => {
    const { ifApprovedPlace, ifNotApprovedPlace, picture, ...words } = wordsIn(item, language)
    return {
      ...words,
      // Only one of the two is true: the clinic's certificate says which.
      place: facts.mtpApproved ? ifApprovedPlace : ifNotApprovedPlace,
      care: careIn(language, tab, item),
      picture: obstetricPicture(language, picture),
    }
  })
  return {
    kind: 'obstetrics' as const,
    sensitive: anySensitive(items),
    services: services.filter((service) => !service.quickExit),
    discreet: services.filter((service) => service.quickExit),
    discreetReview: reviewedIn(language, 'pregnancy-choices'),
  }
}

/** The tall frame where there is one; else the whole picture, shown in the arch. */
function obstetricPicture(language: Language, name: ObstetricService['picture']) {
  const words: PictureWords = pictureIn(language, name, 'tall', 'full')
  return { ...words, hasArch: words.height > words.width }
}

function gynaecologyIn(language: Language, tab: ServiceTab) {
  const items: readonly GynaecologyService[] = gynaecology
  return {
    kind: 'gynaecology' as const,
    sensitive: anySensitive(items),
    services: items.map((item) => ({
      ...wordsIn(item, language),
      time: durationIn(language, tab, item.duration),
      care: careIn(language, tab, item),
    })),
  }
}

function infertilityIn(language: Language, tab: ServiceTab) {
  const items: readonly InfertilityService[] = infertility
  return {
    kind: 'infertility' as const,
    sensitive: anySensitive(items),
    paragraphs: wordsIn(tab.introParagraphs ?? [], language),
    services: items.map((item) => ({
      ...wordsIn(item, language),
      picture: pictureIn(language, item.picture, 'full'),
      care: careIn(language, tab, item),
    })),
  }
}

function approachIn(language: Language) {
  const points: readonly Point[] = approach
  return { kind: 'approach' as const, sensitive: false, points: wordsIn(points, language) }
}

export function gynaecologyTabIn(language: Language, id: GynaecologyTab, tab: ServiceTab) {
  if (id === 'obstetrics') return obstetricsIn(language, tab)
  if (id === 'gynaecology') return gynaecologyIn(language, tab)
  if (id === 'infertility') return infertilityIn(language, tab)
  return approachIn(language)
}

export type GynaecologyWords<Kind> = Extract<ReturnType<typeof gynaecologyTabIn>, { kind: Kind }>
