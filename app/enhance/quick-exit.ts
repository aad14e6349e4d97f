import { clearBasket } from '../pathology/basket/basket-store.ts'
import { dataOf } from '../ui/script/data-attributes.ts'

const PRESSES = 3
const WITHIN_MS = 5000

/** Empties the page first, so that nothing is visible while the other site loads; leaves no way back to it. */
function leave(href: string) {
  clearBasket()
  document.title = ''
  document.body.replaceChildren()
  document.documentElement.hidden = true
  window.location.replace(href)
}

export function enhance(bar: HTMLElement) {
  const link = bar.querySelector('a')
  const status = bar.querySelector<HTMLElement>('[role=status]')
  if (!link || !status) return
  link.addEventListener('click', (event) => {
    event.preventDefault()
    leave(link.href)
  })

  let presses = 0
  let forget: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    presses = 0
    status.textContent = ''
  }
  document.addEventListener('keyup', (event) => {
    if (event.key !== 'Shift') return start()
    presses += 1
    clearTimeout(forget)
    if (presses === PRESSES) return leave(link.href)
    status.textContent = (presses === 1 ? dataOf(status).once : dataOf(status).twice) ?? ''
    forget = setTimeout(start, WITHIN_MS)
  })
}
