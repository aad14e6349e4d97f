import { type HtmlElement, HtmlValidate, Parser } from 'html-validate'

const parser = new Parser(await new HtmlValidate({ root: true }).getConfigFor('page.html'))

/** The page parsed as a browser would: an element here would be one there. */
export const readPage = (html: string): HtmlElement => parser.parseHtml(html)

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => signs[name]!)

/** The value of a field of the page; null when there is no such field. */
export function fieldValue(page: HtmlElement, name: string): string | null {
  const field = page.querySelector(`[name="${name}"]`)
  if (!field) return null
  return decoded(field.is('textarea') ? field.textContent : (field.getAttributeValue('value') ?? ''))
}
