import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Answers } from '../../contract/answers.ts'
import { get } from '../api.ts'
import { onAnyChange } from './work-store.ts'

const KEY = ['answers'] as const

/** Open enquiries, requests and calls: loaded once, and again whenever a booking changes. */
export function useAnswers(isActive = true): Pick<Answers, 'rows' | 'more'> | undefined {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isActive) return
    const stop = onAnyChange(() => void queries.invalidateQueries({ queryKey: KEY }))
    return () => void stop()
  }, [queries, isActive])
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => get('/api/answers', {}, signal),
    enabled: isActive,
  })
  return data
}

export const useReloadAnswers = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: KEY })
}
