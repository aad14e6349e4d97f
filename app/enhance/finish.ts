/** Clears the page before it goes, and leaves no way back: the address of the thanks goes out of the history with it. */
export function enhance(form: HTMLElement) {
  if (!(form instanceof HTMLFormElement)) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const next = form.action
    document.title = ''
    document.body.replaceChildren()
    location.replace(next)
  })
  form.toggleAttribute('data-ready', true)
}
