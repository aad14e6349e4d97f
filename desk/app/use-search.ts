import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { post, RefusedError } from './api.ts'

/** A word is asked for when the hand rests, not with every key: each search counts against a limit. */
const REST_MS = 200

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** People by what was typed. Nothing of it is cached; `wait`: so many minutes until the next search may be made. */
export function useSearch<Found>(path: string, typed: string, isEnough: (text: string) => boolean) {
  const text = typed.trim()
  const isRested = useRested(text) === text
  const { data, error } = useQuery({
    queryKey: [path, text],
    queryFn: ({ signal }) => post<Found>(path, { q: text }, signal),
    enabled: isRested && isEnough(text),
    staleTime: 0,
    gcTime: 0,
    retry: (failures, failure) => failures < 1 && !(failure instanceof RefusedError),
  })
  const isLimited = error instanceof RefusedError && error.reason === 'too-many'
  const wait = isLimited ? (error.details as { minutes: number }).minutes : null
  return { found: data, wait, hasFailed: error !== null }
}
