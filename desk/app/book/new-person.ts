import { asciiDigits, parseIndianMobile } from '#clinic/phone.ts'
import type { BookCommand } from '../../contract/book.ts'

export type NewPerson = Extract<BookCommand['person'], { name: string }>

/** Somebody new, with what was typed to find them: letters are the name, figures of any script the number. */
export function personFrom(typed: string): NewPerson {
  const text = asciiDigits(typed)
  const phone = /[+\d][\d\s-]*/.exec(text)?.[0].trim() ?? ''
  return { name: text.replace(phone, '').trim(), phone, call: 'yes' }
}

export const isMobile = (phone: string) => parseIndianMobile(phone) !== null

const digitsOf = (phone: string) =>
  asciiDigits(phone)
    .replace(/\D/g, '')
    .replace(/^(?:91|0)(?=\d{10}$)/, '')

/** As many figures as a mobile has, but no mobile begins like this. */
export const isLandline = (phone: string) => !isMobile(phone) && digitsOf(phone).length === 10

export const isComplete = ({ name, phone }: NewPerson) => name.trim() !== '' && isMobile(phone)
