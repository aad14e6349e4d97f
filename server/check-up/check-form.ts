import type { Check } from '../watcher/checks.ts'

const ANSWER_MS = 10_000
/** Forms are refused in a page of ours; this path is in it where the way to the site is right. */
const FORM = '/contact'

/**
 * Submits a form by the way that visitors take. It is empty and was never served, so that nothing can be stored: a
 * site that answers with its own page has received it as it was sent.
 */
export const checkForm =
  (publicUrl: string): Check =>
  async () => {
    const response = await fetch(publicUrl + FORM, {
      method: 'POST',
      headers: { origin: publicUrl },
      body: new URLSearchParams({ formToken: 'none' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const { status, headers } = response
    const words = await response.text()
    if (status >= 300 && status < 400)
      return `A form is sent on to ${headers.get('location')}: set PUBLIC_URL to the address at which visitors arrive.`
    if (status === 400)
      return `A form is refused as coming from another site: let the proxy pass on Host and Origin as they are, and start the site with this PUBLIC_URL.`
    if (status >= 500)
      return `A form gets ${status}: the proxy does not reach the site, or the site is not well.`
    return words.includes('name="formToken"')
      ? null
      : `A form gets ${status} and not our page: the proxy leads to something else.`
  }
