import { expect, test } from 'vitest'
import { themeCookie, themeIn, withTheme } from './theme.ts'

test.each([
  ['theme=dark', 'dark'],
  ['a=1; theme=light; b=2', 'light'],
  ['a=1;theme=light', 'light'],
  [undefined, undefined],
  ['', undefined],
  ['theme=', undefined],
  ['theme=darker', undefined],
  ['mytheme=dark', undefined],
  ['theme="><script>', undefined],
])('of %s the choice is %s', (cookies, theme) => {
  expect(themeIn(cookies)).toBe(theme)
})

const page =
  '<html lang="en"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff"/><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000"/><button type="submit" value="device" aria-pressed="true" name="theme">A</button><button type="submit" value="dark" aria-pressed="false" name="theme">D</button>'

test('a page without a choice is as it was rendered', () => {
  expect(withTheme(page, undefined)).toBe(page)
})

test('a page in the dark scheme marks it for styles, for the bar of the browser and for screen readers', () => {
  expect(withTheme(page, 'dark')).toBe(
    '<html data-theme="dark" lang="en"><meta name="theme-color" media="not all" content="#fff"/><meta name="theme-color" media="all" content="#000"/><button type="submit" value="device" aria-pressed="false" name="theme">A</button><button type="submit" value="dark" aria-pressed="true" name="theme">D</button>',
  )
})

test('the cookie holds the choice for a year and nothing else; without a choice it is deleted', () => {
  expect(themeCookie('dark', true)).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(themeCookie(undefined, false)).toBe('theme=; Path=/; Max-Age=0; SameSite=Lax')
})
