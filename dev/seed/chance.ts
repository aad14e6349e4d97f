/** Repeatable random numbers: the same seed gives the same draws. */
export type Chance = {
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
  /** True in this percentage of cases. */
  inHundred(percent: number): boolean
  /** A random item by weight. */
  weighed<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item
  /** An independent generator for this name: other draws do not change its own. */
  of(name: string): Chance
}

/** FNV-1a, 32 bits. */
const hashOf = (text: string, start: number) => {
  let hash = start ^ 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return hash >>> 0
}

export function openChance(seed: number): Chance {
  let state = seed >>> 0
  /** Mulberry32: from 0 up to 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    pick: (items) => {
      if (items.length === 0) throw new Error('There is nothing to pick from')
      return items[between(0, items.length - 1)]!
    },
    inHundred: (percent) => next() * 100 < percent,
    weighed: (items) => {
      let left = next() * items.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, item] of items) {
        left -= weight
        if (left < 0) return item
      }
      return items.at(-1)![1]
    },
    of: (name) => openChance(hashOf(name, seed)),
  }
}
