/** Another site's page, with as little information about this page as a browser allows. */
export function foreignFrame(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'no-referrer'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
  frame.src = src
  return frame
}
