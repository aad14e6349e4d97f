import { dataOf } from '../ui/script/data-attributes.ts'

/**
 * Menus open and close without script; with it they also close by Escape, by a click elsewhere, or by moving on.
 */
export function enhance(header: HTMLElement) {
  const menus = [...header.querySelectorAll('details')]
  const close = (menu: HTMLDetailsElement) => {
    menu.open = false
  }
  document.addEventListener('click', (event) => {
    for (const menu of menus) if (!menu.parentElement?.contains(event.target as Node)) close(menu)
  })
  header.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = menus.find((menu) => menu.open)
    if (!open) return
    close(open)
    open.querySelector('summary')?.focus()
  })
  // Back may restore a page in the colours from before a change.
  window.addEventListener('pageshow', ({ persisted }) => {
    const { theme } = dataOf(document.documentElement)
    // The site has no other cookie.
    if (persisted && document.cookie !== (theme ? `theme=${theme}` : '')) location.reload()
  })
  for (const menu of menus)
    menu.parentElement?.addEventListener('focusout', (event) => {
      if (event.relatedTarget && !menu.parentElement?.contains(event.relatedTarget as Node)) close(menu)
    })
}
