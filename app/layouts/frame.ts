import type { Service } from '#content/clinic/clinic-facts.ts'
import type { Language } from '#content/language.ts'
import { languageOf, pathIn } from '../paths.ts'

/**
 * What a page sets in the frame around it: `export const handle: Frame = { form: true }`.
 *
 * - `form`: forms, confirmations and the managing of a booking. Back and Call replace the menu, no dock leads away
 * from typed values, the footer is one line, and the quick exit is shown. All other pages have the help strip.
 *
 * - `dock: false`: a page with menu and footer, but with a form from which the dock would lead away.
 *
 * - `dock: 'tests'`: a page about tests: the dock says that its booking is for a doctor.
 *
 * - `dock: 'help'`: a page for somebody who may be in danger; the dock has the numbers to call in place of a
 * booking, and their strip is red.
 *
 * - `sensitive`: others may look over the patient's shoulder; the quick exit is shown.
 *
 * - `department`: what the page is about; the frame's booking links lead to its doctor.
 *
 * - `offline`: the page that replaces others while offline; links would not work.
 *
 * Where it depends on the content, `handle` is a function of the loader's data.
 */
export type Frame = {
  form?: boolean
  dock?: false | 'tests' | 'help'
  sensitive?: boolean
  department?: Service['department']
  offline?: boolean
}

type Match = { handle?: unknown; loaderData?: unknown }

/** The combined frame of the pages of a request. */
export const frameOf = (matches: readonly Match[]): Frame =>
  Object.assign(
    {},
    ...matches.map(({ handle, loaderData }) =>
      typeof handle === 'function' ? loaderData && handle(loaderData) : handle,
    ),
  )

/** Where Back leads without script, and whether it may be the browser's own Back. */
export function backFrom(pathname: string): { href: string; isHistory: boolean } {
  const language: Language = languageOf(pathname)
  // Back from a confirmation must not lead into the submitted form.
  const isConfirmation = /\/(booked|sent)$/.test(pathname)
  const isLabTest = /\/pathology\/([^/]+\/)?(book|basket)$/.test(pathname)
  return { href: pathIn(language, isLabTest ? '/pathology' : '/'), isHistory: !isConfirmation }
}
