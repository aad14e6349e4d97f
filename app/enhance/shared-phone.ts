/**
 * Others use this phone: from now on the browser neither offers nor remembers what is typed into the form. Unticked,
 * every field is again what it was.
 */
export function enhance(part: HTMLElement) {
  const tick = part.querySelector<HTMLInputElement>('[name=sharedPhone]')
  if (!tick) return
  const follow = () => {
    for (const field of tick.form?.querySelectorAll<HTMLElement>('[autocomplete]') ?? []) {
      field.dataset.autofill ??= field.getAttribute('autocomplete') ?? ''
      field.setAttribute('autocomplete', tick.checked ? 'off' : field.dataset.autofill)
    }
  }
  tick.addEventListener('change', follow)
  // The form may have come back with the tick, or the browser put it there.
  follow()
  part.toggleAttribute('data-ready', true)
}
