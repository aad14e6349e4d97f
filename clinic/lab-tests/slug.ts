/** A title as the last part of a URL: lower case, each run of other characters one hyphen, none at the ends. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Whether a text can be a slug. Others must not reach the database: a null byte is an error there. */
export const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && text !== '' && text.length <= 120 && slugOf(text) === text
