/** A title as the last part of a URL: lower case, each run of other characters one hyphen, none at the ends. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
