import { backoff } from './backoff.ts'

/** Reads after each notification, one reader at a time; after a failure again, with longer and longer pauses. */
export function keepReading(readOn: () => Promise<void>, onFailed: (error: unknown) => void) {
  let reading: Promise<void> | null = null
  let isBehind = false
  let isClosed = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  async function readUntilNothingIsLeft() {
    while (isBehind) {
      isBehind = false
      await readOn()
      failures = 0
    }
  }

  function read() {
    reading ??= readUntilNothingIsLeft()
      .catch((error) => {
        failures++
        isBehind = true
        onFailed(error)
        if (!isClosed) retry = setTimeout(read, backoff(failures))
      })
      .finally(() => {
        reading = null
      })
  }

  return {
    /** A notification during a read causes another read; one during a pause is covered by the retry. */
    changed() {
      isBehind = true
      if (failures === 0) read()
    },
    get failures() {
      return failures
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      await reading
    },
  }
}
