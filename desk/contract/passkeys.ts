/** What a passkey is kept on: this kind of computer, a phone, or a key on a string. */
export const passkeyDevices = ['pc', 'phone', 'key'] as const

/** A passkey, as its owner sees it. */
export type Passkey = {
  id: string
  device: (typeof passkeyDevices)[number]
  addedAt: string
  lastUsedAt: string | null
}
