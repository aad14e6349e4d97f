/** Prerendered at build time, when the real values are not known; replaced when the pages are served. */
export const BUILD_ORIGIN = 'https://origin.invalid'
export const BUILD_SCRIPT = '/script.invalid.js'
