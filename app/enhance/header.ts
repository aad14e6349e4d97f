/** Menus open and close without script; with it they also close by Escape, by a click elsewhere, or by moving on. */
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
  for (const menu of menus)
    menu.parentElement?.addEventListener('focusout', (event) => {
      if (event.relatedTarget && !menu.parentElement?.contains(event.relatedTarget as Node)) close(menu)
    })
}
