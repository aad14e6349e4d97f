import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { KnownTest } from '#clinic/lab-tests/match-price-list.ts'
import type { matchList } from './match-list.ts'

/** Enough for a file of the permitted size; a larger need ends the thread, not the desk. */
const MEMORY_MB = 256

/** Runs matchList in a thread of its own: a long list takes seconds, which would delay all other responses. */
export async function matchInThread(
  bytes: Uint8Array,
  known: readonly KnownTest[],
): Promise<ReturnType<typeof matchList>> {
  const thread = new Worker(new URL('./match-list-thread.ts', import.meta.url), {
    workerData: { bytes, known },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  try {
    // An error of the thread rejects this.
    const [matched] = await once(thread, 'message')
    return matched
  } finally {
    await thread.terminate()
  }
}
