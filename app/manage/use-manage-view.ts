import { useEffect, useRef, useState } from 'react'
import { bodyOf } from '../forms/form-values.ts'
import { postJson } from '../forms/post-json.ts'
import type { ManageResponse, ManageView } from './manage-view.ts'

/**
 * The view on the screen, and how a form replaces it without a new page. The history has one neutral entry,
 * however much is done.
 */
export function useManageView(page: string, first: ManageView) {
  const [shown, setShown] = useState({ view: first, attempt: 0 })
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)

  // Neither a private link nor a URL that opens a booking stays in the history, where others could find it.
  useEffect(() => {
    if (location.pathname + location.search !== page) history.replaceState(null, '', page)
  }, [page])

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setBusy(true)
    const form = event.currentTarget
    const response = await postJson<ManageResponse>(form.action, bodyOf(new FormData(form)))
    const view = response?.answer.view
    if (view) setShown(({ attempt }) => ({ view, attempt: attempt + 1 }))
    // Offline, or an unexpected response: a submit without script shows which. Submitting twice is safe.
    else form.submit()
    busy.current = false
    setBusy(false)
  }

  return { ...shown, isBusy, submit }
}
