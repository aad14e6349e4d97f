/** What a passkey is stored on: this kind of computer, a phone, or a security key. */
export const passkeyDevices = ['pc', 'phone', 'key'] as const

/** A passkey, as its owner sees it. */
export type Passkey = {
  id: string
  device: (typeof passkeyDevices)[number]
  addedAt: string
  lastUsedAt: string | null
}
