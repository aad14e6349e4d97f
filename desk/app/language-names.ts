/** As each is called by those who speak it. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const
