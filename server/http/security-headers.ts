import { facts } from '#content/facts.ts'

/** On every response. */
export const securityHeaders = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})

/** Same origin only. No inline script; the inlined styles are allowed by their hash. */
const contentSecurityPolicy = (styleHash: string | null): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleHash ? ` 'sha256-${styleHash}'` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Loaded only after a visitor presses the button that names the third party.
    `frame-src ${facts.embedHosts.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** On HTML pages; images and JSON do not need them. */
export const pageHeaders = (styleHash: string | null): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(styleHash),
  // Never no-referrer: without script a form would be submitted with "Origin: null", and the origin check would fail.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
  'speculation-rules': '"/speculation-rules.json"',
})
