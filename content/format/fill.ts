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
