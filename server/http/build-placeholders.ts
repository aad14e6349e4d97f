/** Prerendered at build time, when the real values are not known; replaced when the pages are served. */
export const BUILD_ORIGIN = 'https://origin.invalid'
export const BUILD_SCRIPT = '/script.invalid.js'
export const BUILD_FREE_OFFER = 'free-offer.invalid'
export const BUILD_FREE_WHEN = 'free-when.invalid'

/** The places in the shared page of a search where the query and its results are put in as the page is sent. */
export const searchPlaces = { typed: 'search-typed.invalid', results: 'search-results.invalid' }

/** The place in a shared page where each visitor's form token is put in as the page is sent; `form` names its form. */
export const tokenPlace = (form: string) => `form-token-${form}.invalid`
export const tokenPlaces = /form-token-([a-z-]+)\.invalid/
