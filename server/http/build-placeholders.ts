/** Prerendered at build time, when the real values are not known; replaced when the pages are served. */
export const BUILD_ORIGIN = 'https://origin.invalid'
export const BUILD_SCRIPT = '/script.invalid.js'
export const BUILD_FREE_OFFER = 'free-offer.invalid'
export const BUILD_FREE_WHEN = 'free-when.invalid'
