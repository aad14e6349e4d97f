import type { Day } from '#clinic/time.ts'
import type { CareCardId } from './care-cards.ts'
import type { Part } from './clinic/parts.ts'
import type { HelplineName } from './helplines.ts'
import type { Text } from './language.ts'
import type { PictureName } from './pictures.ts'

/**
 * A tree of texts with plain values (ids, pictures, paths) between them. A pair that lacks a language does not
 * typecheck; test/specification-counts.test.ts checks that every bare string is an id and not an untranslated text.
 */
export type Content = Text | string | number | boolean | null | readonly Content[] | ContentNode
interface ContentNode {
  readonly en?: never
  readonly hi?: never
  readonly [key: string]: Content | undefined
}

/** A note to the clinic's doctor or lawyer about the object it is in; never shown. */
type Noted = { reviewNote?: string }

/** Left out where the clinic does not have this. */
type Needing = { needs?: Part }

/** A path of this site, in English and in the specification's spelling. */
export type PageAddress =
  | '/about/clinic'
  | '/appoitment'
  | '/contact'
  | '/home-collection'
  | '/pathology'
  | '/service/treatments'
  | '/services/gynaecology'

export type Point = Noted & Needing & { id: string; title: Text; description: Text }
export type Step = Point & { number: number }
export type Choice = { id: string; label: Text }
export type Named = Needing & { id: string; label: Text; value: Text }
export type PageLink = Needing & { label: Text; link: PageAddress }

