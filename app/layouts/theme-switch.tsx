import { href, useLocation, useMatches } from 'react-router'
import { frameOf } from './frame.ts'
import type { SiteChrome } from './site-chrome.ts'
import styles from './theme-switch.module.css'

const choices = ['device', 'light', 'dark'] as const

/**
 * Light, dark, or as the device is set. The server marks the current one (server/http/theme.ts). The switch is
 * left out on forms, which would lose typed values, and on the offline page.
 */
export function ThemeSwitch({ words }: { words: SiteChrome['theme'] }) {
  const { pathname } = useLocation()
  const { form, offline } = frameOf(useMatches())
  if (form || offline) return null
  return (
    <form method="post" action={href('/theme')} className={styles.theme}>
      <input type="hidden" name="page" value={pathname.replace(/(.)\/$/, '$1')} />
      <fieldset>
        <legend className="visually-hidden">{words.legend}</legend>
        {choices.map((value) => (
          <button key={value} type="submit" name="theme" value={value} aria-pressed={value === 'device'}>
            {words[value]}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
