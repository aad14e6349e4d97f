/** Each language under its own name. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const
