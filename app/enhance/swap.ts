/**
 * A part of an answered page that takes the place of a part of this one. The page that asks must have the styles of
 * what may come: the policy lets no style in later.
 */
export async function partOf(
  response: Response,
  selector: string,
): Promise<{ part: HTMLElement; title: string } | null> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return null
  // Its styles stay out: only the page's own may be read here, and the browser would complain.
  const html = (await response.text()).replace(/<style>.*?<\/style>/s, '')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const part = page.querySelector<HTMLElement>(selector)
  return part && { part, title: page.title }
}

/** Puts the part in place, brings it to life, and lets eye and ear begin at what is new. */
export function putInPlace(old: HTMLElement, part: HTMLElement) {
  const box = document.createElement('div')
  old.replaceWith(box)
  box.append(part)
  box.dispatchEvent(new CustomEvent('enliven', { bubbles: true }))
  box.replaceWith(part)
  const news = part.querySelector<HTMLElement>('[role=alert], [data-news]') ?? part
  news.tabIndex = -1
  news.focus({ preventScroll: true })
  const { top } = news.getBoundingClientRect()
  if (top < 0 || top > innerHeight * 0.6) news.scrollIntoView({ block: 'start' })
}
