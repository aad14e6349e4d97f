/** A list that can be waited on: mails or messages as they arrive. */
export function openArrivals<Item>(what: string) {
  const items: Item[] = []
  const waiting = new Set<() => void>()
  return {
    items,
    add(item: Item) {
      items.push(item)
      for (const look of waiting) look()
    },
    /** Resolves with the first one that fits, now or later. */
    waitFor: (fits: (item: Item) => boolean, timeoutMs = 15_000) =>
      new Promise<Item>((resolve, reject) => {
        const end = () => {
          waiting.delete(look)
          clearTimeout(timer)
        }
        const look = () => {
          const found = items.find(fits)
          if (!found) return
          end()
          resolve(found)
        }
        const timer = setTimeout(() => {
          end()
          reject(new Error(`No such ${what} within ${timeoutMs} ms; ${items.length} others came`))
        }, timeoutMs)
        waiting.add(look)
        look()
      }),
  }
}
