import type { Page } from '@playwright/test'

/** Gives every control that is shown a number, and says which they are: of the dialog or panel that is open, or of all. */
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

/** Of one group of controls Tab reaches one; keys of the group lead to the others, and journeys press them. */
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
        // The verb at the end of a row: its key works on the row, and stands on the button.
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

/** Which controls no key reaches. */
export async function unreachedByKeys(page: Page): Promise<string[]> {
  const controls = await numberControls(page)
  const reached = new Set<number>()
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement)?.dataset.control)
  let last: string | undefined
  for (let presses = 0; presses < controls.length + 30 && reached.size < controls.length; presses++) {
    const number = await focused()
    // Tab has come round. A date has several stops of its own.
    if (number !== undefined && number !== last && reached.has(Number(number))) break
    if (number !== undefined) reached.add(Number(number))
    last = number
    await page.keyboard.press('Tab')
  }
  const inGroups = await others(page, [...reached])
  return controls.filter((_, number) => !reached.has(number) && !inGroups.includes(number))
}
