/** The colours that a visitor chose in the menu; without a choice they are as the device is set. */
export type Theme = 'light' | 'dark'

export const themeIn = (cookies: string | undefined): Theme | undefined =>
  cookies?.match(/(?:^|; ?)theme=(light|dark)(?:;|$)/)?.[1] as Theme | undefined

/** Few visitors choose: the page in their colours is made at the first request for it. */
export function oncePerTheme<Page>(make: (theme: Theme | undefined) => Page) {
  const made = new Map([[undefined as Theme | undefined, make(undefined)]])
  return (theme: Theme | undefined): Page => {
    const page = made.get(theme) ?? make(theme)
    made.set(theme, page)
    return page
  }
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Nothing but the choice; without one the cookie is deleted. Scripts may read it: it says nothing about the visitor. */
export const themeCookie = (theme: Theme | undefined, isSecure: boolean): string =>
  `theme=${theme ?? ''}; Path=/; Max-Age=${theme ? YEAR_SECONDS : 0}; SameSite=Lax${isSecure ? '; Secure' : ''}`

const buttons = /<button[^>]* name="theme"[^>]*>/g
const colours = /(name="theme-color" media=")\(prefers-color-scheme: (\w+)\)/g

/**
 * A page in the colours that were chosen: app/root.tsx and app/layouts/theme-switch.tsx render it as the device is set.
 * Rendered and prerendered pages both pass through here, so that the choice has one home and React knows nothing of it.
 */
export function withTheme(html: string, theme: Theme | undefined): string {
  if (!theme) return html
  return html
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace(colours, (_, before: string, scheme) => before + (scheme === theme ? 'all' : 'not all'))
    .replace(buttons, (button) =>
      button.replace(/aria-pressed="\w+"/, `aria-pressed="${button.includes(`value="${theme}"`)}"`),
    )
}
