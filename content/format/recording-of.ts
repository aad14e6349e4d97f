import { createHash } from 'node:crypto'
import type { Language } from '../language.ts'
import { recordings as allRecordings } from '../listening.ts'
import { plainNumbers } from './tel.ts'

/** Names a text by its content. */
export const textHash = (texts: string[]): string =>
  createHash('sha256')
    .update(plainNumbers(texts.join('\n')))
    .digest('hex')
    .slice(0, 16)

/** The path of the recording of a text as it stands now; null where there is none, or only one of an older text. */
export function recordingOf(
  language: Language,
  of: string,
  texts: string[],
  recordings = allRecordings,
): string | null {
  const found = recordings.find((recording) => recording.of === of && recording.language === language)
  return found && found.textHash === textHash(texts) ? `/recordings/${found.file}` : null
}
