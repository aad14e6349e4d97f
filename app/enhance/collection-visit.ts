import { rupees } from '#content/format/rupees.ts'

type Window = { from: string; state: 'free' | 'full' | 'over' }

/** Why an hour cannot be chosen, under its name. */
function say(window: HTMLInputElement, why: string) {
  const label = window.nextElementSibling
  label?.querySelector('small')?.remove()
  if (why) label?.append(Object.assign(document.createElement('small'), { textContent: why }))
}

/** The total follows the ticks, full hours cannot be chosen, and an empty stomach is steered to the morning. */
export function enhance(visit: HTMLElement) {
  const tests = [...visit.querySelectorAll<HTMLInputElement>('[name=tests]')]
  const windows = [...visit.querySelectorAll<HTMLInputElement>('[name=collectionTime]')]
  const date = visit.querySelector<HTMLInputElement>('[name=collectionDate]')
  const picked = visit.querySelector<HTMLElement>('[data-picked]')
  const total = visit.querySelector<HTMLElement>('[data-total]')
  const fasting = visit.querySelector<HTMLElement>('[data-fasting]')
  if (!date || !picked || !total || !fasting) return

  const add = () => {
    const chosen = tests.filter((test) => test.checked)
    const sum = chosen.reduce((all, test) => all + Number(test.dataset.rupees), 0)
    picked.textContent = chosen.map((test) => test.dataset.name).join(', ') || picked.dataset.none!
    total.textContent = total.dataset.total!.replace('{total}', rupees(sum))
    const isLate = windows.some((window) => window.checked && window.value >= '12:00')
    fasting.hidden = !(isLate && chosen.some((test) => 'fastingTest' in test.dataset))
  }
  const showFree = async () => {
    const asked = date.value
    const response = await fetch(`/api/v1/home-collection/windows?date=${asked}`).catch(() => null)
    const { data = [] } = response?.ok ? ((await response.json()) as { data: Window[] }) : {}
    // She may have chosen another day by now.
    if (date.value !== asked) return
    for (const window of windows) {
      const state = data.find(({ from }) => from === window.value)?.state ?? 'free'
      window.disabled = state !== 'free'
      if (window.disabled) window.checked = false
      say(window, state === 'free' ? '' : (visit.dataset[state] ?? ''))
    }
    add()
  }
  visit.addEventListener('change', add)
  date.addEventListener('change', showFree)
  if (date.value) void showFree()
  add()
  visit.toggleAttribute('data-ready', true)
}
