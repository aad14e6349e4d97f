/**
 * The key of the sheet, in a file of its own. A worker handles it, because only a worker can overwrite a file in
 * place. Data that IndexedDB deletes may stay in its files for days; of this key nothing is left.
 */
type Request = { id: number; wanted: 'make' | 'read' | 'destroy' }
export type KeyReply = { id: number; key: Uint8Array | null; error?: string }

/** A worker API that the types of a page lack. */
type InPlace = {
  read(into: Uint8Array, options: { at: number }): number
  write(from: Uint8Array, options: { at: number }): number
  flush(): void
  close(): void
  getSize(): number
}
type ThreadFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<InPlace> }

const NAME = 'round.key'
const BYTES = 32
const randomBytes = () => crypto.getRandomValues(new Uint8Array(BYTES))

/** Another page of the same phone may have the file open for a moment. */
async function openFile(create: boolean): Promise<InPlace | null> {
  const folder = await navigator.storage.getDirectory()
  for (let tries = 0; ; tries++) {
    try {
      const file = (await folder.getFileHandle(NAME, { create })) as ThreadFile
      return await file.createSyncAccessHandle()
    } catch (error) {
      const { name } = error as DOMException
      if (name === 'NotFoundError') return null
      if (name !== 'NoModificationAllowedError' || tries === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

function readKey(file: InPlace): Uint8Array | null {
  const key = new Uint8Array(BYTES)
  return file.getSize() === BYTES && file.read(key, { at: 0 }) === BYTES ? key : null
}

function writeKey(file: InPlace): Uint8Array {
  const key = randomBytes()
  file.write(key, { at: 0 })
  file.flush()
  return key
}

async function handle(wanted: Request['wanted']): Promise<Uint8Array | null> {
  const file = await openFile(wanted === 'make')
  if (!file) return null
  try {
    if (wanted === 'read') return readKey(file)
    if (wanted === 'make') return readKey(file) ?? writeKey(file)
    writeKey(file)
  } finally {
    file.close()
  }
  const folder = await navigator.storage.getDirectory()
  await folder.removeEntry(NAME)
  return null
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { id, wanted } = data
  const reply = await handle(wanted).then(
    (key): KeyReply => ({ id, key }),
    (error): KeyReply => ({ id, key: null, error: String(error) }),
  )
  postMessage(reply)
})
