const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** How long an authenticator app shows one code. */
export const STEP_MS = 30_000

/** The key in an otpauth link. */
export const fromBase32 = (text: string) => {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
