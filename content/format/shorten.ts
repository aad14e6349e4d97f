/** Cut at the end of a word, so that the whole fits; a cut is shown by an ellipsis. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most - 1)
  const end = text[most - 1] === ' ' ? head.length : head.lastIndexOf(' ')
  return `${head.slice(0, end).replace(/[\s,;:.–।]+$/u, '')}…`
}
