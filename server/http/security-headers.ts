import { facts } from '#content/facts.ts'

/** On every answer, whatever it is. */
export const securityHeaders = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})

/** Everything comes from this site or not at all. No inline script; the page's own styles by their hash alone. */
const contentSecurityPolicy = (styleHash: string | null): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleHash ? ` 'sha256-${styleHash}'` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Loaded only after a visitor has pressed the button that says who will be told.
    `frame-src ${facts.embedHosts.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** On every page; a picture or an answer to a call has no use for them. */
export const pageHeaders = (styleHash: string | null): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(styleHash),
  // Never no-referrer: it makes the Origin of a script-less form "null", and every such form fails.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
  'speculation-rules': '"/speculation-rules.json"',
})
