import { bookWords } from '#content/desk/book.ts'
import WifiSlash from '~icons/ph/wifi-slash'
import { useWords } from '../language.ts'
import { useConnection } from '../live/connection.ts'
import { StatusStrip } from '../ui/status-strip.tsx'

/** Offline nobody can be found and no time can be promised: shown before anybody types. */
export function OfflineNote() {
  const words = useWords(bookWords.offline)
  if (useConnection().state !== 'lost') return null
  return (
    <StatusStrip tone="off" icon={WifiSlash} title={words.title}>
      {words.text}
    </StatusStrip>
  )
}
