import { stripVTControlCharacters } from 'node:util'

/** Joiners are needed inside Hindi words; other format characters can hide text, reverse it or control the terminal. */
const joiners = '\u200c\u200d'
const commands = new RegExp(`(?![${joiners}\\n])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\u2028\\u2029]`, 'gu')

/** Text that is safe in a terminal: it cannot clear the screen, write the clipboard or reverse its direction. */
export const printable = (text: string): string =>
  stripVTControlCharacters(text).replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(commands, '')
