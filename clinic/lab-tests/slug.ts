/** A title as the end of an address: lower case, each run of other signs one hyphen, none at the edges. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
