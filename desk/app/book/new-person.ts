import type { Way } from '#clinic/desk/spoken-wishes.ts'
import { asciiDigits, parseIndianMobile } from '#clinic/phone.ts'
import { shownLanguage } from '#content/clinic/shown-languages.ts'
import type { BookCommand } from '../../contract/book.ts'

type Asked = Extract<BookCommand['person'], { name: string }>

/** A new person while being asked. How to write has no default: null until there is an answer. */
export type NewPerson = Omit<Asked, 'write'> & { write: Way | null }

/** A new person from the search text: letters are the name, digits of any script the number. */
export function personFrom(typed: string): NewPerson {
  const text = asciiDigits(typed)
  const phone = /[+\d][\d\s-]*/.exec(text)?.[0].trim() ?? ''
  const name = text.replace(phone, '').trim()
  // The most careful rule for calls; the reminder is part of the text that is read aloud.
  return { name, phone, language: shownLanguage('hi'), call: 'only-me', write: null, remind: true }
}

export const isMobile = (phone: string) => parseIndianMobile(phone) !== null

const digitsOf = (phone: string) =>
  asciiDigits(phone)
    .replace(/\D/g, '')
    .replace(/^(?:91|0)(?=\d{10}$)/, '')

/** Ten digits that no mobile number begins with. */
export const isLandline = (phone: string) => !isMobile(phone) && digitsOf(phone).length === 10

export const isComplete = (person: NewPerson): person is Asked =>
  person.name.trim() !== '' && isMobile(person.phone) && person.write !== null
