import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrMatrix } from './qr-matrix.ts'

const link = (secret: string) =>
  `otpauth://totp/Kamalini:meera%40example.org?secret=${secret}&issuer=Kamalini&digits=6&period=30`
const drawn = (text: string) =>
  qrMatrix(text)
    .map((row) => row.map(Number).join(''))
    .join('\n')

// Read back by an independent decoder (jsQR 1.4) when they were written down.
test.each([
  ['one block', 'KAMALINI', 21, 'fe50c2123a25709a'],
  ['two blocks, and the version written into it', link('JBSWY3DPEHPK3PXP'.repeat(3)), 41, '92e343ce0dabbab9'],
  ['four blocks of two lengths', link('JBSWY3DPEHPK3PXP'.repeat(11)), 57, 'c71c7e49871122c9'],
])('a QR code of %s is drawn as a phone reads it', (_, text, size, hash) => {
  expect(qrMatrix(text)).toHaveLength(size)
  expect(createHash('sha256').update(drawn(text)).digest('hex').slice(0, 16)).toBe(hash)
})

test('a text that does not fit is refused', () => {
  expect(() => qrMatrix('x'.repeat(500))).toThrow('too long')
})
