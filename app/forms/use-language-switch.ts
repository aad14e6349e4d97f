import { useEffect, useRef } from 'react'

/** The field that says: show the form again with what is in it, submit nothing. */
export const SHOW_AGAIN = 'showAgain'

/**
 * The link to the other language takes along what was chosen and typed: the form is posted to the page in that language,
 * which shows it again. Nothing goes into an address or into the browser's storage.
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
      // Not requestSubmit(): it is no submit of the form, and no handler shall take it for one.
      form.current.submit()
    }
    document.addEventListener('click', switchLanguage)
    return () => document.removeEventListener('click', switchLanguage)
  }, [])
  return form
}
