import { useEffect, useEffectEvent, useState } from 'react'
import { postJson } from '../../forms/post-json.ts'
import type { ChosenTest } from '../test-row-data.ts'
import type { BasketWords } from './basket-data.ts'
import { readBasket, writeBasket } from './basket-store.ts'

/** The same tests, in the language of this page: the stored ones may be in the other one. */
async function translate(path: string, tests: readonly ChosenTest[]): Promise<ChosenTest[]> {
  const body = new URLSearchParams(tests.map(({ slug }) => ['test', slug]))
  const response = await postJson<{ tests: ChosenTest[] }>(path, body)
  return response?.answer?.tests ?? [...tests]
}

const together = (...lists: (readonly ChosenTest[])[]) => [
  ...new Map(lists.flat().map((test) => [test.slug, test])).values(),
]

type Options = {
  words: BasketWords
  /** The basket's URL, which also translates. */
  path: string
  /** The choice from the body of a form. Where it is empty, the tab's stored choice is used. */
  first: ChosenTest[]
  /** Ticked before the script loaded. */
  ticked?: () => ChosenTest[]
}

/** The chosen tests; null until the tab's storage is read. */
export function useBasket({ words: { language, most }, path, first, ticked }: Options) {
  const [tests, setTests] = useState<ChosenTest[] | null>(first.length > 0 ? first : null)
  const [isFull, setFull] = useState(false)
  const [isStored, setStored] = useState(false)

  function keep(next: ChosenTest[]) {
    setTests(next)
    setFull(false)
    setStored(writeBasket({ language, tests: next }))
  }

  const takeUp = useEffectEvent(async () => {
    const stored = first.length > 0 ? null : readBasket()
    const now = together(first, stored?.tests ?? [], ticked?.() ?? []).slice(0, most)
    if (now.length > 0) keep(now)
    else setTests([])
    if (stored && stored.language !== language) keep(await translate(path, now))
  })
  useEffect(() => {
    void takeUp()
    // Restored from the browser's memory: another page may have changed the choice.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setTests(readBasket()?.tests ?? [])
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  const has = (slug: string) => tests?.some((test) => test.slug === slug) ?? false
  const remove = (slug: string) => keep((tests ?? []).filter((test) => test.slug !== slug))
  function add(...added: ChosenTest[]) {
    const fresh = added.filter(({ slug }) => !has(slug))
    if ((tests ?? []).length + fresh.length > most) return setFull(true)
    if (fresh.length > 0) keep([...(tests ?? []), ...fresh])
  }
  return { tests, isFull, isStored, has, add, remove }
}

export type Basket = ReturnType<typeof useBasket>
