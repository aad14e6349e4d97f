/** The probability that a time of the first list is longer than one of the second: 0.5 when they do not differ. */
export function chanceOfLonger(first: number[], second: number[]): number {
  const all = [...first.map((ms) => ({ ms, one: 1 })), ...second.map((ms) => ({ ms, one: 0 }))]
  all.sort((a, b) => a.ms - b.ms)
  const ranks = all.reduce((sum, { one }, index) => sum + one * (index + 1), 0)
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length)
}
