import { randomInt } from 'node:crypto'

// Without letters and digits that look alike on paper.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const group = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Four groups of four: read out or copied once, never stored as text. */
export const newOneTimePassword = () => Array.from({ length: 4 }, () => group(4)).join('-')

/** Ten codes, each of which replaces the second factor once. */
export const newRecoveryCodes = () => Array.from({ length: 10 }, () => `${group(5)}-${group(5)}`)
