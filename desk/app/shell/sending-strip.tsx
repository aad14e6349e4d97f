import { useQuery } from '@tanstack/react-query'
import { deskWords } from '#content/desk/common.ts'
import { fill } from '#content/format/fill.ts'
import Warning from '~icons/ph/warning'
import { get } from '../api.ts'
import { useWords } from '../language.ts'
import { StatusStrip } from '../ui/status-strip.tsx'

const EVERY_MS = 60_000

/** Patients get no messages, or get them late. */
export function SendingStrip() {
  const words = useWords(deskWords.sending)
  const { data } = useQuery({
    queryKey: ['sending'],
    queryFn: () => get('/api/sending'),
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS,
  })
  if (!data || (!data.isStopped && data.late === 0)) return null
  return (
    <StatusStrip
      tone="wait"
      icon={Warning}
      title={data.isStopped ? words.stopped : fill(words.late, { count: String(data.late) })}
    >
      {words.hint}
    </StatusStrip>
  )
}
