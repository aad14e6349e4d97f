import { useState } from 'react'
import type { Commands } from '../../contract/commands.ts'
import { useMe } from '../session.tsx'

export type Template = NonNullable<Commands['answer']['input']['template']>

/** An answer that was typed and not sent, or undone. In memory only, and for its writer. */
type Draft = { text: string; template: Template | null }
const drafts = new Map<string, Draft>()
const none: Draft = { text: '', template: null }

/** The answer that is being written: it stays while another line is opened. */
export function useDraft(bookingId: string) {
  const key = `${useMe().id} ${bookingId}`
  const [draft, setDraft] = useState(drafts.get(key) ?? none)
  const write = (next: Draft) => {
    drafts.set(key, next)
    setDraft(next)
  }
  return { draft, write, forget: () => drafts.delete(key) }
}
