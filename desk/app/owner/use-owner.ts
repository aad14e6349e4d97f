import { useQuery } from '@tanstack/react-query'
import { get } from '../api.ts'
import { useMe } from '../session.tsx'

export const healthKey = ['health'] as const
export const textsKey = ['texts'] as const

export const useHealth = (isNeeded = true) =>
  useQuery({
    queryKey: healthKey,
    queryFn: ({ signal }) => get('/api/owner/health', {}, signal),
    staleTime: 0,
    enabled: isNeeded,
  })

export const useTexts = () =>
  useQuery({
    queryKey: textsKey,
    queryFn: ({ signal }) => get('/api/texts', {}, signal),
  })

/** How much in a tab needs attention: failing jobs, unsigned texts. */
export function useWaiting(): { health: number; texts: number } {
  const { role } = useMe()
  const { data: health } = useHealth(role === 'owner')
  const { data: texts } = useTexts()
  const ill = health?.jobs.filter(({ isWell }) => !isWell) ?? []
  return {
    health: ill.length + (health?.givenUp.length ?? 0),
    texts: texts?.texts.filter(({ signed }) => !signed).length ?? 0,
  }
}
