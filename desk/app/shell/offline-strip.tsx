import { deskWords } from '#content/desk/common.ts'
import { fill } from '#content/format/fill.ts'
import WifiSlash from '~icons/ph/wifi-slash'
import { timeIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { useConnection } from '../live/connection.ts'
import { tryNow } from '../live/work-store.ts'
import { Button } from '../ui/button.tsx'
import { StatusStrip } from '../ui/status-strip.tsx'

/** Nothing arrives: shows since when, and what still works. */
export function OfflineStrip() {
  const words = useWords(deskWords.connection)
  const language = useLanguage()
  const { state, since } = useConnection()
  if (state !== 'lost') return null
  return (
    <StatusStrip
      tone="off"
      icon={WifiSlash}
      title={fill(words.lostSince, { time: timeIn(language, since) })}
      action={<Button onClick={tryNow}>{words.tryNow}</Button>}
    >
      {words.lostHint}
    </StatusStrip>
  )
}
