import type { RouterContextProvider } from 'react-router'
import type { Doctor, Service } from '#content/clinic/clinic-facts.ts'
import { asksDoctor, usualVisit, visitOfDepartment } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { nextFreeWhenIn } from '#content/format/next-free-when.ts'
import { telHref } from '#content/format/tel.ts'
import type { Language } from '#content/language.ts'
import { nextFree } from '#content/next-free.ts'
import { wordsIn } from '#content/words-in.ts'
import { offerOf } from '#server/bookings/next-free.ts'
import { BUILD_FREE_OFFER, BUILD_FREE_WHEN } from '#server/http/build-placeholders.ts'
import type { Site } from '#server/site.ts'
import { requestContext, siteContext } from './context.ts'
import { pathIn } from './paths.ts'
import type { NextFreeCard } from './ui/next-free.tsx'

/**
 * Pages that may have the card, as patterns of paths: browsers do not fetch them ahead (well-known/speculation-rules.ts),
 * because they would keep them for minutes.
 */
export const nextFreePages = ['/', '/hi', '/{hi/}?about/*', '/{hi/}?service{s}?/*', '/{hi/}?blog/*'] as const

/**
 * The card with the next free time, for the loader of a page. While pages are prerendered no time is known: the page
 * gets a card for each state, and the server leaves the right one (server/http/prerendered-page.ts).
 */
export function nextFreeIn(
  context: Readonly<RouterContextProvider>,
  language: Language,
  { doctor, department }: { doctor?: Doctor; department?: Service['department'] } = {},
): NextFreeCard[] {
  const named = doctor && asksDoctor() ? doctor.id : undefined
  const cards = cardsIn(language, named)
  // The usual visit's times say nothing about those of a department with visits of its own.
  if (department && visitOfDepartment(department).service !== usualVisit.service) return [cards.unknown]
  if (context.get(requestContext) === null)
    return [cards.free(BUILD_FREE_OFFER, BUILD_FREE_WHEN), cards.unknown, cards.none]
  return [nextFreeCard(context.get(siteContext), language, named)]
}

/** The one card that is true now. */
export function nextFreeCard(site: Site, language: Language, doctor?: string): NextFreeCard {
  const cards = cardsIn(language, doctor)
  const { next } = site.nextFree.read(doctor)
  if (next.state !== 'free') return cards[next.state]
  const when = nextFreeWhenIn(language, next.startsAt, site.now())
  return cards.free(offerOf(site.secret, next.startsAt), when)
}

function cardsIn(language: Language, doctor?: string) {
  const words = wordsIn(nextFree, language)
  const book = pathIn(language, '/appoitment')
  const [only, also] = doctor ? [`?doctor=${doctor}`, `&doctor=${doctor}`] : ['', '']
  return {
    free: (offer: string, when: string): NextFreeCard => ({
      state: 'free',
      href: `${book}?next=${offer}${also}`,
      label: words.label,
      text: when,
      button: words.book,
    }),
    unknown: {
      state: 'unknown',
      href: book + only,
      label: words.chooseLabel,
      text: words.choose,
      button: words.book,
    } satisfies NextFreeCard,
    none: {
      state: 'none',
      href: telHref(facts.phones[0]),
      label: words.noneLabel,
      text: words.call,
      button: words.callButton,
    } satisfies NextFreeCard,
  }
}
