import { careLevels } from '#content/care-cards.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/fill.ts'
import { helplines } from '#content/helplines.ts'
import type { Language } from '#content/language.ts'
import { pageMeta } from '#content/page-meta.ts'
import { contact } from '#content/pages/contact.ts'
import { pictureIn } from '#content/picture-in.ts'
import { telHref } from '#content/tel.ts'
import { whatsappHref } from '#content/whatsapp.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { languageOf } from '../paths.ts'
import { reachUsIn } from '../reach-us.ts'
import type { Card } from '../ui/care-cards.tsx'

const socialLinks = (language: Language): Record<string, string> => ({
  'photo-sharing': facts.social.photo,
  chat: whatsappHref(language),
  phone: telHref(facts.phones[0]),
  video: facts.social.video,
  'social-network': facts.social.network,
})

const emergencyCard = (language: Language, words: { heading: string; text: string }): Card => ({
  id: 'emergency',
  level: 'emergency',
  levelLabel: careLevels.emergency[language],
  heading: words.heading,
  body: [words.text],
  isList: false,
  phones: [helplines.emergency, helplines.teleManas].map(({ number, label }) => ({
    number,
    label: label[language],
    href: telHref(number),
  })),
})

/** The form comes with the enquiries; until then its words stay at home. */
export function contactData(request: Request) {
  const language = languageOf(new URL(request.url).pathname)
  const { form: _, ...shown } = contact
  const words = wordsIn(shown, language)
  return {
    meta: wordsIn(pageMeta.contact, language),
    breadcrumb: breadcrumbIn(language, words.breadcrumb.current),
    words,
    reachUs: reachUsIn(language),
    phones: facts.phones.map((number) => ({
      number,
      href: telHref(number),
      label: fill(words.details.callLabel, { number }),
    })),
    email: facts.email,
    place: {
      picture: pictureIn(language, 'clinic', 'wide'),
      mapUrl: facts.mapUrl,
      embedUrl: facts.mapEmbedUrl,
      told: fill(words.details.mapTold, { provider: facts.mapProvider[language] }),
    },
    emergency: emergencyCard(language, words.emergency),
    social: words.social.links.map((link) => ({ ...link, href: socialLinks(language)[link.id] ?? '' })),
  }
}

export type ContactData = ReturnType<typeof contactData>
