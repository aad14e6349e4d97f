/** The tel: link of a phone number. */
export const telHref = (number: string) => `tel:${number.replace(/[\s-]/g, '')}`

/**
 * A text without the marks of its telephone numbers: {112} is 112. Pages show marked texts with app/ui/care/sentence.tsx;
 * this is for where there can be no link.
 */
export const plainNumbers = (text: string) => text.replace(/\{(\d+)\}/g, '$1')
