/** Shows the button where there is a page to go back to. */
export function enhance(button: HTMLElement) {
  button.hidden = window.history.length < 2
  button.addEventListener('click', () => window.history.back())
}
