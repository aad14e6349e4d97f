import { useRef, useState } from 'react'
import type { LabTestFormData } from './lab-test-form-data.ts'
import { opensElsewhere } from './use-lab-test-search.ts'

/** A form in the dialog, and the link that it was opened by. */
export type Booking = { opener: HTMLAnchorElement; heading: string; form: LabTestFormData }

async function fetchForm(url: string, signal: AbortSignal): Promise<LabTestFormData | null> {
  try {
    const response = await fetch(url, { signal, headers: { accept: 'application/json' } })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** A link to a form's own page opens that form in a dialog. Whatever goes wrong on the way, the link is still a link. */
export function useBookDialog() {
  const [booking, setBooking] = useState<Booking | null>(null)
  const latest = useRef<AbortController>(null)

  async function open(event: React.MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const opener = event.currentTarget
    latest.current?.abort()
    latest.current = new AbortController()
    const { signal } = latest.current
    const form = await fetchForm(opener.href, signal)
    if (signal.aborted) return
    if (!form) return location.assign(opener.href)
    setBooking({ opener, heading: opener.getAttribute('aria-label') ?? '', form })
  }

  function close() {
    setBooking(null)
    booking?.opener.focus()
  }

  return { booking, open, close }
}
