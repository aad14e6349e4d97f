import { stripVTControlCharacters } from 'node:util'

/** Needed inside Hindi words; everything else of their kind can hide, turn round or command. */
const joiners = '\u200c\u200d'
const commands = new RegExp(`(?![${joiners}\\n])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\u2028\\u2029]`, 'gu')

/** Text as a terminal may show it: a stranger's words must not clear the screen, write the clipboard or turn round. */
export const printable = (text: string): string =>
  stripVTControlCharacters(text).replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(commands, '')
