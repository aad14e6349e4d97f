import type { Language, Localized } from '../language.ts'
import { fill } from './fill.ts'

const units: Record<'minute' | 'hour' | 'day', { one: Localized<string>; more: Localized<string> }> = {
  minute: {
    one: { en: 'a minute', hi: 'एक मिनट' },
    more: { en: '{count} minutes', hi: '{count} मिनट' },
  },
  hour: { one: { en: 'an hour', hi: 'एक घंटा' }, more: { en: '{count} hours', hi: '{count} घंटे' } },
  day: { one: { en: 'a day', hi: 'एक दिन' }, more: { en: '{count} days', hi: '{count} दिन' } },
}

/** How long to wait, in words: hours rather than a thousand minutes, and always rounded up. */
export function waitIn(language: Language, minutes: number): string {
  const [unit, count] =
    minutes < 60
      ? (['minute', Math.max(1, minutes)] as const)
      : minutes <= 23 * 60
        ? (['hour', Math.ceil(minutes / 60)] as const)
        : (['day', Math.ceil(minutes / (24 * 60))] as const)
  const words = units[unit]
  return count === 1 ? words.one[language] : fill(words.more[language], { count })
}
