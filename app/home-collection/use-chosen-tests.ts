import { type RefObject, useEffect, useState } from 'react'
import type { FormValues } from '../forms/form-values.ts'
import type { ShownTest } from '../samples/shown-tests.ts'

/** The checked tests, including those from before the script loaded. */
export function useChosenTests(
  values: FormValues | undefined,
  place: RefObject<HTMLElement | null>,
  tests: ShownTest[],
) {
  const [slugs, setSlugs] = useState([values?.test ?? []].flat())
  const follow = () => {
    const boxes = place.current?.querySelectorAll<HTMLInputElement>('[name=test]:checked') ?? []
    setSlugs([...boxes].map(({ value }) => value))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after mount
  useEffect(follow, [])
  return { chosen: tests.filter(({ slug }) => slugs.includes(slug)), follow }
}

export type ChosenTests = ReturnType<typeof useChosenTests>
