import { facts } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'
import type { Language } from '#content/language.ts'
import {
  cancelBooking,
  findBooking,
  manage,
  moveBooking,
  myData,
  openByLink,
  refundQuote,
  safeContact,
} from '#content/manage.ts'
import { site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import { pathIn } from '../paths.ts'

export type ManageWords = ReturnType<typeof manageWords>

export const manageWords = (language: Language) => ({
  find: wordsIn(findBooking, language),
  open: wordsIn(openByLink, language),
  booking: wordsIn(manage, language),
  move: wordsIn(moveBooking, language),
  cancel: wordsIn(cancelBooking, language),
  my: wordsIn(myData, language),
  refund: wordsIn(refundQuote, language),
  contact: wordsIn(safeContact, language),
  site: wordsIn(site, language),
  phone: { number: facts.phones[0], href: telHref(facts.phones[0]) },
  links: { page: pathIn(language, '/booking'), refund: pathIn(language, '/refund-policy') },
})
