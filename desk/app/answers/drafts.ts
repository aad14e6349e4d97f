import { useState } from 'react'
import type { Commands } from '../../contract/commands.ts'
import { useMe } from '../session.tsx'

export type Template = NonNullable<Commands['answer']['input']['template']>

/** What was typed and not sent, or was taken back. In this page's memory only, and for its writer. */
type Draft = { text: string; template: Template | null }
const drafts = new Map<string, Draft>()
const none: Draft = { text: '', template: null }

/** The answer that is being written: still there after another line was looked at. */
export function useDraft(bookingId: string) {
  const key = `${useMe().id} ${bookingId}`
  const [draft, setDraft] = useState(drafts.get(key) ?? none)
  const write = (next: Draft) => {
    drafts.set(key, next)
    setDraft(next)
  }
  return { draft, write, forget: () => drafts.delete(key) }
}
