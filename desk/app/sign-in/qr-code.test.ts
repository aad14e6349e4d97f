import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const link = (secret: string) =>
  `otpauth://totp/Kamalini:meera%40example.org?secret=${secret}&issuer=Kamalini&digits=6&period=30`

// Checked with an independent decoder (jsQR 1.4) when they were written down.
test.each([
  ['a short text', 'KAMALINI', 21, 'eaa145d4fd3301f1'],
  ['the key of an account', link('JBSWY3DPEHPK3PXP'.repeat(2)), 41, '71a10830145e172d'],
  ['a key as long as any', link('JBSWY3DPEHPK3PXP'.repeat(11)), 57, '4140c87b63fb6cc0'],
])('a QR code of %s is drawn as a phone reads it', (_, text, size, hash) => {
  const drawn = renderToStaticMarkup(createElement(QrCode, { text, label: 'QR code' }))
  expect(drawn).toContain(`viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code"`)
  const squares = /d="([^"]+)"/.exec(drawn)![1]!
  expect(createHash('sha256').update(squares).digest('hex').slice(0, 16)).toBe(hash)
})
