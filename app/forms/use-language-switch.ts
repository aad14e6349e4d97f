import { useEffect, useRef } from 'react'

/** The field that asks to show the form again with its values, without submitting it. */
export const SHOW_AGAIN = 'showAgain'

/**
 * The link to the other language keeps the typed values: it posts the form to the page in that language, which
 * shows it again. Nothing goes into a URL or into the browser's storage.
 */
export function useLanguageSwitch() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const switchLanguage = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('header a[hreflang]')
      if (!link || !form.current || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const field = Object.assign(document.createElement('input'), {
        type: 'hidden',
        name: SHOW_AGAIN,
        value: 'yes',
      })
      form.current.append(field)
      form.current.action = link.href
      // Not requestSubmit(), which would trigger the submit handlers.
      form.current.submit()
    }
    document.addEventListener('click', switchLanguage)
    return () => document.removeEventListener('click', switchLanguage)
  }, [])
  return form
}
