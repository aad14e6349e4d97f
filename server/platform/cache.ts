type CacheOptions = {
  ttlMs: number
  maxEntries?: number
  /**
   * If given, a value that cannot be loaded again is served stale, and this gets the error. Without it a value is not
   * in memory any longer than it is fresh: its key may be what somebody typed.
   */
  onStale?: (error: unknown) => void
}

type Cache<Value> = {
  /**
   * The cached value, or the result of `load`, which is called once for all waiting requests. `at` is the time in ms.
   */
  get(key: string, load: () => Promise<Value>, at?: number): Promise<Value>
  clear(): void
}

/** A cache in the memory of this process. Neither errors nor null are cached. */
export function createCache<Value>({ ttlMs, maxEntries = 1000, onStale }: CacheOptions): Cache<Value> {
  const entries = new Map<string, { at: number; value: Promise<Value> }>()
  const orStale = (value: Promise<Value>, stale: Promise<Value>, report: (error: unknown) => void) =>
    value.catch((error) => {
      report(error)
      return stale
    })
  return {
    get(key, load, at = performance.now()) {
      const cached = entries.get(key)
      if (cached && Math.abs(at - cached.at) < ttlMs) return cached.value
      const loading = load()
      const value = cached && onStale ? orStale(loading, cached.value, onStale) : loading
      const entry = { at, value }
      // Deleted first, because a map iterates in the order of insertion: the oldest entry is the first.
      entries.delete(key)
      entries.set(key, entry)
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break
        entries.delete(oldest)
      }
      const drop = () => {
        if (entries.get(key) === entry) entries.delete(key)
      }
      value.then((loaded) => loaded === null && drop(), drop)
      if (!onStale) setTimeout(drop, ttlMs).unref()
      return value
    },
    clear: () => entries.clear(),
  }
}
