import type { KeyReply } from './key-file.ts'

let thread: Worker | undefined
let asked = 0

function ask(wanted: 'make' | 'read' | 'destroy'): Promise<Uint8Array | null> {
  thread ??= new Worker(new URL('./key-file.ts', import.meta.url), { type: 'module' })
  const worker = thread
  const id = ++asked
  return new Promise((resolve, reject) => {
    const listen = ({ data }: MessageEvent<KeyReply>) => {
      if (data.id !== id) return
      worker.removeEventListener('message', listen)
      if (data.error) reject(new Error(data.error))
      else resolve(data.key)
    }
    worker.addEventListener('message', listen)
    worker.addEventListener('error', () => reject(new Error('The key could not be read')), { once: true })
    worker.postMessage({ id, wanted })
  })
}

const importKey = (bytes: Uint8Array) =>
  crypto.subtle.importKey('raw', bytes as BufferSource, 'AES-GCM', false, ['encrypt', 'decrypt'])

/** The key of this shift; a new one where there is none. On the disk before anything is encrypted with it. */
export const makeSheetKey = async (): Promise<CryptoKey> => importKey((await ask('make'))!)

/** Null where there is none: the shift is over, or has not begun. */
export async function readSheetKey(): Promise<CryptoKey | null> {
  const bytes = await ask('read')
  return bytes && importKey(bytes)
}

/** Overwritten, then removed: what was encrypted with it can never be read again. */
export const destroySheetKey = () => ask('destroy')

const IV_BYTES = 12

export async function seal(key: CryptoKey, value: unknown) {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) }
}

export async function unseal<Value>(
  key: CryptoKey,
  { iv, sealed }: { iv: Uint8Array; sealed: ArrayBuffer },
): Promise<Value> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: iv as BufferSource }, key, sealed)
  return JSON.parse(new TextDecoder().decode(plain))
}
