import { dayNumber } from '#clinic/time.ts'
import { nextFreeWhenIn } from '#content/format/next-free-when.ts'
import { signaturePlaceholders } from '#content/format/reviewed-in.ts'
import type { Language } from '#content/language.ts'
import type { NextFree, NextFreeReader } from '../bookings/next-free.ts'
import { type Signature, signatureIn } from '../texts/sign-offs.ts'
import { type Body, createBody } from './body.ts'
import { BUILD_FREE_OFFER, BUILD_FREE_WHEN } from './build-placeholders.ts'
import { etagOf } from './etag.ts'

type Version = { body: Body; etag: string }
type Served = Version & { cacheControl: string }

/** How long a browser may show a page with a free time without asking again. */
const MAX_AGE_SECONDS = 30
/** The current time, the one before it, and the cards without a time. */
const MAX_VERSIONS = 4

function createVersion(html: string): Version {
  const raw = Buffer.from(html)
  return { body: createBody(raw, 'small'), etag: etagOf(raw) }
}

/** The page has a card for each state (app/ui/next-free.tsx); the others are removed. */
const cards = /<a\b[^>]*\sdata-next-free="(\w+)"[^>]*>.*?<\/a>/gs

type Shown = { next: NextFree; offer: Filling['offer']; now: Date }

function withNextFree(html: string, language: Language, { next, offer, now }: Shown): string {
  const page = html.replaceAll(cards, (card, state: string) => (state === next.state ? card : ''))
  if (next.state !== 'free') return page
  return page
    .replaceAll(BUILD_FREE_OFFER, offer(next.startsAt))
    .replaceAll(BUILD_FREE_WHEN, nextFreeWhenIn(language, next.startsAt, now))
}

/** The lines of a health page about its review: one for a text that awaits a doctor, one for a signed text. */
const reviews = /<(p|span|b)\b([^>]*\sdata-review="([\w-]+) (awaiting|signed)"[^>]*)>(.*?)<\/\1>/gs

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function withSignatures(
  html: string,
  language: Language,
  signatures: ReadonlyMap<string, Signature>,
): string {
  return html.replaceAll(reviews, (_, tag: string, attributes: string, id: string, state: string, inner) => {
    const signature = signatures.get(id)
    if ((state === 'signed') !== (signature !== undefined)) return ''
    const { reviewer, date } = signature ? signatureIn(language, signature) : signaturePlaceholders
    const words = (inner as string)
      .replaceAll(signaturePlaceholders.reviewer, escaped(reviewer))
      .replaceAll(signaturePlaceholders.date, escaped(date))
    return `<${tag}${attributes.replace(' hidden=""', '')}>${words}</${tag}>`
  })
}

/** The values that are filled in as a page is served. */
export type Filling = {
  nextFree: NextFreeReader
  /** How a link names this free time. */
  offer: (startsAt: Date) => string
  signatures: () => ReadonlyMap<string, Signature>
}

/** Versions of a page by their content: each is made and compressed once, the least recently used are dropped. */
function createVersions() {
  const versions = new Map<string, Version>()
  return (key: string, make: () => string): Version => {
    const version = versions.get(key) ?? createVersion(make())
    // Deleted first, because a map iterates in the order of insertion: the least recently used version comes first.
    versions.delete(key)
    versions.set(key, version)
    for (const oldest of versions.keys()) {
      if (versions.size <= MAX_VERSIONS) break
      versions.delete(oldest)
    }
    return version
  }
}

/**
 * A page that was made at build time. The next free time of its card, if it has one, and the doctor who has signed its
 * text are filled in as it is served.
 */
export function createPrerenderedPage(
  built: string,
  language: Language,
  { nextFree, offer, signatures }: Filling,
) {
  const texts = new Set(Array.from(built.matchAll(reviews), ([, , , id]) => id!))
  const hasTime = built.includes(BUILD_FREE_OFFER)
  const versionOf = createVersions()
  // The page of a doctor or a department has the times that its link leads to.
  const carried = built.match(`${BUILD_FREE_OFFER}&amp;((?:doctor|visit)=[\\w-]+)`)?.[1]
  return (now: Date): Served => {
    const known = texts.size > 0 ? signatures() : new Map<string, Signature>()
    const signedKey = [...texts].map((id) => known.get(id)?.at.getTime() ?? '').join(' ')
    const signed = () => withSignatures(built, language, known)
    if (!hasTime) return { ...versionOf(signedKey, signed), cacheControl: 'public, max-age=300' }
    const { next, freshForMs } = nextFree.read(carried)
    // The same time is "tomorrow" before midnight and "today" after it.
    const key = next.state === 'free' ? `${next.startsAt.getTime()} ${dayNumber(now)}` : next.state
    const version = versionOf(`${signedKey} ${key}`, () =>
      withNextFree(signed(), language, { next, offer, now }),
    )
    const seconds = Math.min(MAX_AGE_SECONDS, Math.floor(freshForMs / 1000))
    return { ...version, cacheControl: seconds > 0 ? `public, max-age=${seconds}` : 'no-cache' }
  }
}
