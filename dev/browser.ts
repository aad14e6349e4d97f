/** Runs in the browser, in development only: keeps the open page up to date with the code, and shows errors. */
const { version, error } = document.querySelector<HTMLScriptElement>('script[data-version]')!.dataset

import.meta.hot?.send('page-version', Number(version))

import.meta.hot?.on('styles-changed', (newVersion: number) => {
  const old = document.querySelector<HTMLLinkElement>('link[href^="/dev/styles.css"]')
  if (!old) return location.reload()
  const styles = old.cloneNode() as HTMLLinkElement
  const url = new URL(old.href)
  url.searchParams.set('version', String(newVersion))
  styles.href = url.pathname + url.search
  styles.onload = () => {
    old.remove()
    // The new style sheet has all styles of the page: Vite's additions for the islands are outdated copies.
    for (const added of document.querySelectorAll('style[data-vite-dev-id]')) added.remove()
  }
  old.after(styles)
})

if (error) {
  const Overlay = customElements.get('vite-error-overlay') as new (error: unknown) => HTMLElement
  document.body.append(new Overlay(JSON.parse(error)))
}
