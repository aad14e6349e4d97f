import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { KnownTest } from '#clinic/lab-tests/match-price-list.ts'
import type { matchList } from './match-list.ts'

/** Enough for a file of the permitted size; one that needs more ends its thread and not the desk. */
const MEMORY_MB = 256

/** The same as matchList, beside the thread that answers everybody else: a long list takes seconds. */
export async function matchInThread(
  bytes: Uint8Array,
  known: readonly KnownTest[],
): Promise<ReturnType<typeof matchList>> {
  const thread = new Worker(new URL('./match-list-thread.ts', import.meta.url), {
    workerData: { bytes, known },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  try {
    // An error of the thread rejects.
    const [matched] = await once(thread, 'message')
    return matched
  } finally {
    await thread.terminate()
  }
}
