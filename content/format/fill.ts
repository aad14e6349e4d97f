const placeholder = /\{(\w+)\}/g

/** Fills {name} placeholders. One without a value throws: it is a bug, not a blank on the page. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(placeholder, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}}`)
    return String(value)
  })
}

/** Fills the placeholders it has values for and leaves the others for a later fill(). */
export const fillKnown = (text: string, values: Record<string, string>): string =>
  text.replace(placeholder, (place, name: string) => values[name] ?? place)

export const placeholdersIn = (text: string): string[] =>
  Array.from(text.matchAll(placeholder), ([, name]) => name!)

/**
 * Number and what belongs to it stay on one line: 11:00 am, सुबह 11:00, a phone number; a dash ends a line and never
 * begins one. For pages and mail; an SMS is dearer with it.
 */
export const bound = (text: string): string =>
  text
    .replace(/(\d) (am|pm|noon)\b/g, '$1\u00a0$2')
    .replace(/(रात|सुबह|दोपहर|शाम) (\d)/g, '$1\u00a0$2')
    .replace(/(\d) (बजे)/g, '$1\u00a0$2')
    .replace(/(\+91) (\d{5}) (\d{5})/g, '$1\u00a0$2\u00a0$3')
    .replaceAll(' – ', '\u00a0– ')
