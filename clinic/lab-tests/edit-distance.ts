/** Damerau–Levenshtein distance: letters inserted, deleted, changed or swapped to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  const [from, to] = [[...a], [...b]]
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of from.entries()) {
    const here = [row + 1]
    for (const [column, other] of to.entries()) {
      const changed = above[column]! + (letter === other ? 0 : 1)
      const swapped =
        row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other
          ? before[column - 1]! + 1
          : Number.POSITIVE_INFINITY
      here.push(Math.min(changed, above[column + 1]! + 1, here[column]! + 1, swapped))
    }
    before = above
    above = here
  }
  return above[to.length]!
}

/** How many errors a word may have. One letter makes a short word another word, so short words must be exact. */
export const forgivenErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)
