/** Prerendered pages are built before the site's address is known; this stands in for it until they are served. */
export const BUILD_ORIGIN = 'https://origin.invalid'
