/** Prerendered pages are made before these are known; they stand in for them until the pages are served. */
export const BUILD_ORIGIN = 'https://origin.invalid'
export const BUILD_SCRIPT = '/script.invalid.js'
