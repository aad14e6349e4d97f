import type { Day } from '#clinic/time.ts'
import type { CareCardId } from './care-cards.ts'
import type { Text } from './language.ts'
import type { PictureName } from './pictures.ts'

/**
 * A tree of texts with plain values (ids, pictures, paths) between them. A pair that lacks a language does not
 * typecheck; content/counts.test.ts checks that every bare string is an id and not an untranslated text.
 */
export type Content = Text | string | number | boolean | null | readonly Content[] | ContentNode
interface ContentNode {
  readonly en?: never
  readonly hi?: never
  readonly [key: string]: Content | undefined
}

/** A note to the clinic's doctor or lawyer about the object it is in; never shown. */
type Noted = { reviewNote?: string }

/** A path of this site, in English and in the specification's spelling. */
export type PageAddress =
  | '/about/clinic'
  | '/appoitment'
  | '/contact'
  | '/home-collection'
  | '/pathology'
  | '/service/treatments'
  | '/services/gynaecology'

export type Point = Noted & { id: string; title: Text; description: Text }
export type Step = Point & { number: number }
export type Choice = { id: string; label: Text }
export type Named = { id: string; label: Text; value: Text }
export type PageLink = { label: Text; link: PageAddress }

/** Home. */
export type Slide = {
  id: string
  picture: PictureName
  eyebrow: Text
  heading: Text
  line: Text
  /** A second link, besides the appointment. */
  more: PageLink
  assurances: readonly Choice[]
}
export type Statistic = { id: string; value: string; label: Text }
export type ServiceCard = Noted & {
  id: string
  picture: PictureName
  title: Text
  subtitle: Text
  description: Text
  features: readonly Text[]
  button: Text
  link: PageAddress
}

/** About, practice, privacy promise, safety. */
export type PracticeSection = Noted & {
  id: string
  heading: Text
  text: readonly Text[]
  points?: readonly Text[]
}
export type Pledge = { id: string; title: Text; text: Text }

export type GalleryPicture = { id: number; picture: PictureName; caption: Text }

/** The two service pages. */
export type ServiceTab = {
  id: string
  picture: PictureName
  label: Text
  heading: Text
  intro: Text
  introParagraphs?: readonly Text[]
  listLabel?: Text
  listNote?: Text
  durationLabel?: Text
  durationTemplate?: Text
  careCards: readonly CareCardId[]
  /** The tab shown when none is named. */
  default?: boolean
  /** Reachable by its URL only: the specification gives it no button. */
  hidden?: boolean
  /** Shows legal.foetalSexNotice. */
  foetalSexNotice?: boolean
}

/** In minutes. */
export type Duration = { minMinutes: number; maxMinutes: number }

export type ServiceItem = Noted & {
  id: string
  picture: PictureName
  title: Text
  description: Text
  longDescription: readonly Text[]
  /** Before the text, in this order; one that is already at the head of the tab is only linked. */
  careCards: readonly CareCardId[]
  /** Visitors who come straight here must not have to look for help: the cards are shown in full again. */
  careCardsInFull?: boolean
  /** Sensitive: the layout shows "Leave this page". */
  sensitive: boolean
}

export type Condition = ServiceItem & {
  symptoms: readonly Text[]
  urgent: 'crisis' | 'emergency' | null
}
export type Counselling = ServiceItem & { benefits: readonly Text[]; duration: Duration }
export type Therapy = Omit<ServiceItem, 'longDescription'> & {
  benefits: readonly Text[]
  /** Replaces the label of the tab. */
  benefitsLabel?: Text
  note?: Text
}

type ServiceSection = { id: string; heading: Text; body: readonly Text[] }
export type ObstetricService = ServiceItem & {
  points: readonly Text[]
  sections?: readonly ServiceSection[]
  /** Only one of the two may be shown, as the clinic's certificate says. */
  ifApprovedPlace?: Text
  ifNotApprovedPlace?: Text
  safetyNote?: Text
  /** The quick exit is always visible. */
  quickExit?: boolean
  /** Links to it name neither the service nor the reason. */
  neutralLinks?: boolean
}
export type GynaecologyService = ServiceItem & { benefits: readonly Text[]; duration: Duration }
export type InfertilityService = ServiceItem & { points: readonly Text[] }

/** Blog. */
export type BlogAuthor = { name: Text; initials: Text }
type BlogSource = { title: Text; publisher: Text }
export type BlogPost = Noted & {
  id: number
  /** slugOf(title.en), written out so that the path can be searched for in the code. */
  slug: string
  title: Text
  excerpt: Text
  author: 'care-team' | 'doctor'
  date: Day
  updated?: Day
  category: 'psychiatric' | 'gynaecology-and-obstetrics'
  tags: readonly Text[]
  picture: PictureName
  careCards: readonly CareCardId[]
  content: readonly Text[]
  sources: readonly BlogSource[]
}

/** Policies. A section shows paragraphs, bullets, table, closing, in this order. */
type PolicyTable = { caption: Text; columns: readonly Text[]; rows: readonly (readonly Text[])[] }
type PolicySection = Noted & {
  id: string
  title: Text
  paragraphs: readonly Text[]
  bullets?: readonly Text[]
  table?: PolicyTable
  closing?: readonly Text[]
}
export type Policy = Noted & {
  title: Text
  tagline: Text
  intro: readonly Text[]
  lastUpdated: Day
  sections: readonly PolicySection[]
}

export type PageMeta = Noted & {
  /** As the specification writes it; pages that it does not name have none. */
  route?: string
  title: Text
  description: Text
  robots?: 'noindex'
}

/** A consent notice: what, why, who, how long, how to withdraw, how to complain. */
export type NoticePart = { heading: Text; items?: readonly Text[]; paragraphs?: readonly Text[] }
export type PrivacyNotice = {
  version: string
  title: Text
  summary: Text
  what: NoticePart
  why: NoticePart
  whoSeesIt: NoticePart
  howLong: NoticePart
  howToWithdraw: NoticePart
  complain: NoticePart
  consentLabel: Text
  /** A separate choice, never part of the consent. */
  reminder?: Record<'intro' | 'hint' | 'label', Text>
  readInOtherLanguage: Text
}
