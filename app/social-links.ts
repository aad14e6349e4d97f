import { facts } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'
import { whatsappHref } from '#content/format/whatsapp.ts'
import type { Language } from '#content/language.ts'

/** The clinic's pages elsewhere, by the ids of content/pages/contact.ts. */
export const socialLinks = (language: Language): Record<string, string> => ({
  'photo-sharing': facts.social.photo,
  chat: whatsappHref(language),
  phone: telHref(facts.phones[0]),
  video: facts.social.video,
  'social-network': facts.social.network,
})
