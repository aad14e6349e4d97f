import type { RouterContextProvider } from 'react-router'
import { choiceOfLink, hasSeveralDoctors, visitFor, visitOfDepartment } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { nextFreeWhenIn } from '#content/format/next-free-when.ts'
import { telHref } from '#content/format/tel.ts'
import type { Language } from '#content/language.ts'
import { nextFree } from '#content/next-free.ts'
import { wordsIn } from '#content/words-in.ts'
import { offerOf } from '#server/bookings/next-free.ts'
import { BUILD_FREE_OFFER, BUILD_FREE_WHEN } from '#server/http/build-placeholders.ts'
import type { Site } from '#server/site.ts'
import { type About, bookPath, carriedBy } from './book-link.ts'
import { requestContext, siteContext } from './context.ts'
import type { NextFreeCard } from './ui/next-free.tsx'

/**
 * Pages that may have the card, as patterns of paths: browsers do not prefetch them
 * (well-known/speculation-rules.ts), because a prefetched page is shown for minutes.
 */
export const nextFreePages = [
  '/',
  '/hi',
  '/{hi/}?about/*',
  '/{hi/}?service{s}?/*',
  '/{hi/}?questions/*',
  '/{hi/}?blog/*',
] as const

/**
 * The card with the next free time, for the loader of a page. While pages are prerendered no time is known: the
 * page gets a card for each state, and the server leaves the right one (server/http/prerendered-page.ts). A
 * department without a doctor has the phone.
 */
export function nextFreeIn(
  context: Readonly<RouterContextProvider>,
  language: Language,
  about: About = {},
): NextFreeCard[] {
  const { department } = about
  if (department && !visitOfDepartment(department)) return [byPhoneCard(language)]
  const carried = carriedBy(about)
  if (context.get(requestContext) !== null) return [nextFreeCard(context.get(siteContext), language, carried)]
  const cards = cardsIn(language, carried)
  return [cards.free(BUILD_FREE_OFFER, BUILD_FREE_WHEN), cards.unknown, cards.none]
}

/** The card for the current state. */
export function nextFreeCard(site: Site, language: Language, carried = ''): NextFreeCard {
  const cards = cardsIn(language, carried)
  const { next } = site.nextFree.read(carried)
  if (next.state !== 'free') return cards[next.state]
  const when = nextFreeWhenIn(language, next.startsAt, site.now())
  return cards.free(offerOf(site.secret, next.startsAt), when)
}

const callHref = telHref(facts.phones[0])

function byPhoneCard(language: Language): NextFreeCard {
  const { byPhoneLabel, byPhone, callButton } = wordsIn(nextFree, language)
  return { state: 'none', href: callHref, label: byPhoneLabel, text: byPhone, button: callButton }
}

/** The doctor's name, where the clinic has several doctors and only one gives this visit. */
function labelOf(language: Language, carried: string): string {
  const words = wordsIn(nextFree, language)
  const [doctor, ...others] = visitFor(choiceOfLink(new URLSearchParams(carried)))?.doctors ?? []
  return hasSeveralDoctors() && doctor && others.length === 0
    ? fill(words.labelOf, { doctor: doctor.name[language] })
    : words.label
}

function cardsIn(language: Language, carried: string) {
  const words = wordsIn(nextFree, language)
  return {
    free: (offer: string, when: string): NextFreeCard => ({
      state: 'free',
      href: bookPath(language, [`next=${offer}`, carried].filter(Boolean).join('&')),
      label: labelOf(language, carried),
      text: when,
      button: words.book,
    }),
    unknown: {
      state: 'unknown',
      href: bookPath(language, carried),
      label: words.chooseLabel,
      text: words.choose,
      button: words.book,
    } satisfies NextFreeCard,
    none: {
      state: 'none',
      href: callHref,
      label: words.noneLabel,
      text: words.call,
      button: words.callButton,
    } satisfies NextFreeCard,
  }
}
