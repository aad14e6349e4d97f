import { facts } from '../facts.ts'
import type { Language, Text } from '../language.ts'
import { contact } from '../pages/contact.ts'

/** Opens a chat with a neutral greeting: it names no service, test or illness. */
export const whatsappHref = (language: Language, greeting: Text = contact.whatsapp.greeting): string => {
  const digits = facts.whatsapp.replace(/\D/g, '')
  return `https://wa.me/${digits}?text=${encodeURIComponent(greeting[language])}`
}
