import { pageHeaders } from '#server/http/security-headers.ts'
import { escapeHtml } from './inbox.ts'

/** All that development adds to a page: Vite's scripts, and a policy that permits them. */

/** The URL of a page's styles; the query names the page. */
export const stylesPath = '/dev/styles.css'

/** The policy of production with exceptions for the styles that Vite's script inserts, its socket and its worker. */
const relaxed: Record<string, string> = {
  "style-src 'self'": "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'": "connect-src 'self' ws:",
  "worker-src 'self'": "worker-src 'self' blob:",
}

export function developmentHeaders(): Record<string, string> {
  const { 'content-security-policy': policy = '', ...headers } = pageHeaders(null)
  const directives = policy.split('; ').map((directive) => relaxed[directive] ?? directive)
  return { ...headers, 'content-security-policy': directives.join('; ') }
}

type Options = {
  /** The version of the code that the page shows (dev/live-reload.ts). */
  version: number
  /** React Router's refresh script, which its components need in a browser. */
  refreshScript?: string | undefined
  /** An error while the page was made. */
  error?: unknown
}

const scriptsOf = ({ version, refreshScript, error }: Options) => {
  const scripts = ['/@vite/client', ...(refreshScript ? [refreshScript] : [])]
  const shown = error === undefined ? '' : ` data-error="${escapeHtml(JSON.stringify(describe(error)))}"`
  return [
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
    `<script type="module" src="/dev/browser.ts" data-version="${version}"${shown}></script>`,
  ].join('')
}

/** In the format of Vite's overlay: https://vite.dev/guide/api-hmr (ErrorPayload). */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), stack: '' }
  const { id, frame, loc, plugin } = error as Error & Record<string, unknown>
  return { message: error.message, stack: error.stack ?? '', id, frame, loc, plugin }
}

export const developmentPage = (html: string, options: Options) =>
  html.replace(/<head>/, (head) => head + scriptsOf(options))

/** The page for code that cannot even be loaded. */
export const errorPage = (options: Options) =>
  developmentPage(
    '<!doctype html><html lang="en"><head><title>Error</title></head><body></body></html>',
    options,
  )