/** Home. */
export type Slide = Needing & {
  id: string
  picture: PictureName
  title: Text
  /** A second link, besides the appointment. */
  more: PageLink
}
export type Statistic = Needing & { id: string; value: string; label: Text }
export type ServiceCard = Noted &
  Needing & {
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

export type GalleryPicture = Needing & { id: number; picture: PictureName; caption: Text }

/** The title of the browser's tab, which stays in the history of a shared phone: it names no illness. */
type QuietPage = { quietTitle: Text }

/** A row of an index: a page, or an article on this one. Where its own words are too long, shorter ones. */
type ServiceRow = { to: SitePageId; title?: Text; under?: Text }

/** A tab of the two service pages: rows in everyday words, then every service of the clinic, folded. */
export type ServiceTab = {
  id: string
  /** At the first row. */
  picture?: PictureName
  label: Text
  heading: Text
  intro: Text
  rows: readonly ServiceRow[]
  goodToKnow?: { heading: Text; paragraphs: readonly Text[] }
  listLabel?: Text
  durationLabel?: Text
  durationTemplate?: Text
  /** When it cannot wait: one fold before the services. */
  urgent?: { heading: Text; careCards: readonly CareCardId[] }
  /** The tab shown when none is named. */
  default?: boolean
  /** Reachable by its URL only: the specification gives it no button. */
  hidden?: boolean
  /** Shows legal.foetalSexNotice. */
  foetalSexNotice?: boolean
}

/** In minutes. */
type Duration = { minMinutes: number; maxMinutes: number }

/** An article about one service. */
export type ServiceItem = Noted & {
  id: string
  picture: PictureName
  title: Text
  description: Text
  longDescription?: readonly Text[]
  benefits: readonly Text[]
  /** Replaces the label of the tab. */
  benefitsLabel?: Text
  duration?: Duration
  note?: Text
  sections?: readonly { id: string; heading: Text; body: readonly Text[] }[]
  /** Only one of the two may be shown, as the clinic's certificate says. */
  ifApprovedPlace?: Text
  ifNotApprovedPlace?: Text
  safetyNote?: Text
  /** Before the text, in this order; one that is already at the head of the tab is only linked. */
  careCards: readonly CareCardId[]
}

/** When not to wait for an appointment, and whom to call. */
type Hurry = { lines: readonly Text[]; phones: readonly HelplineName[] }

/** Has a page of its own. The last paragraph of its text says what we do; those before it say what it is. */
export type Condition = Noted &
  QuietPage & {
    id: string
    picture: PictureName
    title: Text
    description: Text
    longDescription: readonly Text[]
    /** The last part of its path; like the title it names no illness. */
    slug: string
    /** In the list of conditions, below the title. */
    short: Text
    symptoms: readonly Text[]
    hurry: Hurry
    /** emergency: help is shown before the signs. */
    urgent: 'crisis' | 'emergency' | null
  }
/** A text that makes a claim says who must sign it: content/review.ts lists them. */
export type Reviewed = Text & { review?: 'doctor' | 'lawyer' | 'clinic' }

/** A page of the site by its kind and its id: app/search/site-index.ts has its path and its title. */
export type SitePageId = `${'question' | 'condition' | 'service' | 'tests' | 'post' | 'page'}:${string}`

/** A part of the law; of the two last lines only one is true, as the clinic's certificate says. */
type LawPart = {
  id: string
  heading: Text
  lines: readonly Reviewed[]
  ifApprovedPlace?: Reviewed
  ifNotApprovedPlace?: Reviewed
}

/** What women ask, in their words, on a page of its own. */
export type Question = Needing &
  QuietPage & {
    id: string
    /** The last part of its path; like the title it tells nothing. */
    slug: string
    picture: PictureName
    title: Text
    /** What doctors call it. */
    clinicalName: Text
    /** In a list, below the title. */
    short: Reviewed
    description: Reviewed
    /** One sentence; stands first. */
    answer: Reviewed
    /** Help is shown before the signs, the dock has its numbers, and no time is offered. */
    urgent: 'crisis' | 'emergency' | null
    /** Before the signs: when to hurry. Or, where hours count, today before now. */
    first?: 'now' | 'today'
    signsHeading: Text
    signs: readonly Reviewed[]
    hurry: {
      now: readonly Reviewed[]
      today: readonly Reviewed[]
      soon: readonly Reviewed[]
      phones: readonly HelplineName[]
    }
    law?: readonly LawPart[]
    visit: { steps: readonly Reviewed[]; mayRefuse: Reviewed; inTheRoom: Reviewed }
    bring: readonly Reviewed[]
    howLong: Reviewed
    cost: Reviewed
    untilThen: readonly Reviewed[]
    myths: readonly { said: Text; truth: Reviewed }[]
    /** By the slug of the catalogue. */
    tests: readonly { slug: string; name: Text; why: Reviewed }[]
    related: readonly SitePageId[]
    /** Read aloud in 30 to 45 seconds. */
    listen: Reviewed
    reviewNote: string
  }

/** Blog. */
export type BlogAuthor = { name: Text; initials: Text }
/** `url` only where somebody has opened it and found the text there. */
type BlogSource = { title: Text; publisher: Text; url?: string }
/** A paragraph, or a heading between two of them. */
type BlogPart = Text | { subhead: Text }
export type BlogPost = Noted &
  QuietPage & {
    id: number
    /** slugOf(title.en), written out so that the path can be searched for in the code. */
    slug: string
    title: Text
    excerpt: Text
    author: 'care-team'
    date: Day
    updated?: Day
    category: 'psychiatric' | 'gynaecology-and-obstetrics'
    tags: readonly Text[]
    picture: PictureName
    careCards: readonly CareCardId[]
    /** What to remember of it, in three lines. */
    inShort: readonly Text[]
    content: readonly BlogPart[]
    /** The service to talk to us about it: a tab of a service page, and the item on it or the slug of a condition. */
    related: { heading: Text; tab: string; item: string }
    sources: readonly BlogSource[]
  }

/** Policies. A section shows paragraphs, bullets, table, closing, in this order. */
type PolicyTable = { caption: Text; columns: readonly Text[]; rows: readonly (readonly Text[])[] }
type PolicySection = Noted &
  Needing & {
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
  /** The same in three short lines, where there is little room. */
  short?: readonly Text[]
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
