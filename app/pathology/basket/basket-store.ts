import type { ChosenTest } from '../test-row-data.ts'

/** In the tab's storage alone, and only until it is closed, cleared or booked: a choice of tests is personal. */
const KEY = 'chosen-tests'

type Stored = { language: string; tests: ChosenTest[] }

/** Some browsers have no storage, and throw: then forms carry the choice. */
function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(window.sessionStorage)
  } catch {
    return otherwise
  }
}

export const readBasket = () =>
  attempt<Stored | null>((storage) => JSON.parse(storage.getItem(KEY) ?? 'null'), null)

/** Whether it could be stored. */
export const writeBasket = (stored: Stored): boolean =>
  attempt((storage) => {
    if (stored.tests.length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(stored))
    return true
  }, false)

export const clearBasket = () => attempt((storage) => storage.removeItem(KEY), undefined)
