import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { InputOf, PostPath } from '../contract/calls.ts'
import { post, RefusedError } from './api.ts'

/** A pause in typing starts the search, not every key: each search counts against a limit. */
const REST_MS = 200

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** The calls that search. */
type SearchPath = {
  [Path in PostPath]: InputOf<`POST ${Path}`> extends { q: string } ? Path : never
}[PostPath]

/** People who match the typed text. Nothing is cached; `wait`: minutes until the next search is allowed. */
export function useSearch<Path extends SearchPath>(
  path: Path,
  typed: string,
  isEnough: (text: string) => boolean,
) {
  const text = typed.trim()
  const isRested = useRested(text) === text
  const { data, error } = useQuery({
    queryKey: [path, text],
    queryFn: ({ signal }) => post(path, { q: text }, signal),
    enabled: isRested && isEnough(text),
    staleTime: 0,
    gcTime: 0,
    retry: (failures, failure) => failures < 1 && !(failure instanceof RefusedError),
  })
  const isLimited = error instanceof RefusedError && error.reason === 'too-many'
  const wait = isLimited ? (error.details as { minutes: number }).minutes : null
  return { found: data, wait, hasFailed: error !== null }
}
