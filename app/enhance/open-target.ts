/** Opens the part of an accordion that the URL names: /privacy-policy#data-security. */
export function enhance(accordion: HTMLElement) {
  const open = () => {
    const part = document.getElementById(location.hash.slice(1))?.closest('details')
    if (!part || !accordion.contains(part)) return
    part.open = true
    part.scrollIntoView()
  }
  open()
  window.addEventListener('hashchange', open)
}
