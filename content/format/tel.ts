/** A number as a link that rings. */
export const telHref = (number: string) => `tel:${number.replace(/[\s-]/g, '')}`
