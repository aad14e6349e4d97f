/** Slower than the 230 of a practised reader: many patients read little else. */
const WORDS_A_MINUTE = 180

/** How long it takes to read the texts, in whole minutes. */
export const readingMinutes = (texts: readonly string[]): number =>
  Math.max(1, Math.round(texts.join(' ').split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE))
