import type { Service } from '#content/clinic/clinic-facts.ts'
import type { Language } from '#content/language.ts'
import { languageOf, pathIn } from '../paths.ts'

/**
 * What a page asks of the frame around it: `export const handle: Frame = { form: true }`.
 *
 * - `form`: forms, confirmations and the managing of a booking. Back and Call stand in place of the menu, there is no
 *   dock that would lead away from what was typed, the footer is one line, and the page can be left at once.
 * - `dock: false`: a page with its menu and footer, but with a form that the dock would lead away from.
 * - `dock: 'tests'`: a page about tests, on which booking means the tests: the dock says that it leads to a doctor.
 * - `dock: 'help'`: a page about now, where somebody may be in danger; the dock holds the numbers to call instead of a
 *   booking, and their strip is red.
 * - `help`: the numbers that help at any hour stand in a strip below the header.
 * - `sensitive`: others may look over the patient's shoulder; the page can be left at once.
 * - `department`: what the page is about; the frame's ways to book lead to its doctor.
 * - `offline`: stands in for a page without a connection; links would not work.
 *
 * Where it depends on what the page shows, `handle` is a function of what its loader gave.
 */
export type Frame = {
  form?: boolean
  dock?: false | 'tests' | 'help'
  help?: boolean
  sensitive?: boolean
  department?: Service['department']
  offline?: boolean
}

type Match = { handle?: unknown; loaderData?: unknown }

/** What the pages of a request ask for together. */
export const frameOf = (matches: readonly Match[]): Frame =>
  Object.assign(
    {},
    ...matches.map(({ handle, loaderData }) =>
      typeof handle === 'function' ? loaderData && handle(loaderData) : handle,
    ),
  )

/** Where Back leads without script, and whether it may be the browser's own way back instead. */
export function backFrom(pathname: string): { href: string; isHistory: boolean } {
  const language: Language = languageOf(pathname)
  // Back from a confirmation must not lead into the form that was submitted.
  const isConfirmation = /\/(booked|sent)$/.test(pathname)
  const isLabTest = /\/pathology\/([^/]+\/)?(book|basket)$/.test(pathname)
  return { href: pathIn(language, isLabTest ? '/pathology' : '/'), isHistory: !isConfirmation }
}
