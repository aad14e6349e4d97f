/** The tel: link of a phone number. */
export const telHref = (number: string) => `tel:${number.replace(/[\s-]/g, '')}`
