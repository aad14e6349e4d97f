import { contactWishes } from '#content/contact-wishes.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'

const { summary, reminded, notReminded, notSaved, check, ...asked } = contactWishes

/** What the form of the contact wishes says. It travels to the browser: only what it can say. */
export const wishesWords = (language: Language) => wordsIn(asked, language)

export type WishesWords = ReturnType<typeof wishesWords>
