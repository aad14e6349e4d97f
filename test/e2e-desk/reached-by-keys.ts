import type { Page } from '@playwright/test'

/** Numbers every visible control and lists them: those of the open dialog or panel, or all. */
const numberControls = (page: Page) =>
  page.evaluate(() => {
    const root =
      document.querySelector('dialog[open]') ??
      document.getElementById('panel-title')?.closest('aside') ??
      document.body
    const controls = [
      ...root.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, tr[tabindex], [role=option], [role=gridcell][tabindex]',
      ),
    ].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert]') &&
        !control.matches(':disabled, [aria-disabled=true]'),
    )
    for (const [number, control] of controls.entries()) control.dataset.control = String(number)
    return controls.map((control) => {
      const name = control.getAttribute('aria-label') ?? (control.innerText || control.getAttribute('name'))
      return `${control.localName} ${name?.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`
    })
  })

/** Tab reaches one control of a group; keys of the group lead to the others, and journeys press them. */
const others = (page: Page, reached: number[]) =>
  page.evaluate((numbers) => {
    const controls = [...document.querySelectorAll<HTMLElement>('[data-control]')]
    const numberOf = ({ dataset }: HTMLElement) => Number(dataset.control)
    const hasFocus = (group: Element | null) =>
      group !== null && controls.some((one) => numbers.includes(numberOf(one)) && group.contains(one))
    return controls
      .filter((control) => {
        if (control.matches('[type=radio]'))
          return hasFocus(control.closest('fieldset, [role=radiogroup], form'))
        if (control.closest('[role=grid]')) return hasFocus(control.closest('[role=grid]'))
        // The verb at the end of a row: its key works on the row, and is shown on the button.
        if (control.matches('tr button'))
          return control.querySelector('kbd') && hasFocus(control.closest('table'))
        const list = control.closest('[role=listbox]')
        if (list)
          return list.matches('[tabindex="0"]') || document.querySelector(`[aria-controls="${list.id}"]`)
        return hasFocus(
          control.closest('table, [role=group], [role=radiogroup], [role=tablist], [role=toolbar]'),
        )
      })
      .map(numberOf)
  }, reached)

/** The numbers of the controls that had the focus, in order. */
const recordFocus = (page: Page) =>
  page.evaluate(() => {
    const focused: (string | undefined)[] = [(document.activeElement as HTMLElement)?.dataset.control]
    Object.assign(window, { focused })
    document.addEventListener('focusin', ({ target }) =>
      focused.push((target as HTMLElement).dataset.control),
    )
  })

const focusedSoFar = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { focused: (string | undefined)[] }).focused)

/** Presses of Tab between two reads of the focus: each read is a round trip to the browser. */
const PRESSES_AT_ONCE = 10

/** Which controls no key reaches. */
export async function unreachedByKeys(page: Page): Promise<string[]> {
  const controls = await numberControls(page)
  await recordFocus(page)
  const reached = new Set<number>()
  for (let presses = 0; presses < controls.length + 30; presses += PRESSES_AT_ONCE) {
    for (let press = 0; press < PRESSES_AT_ONCE; press++) await page.keyboard.press('Tab')
    const numbers = (await focusedSoFar(page)).filter((number) => number !== undefined).map(Number)
    for (const number of numbers) reached.add(number)
    // Tab has come round.
    if (numbers.length > reached.size) break
  }
  const inGroups = await others(page, [...reached])
  return controls.filter((_, number) => !reached.has(number) && !inGroups.includes(number))
}
