import { type DOMNode, HtmlElement } from 'html-validate'
import { facts } from '#content/facts.ts'
import { helplines } from '#content/helplines.ts'
import { readPage } from './page.ts'

/** National numbers that no page gives yet: should a text name one, it is a link, too. */
const otherLines = ['102', '108', '1091']

const numbers = [...Object.values(helplines).map(({ number }) => number), ...otherLines, ...facts.phones]
const telephone = new RegExp(
  `(?<![\\d.,:₹/+-])(?:${numbers.map((number) => number.replace('+', '\\+').replaceAll(' ', '\\s')).join('|')})(?!\\d|[.,:/-]\\d)`,
  'g',
)

/** A link or button of its own, the title of the tab, data for machines, and what is only read aloud. */
const plainPlaces = ['a', 'button', 'summary', 'title', 'script', 'style']
const mayBePlain = (element: HtmlElement) =>
  plainPlaces.includes(element.tagName) || element.hasAttribute('hidden')

function* plainNumbers(node: DOMNode): Generator<string> {
  if (node instanceof HtmlElement && mayBePlain(node)) return
  if (node.childNodes.length > 0) for (const child of node.childNodes) yield* plainNumbers(child)
  else
    for (const [number] of node.textContent.matchAll(telephone))
      yield `${number} in “${node.textContent.trim()}”`
}

/** Every telephone number of a page that cannot be tapped. */
export const plainNumbersIn = (html: string): string[] => [...plainNumbers(readPage(html))]

/** A mark that no component made a link of: in a text, an attribute or data for search engines. */
export const hasMark = (html: string) =>
  /\{\d+\}/.test(html.replaceAll(/<script type="application\/json".*?<\/script>/gs, ''))
