import type { Way } from '#clinic/desk/said-wishes.ts'
import { asciiDigits, parseIndianMobile } from '#clinic/phone.ts'
import type { BookCommand } from '../../contract/book.ts'

type Asked = Extract<BookCommand['person'], { name: string }>

/** Somebody new, while being asked. How to write is not chosen for anybody: null until it was said. */
export type NewPerson = Omit<Asked, 'write'> & { write: Way | null }

/** Somebody new, with what was typed to find them: letters are the name, figures of any script the number. */
export function personFrom(typed: string): NewPerson {
  const text = asciiDigits(typed)
  const phone = /[+\d][\d\s-]*/.exec(text)?.[0].trim() ?? ''
  const name = text.replace(phone, '').trim()
  // The safest call; the reminder is part of what is read aloud.
  return { name, phone, language: 'hi', call: 'only-me', write: null, remind: true }
}

export const isMobile = (phone: string) => parseIndianMobile(phone) !== null

const digitsOf = (phone: string) =>
  asciiDigits(phone)
    .replace(/\D/g, '')
    .replace(/^(?:91|0)(?=\d{10}$)/, '')

/** As many figures as a mobile has, but no mobile begins like this. */
export const isLandline = (phone: string) => !isMobile(phone) && digitsOf(phone).length === 10

export const isComplete = (person: NewPerson): person is Asked =>
  person.name.trim() !== '' && isMobile(person.phone) && person.write !== null
