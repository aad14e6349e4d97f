import { answerWaysOffered, enquiryCodes } from '#clinic/enquiry.ts'
import { careLevels } from '#content/care-cards.ts'
import { facts } from '#content/facts.ts'
import { closedDays, openingHours } from '#content/format/opening-hours.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { telHref } from '#content/format/tel.ts'
import { serviceErrors } from '#content/forms.ts'
import { helplines } from '#content/helplines.ts'
import type { Language } from '#content/language.ts'
import { pageMeta } from '#content/page-meta.ts'
import { contact } from '#content/pages/contact.ts'
import { contactPrivacyNotice } from '#content/privacy-notices/contact.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Site } from '#server/site.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { clinicMapIn } from '../clinic-map.ts'
import { consentIn, formWords } from '../forms/form-words.ts'
import { languageOf } from '../paths.ts'
import { reachUsIn } from '../reach-us.ts'
import { socialLinksIn } from '../social-links.ts'
import type { Card } from '../ui/care/care-cards.tsx'

/** The urgent numbers, for the contact page and its confirmation. */
export const emergencyCard = (language: Language): Card => ({
  id: 'emergency',
  level: 'emergency',
  levelLabel: careLevels.emergency[language],
  heading: wordsIn(contact.emergency, language).heading,
  body: [wordsIn(contact.emergency, language).text],
  isList: false,
  phones: [helplines.emergency, helplines.teleManas].map(({ number, label }) => ({
    number,
    label: label[language],
    href: telHref(number),
  })),
})

export function contactData(request: Request) {
  const { pathname } = new URL(request.url)
  const language = languageOf(pathname)
  const words = wordsIn(contact, language)
  return {
    meta: wordsIn(pageMeta.contact, language),
    breadcrumb: breadcrumbIn(language, words.breadcrumb.current),
    words,
    chat: reachUsIn(language).chat,
    phones: facts.phones.map((number) => ({ number, href: telHref(number) })),
    hours: { sessions: openingHours(language), closed: closedDays(language) },
    email: facts.email,
    place: {
      picture: pictureIn(language, 'clinic', 'wide'),
      map: clinicMapIn(language),
    },
    social: socialLinksIn(language),
  }
}

export type ContactData = ReturnType<typeof contactData>

/** The data of the contact form; it travels to the browser. */
export function contactFormData(language: Language, pathname: string, offered: Site['offered']) {
  const { form } = wordsIn(contact, language)
  const problems = wordsIn(serviceErrors, language)
  return {
    heading: form.heading,
    intro: form.intro,
    submit: form.submit,
    submitting: form.submitting,
    words: {
      ...formWords(language, enquiryCodes, problems.failedToSendTitle),
      unanswered: problems.messageUnanswered,
    },
    labels: form.fields,
    consent: consentIn(contactPrivacyNotice, language, pathname),
    ways: answerWaysOffered(offered).map((value) => ({ value, label: form.ways[value] })),
    emergency: emergencyCard(language),
  }
}
