import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'

/** Longer than a process is ever busy with one thing, on a machine that is short of everything as well. */
const SILENT_MS = 60_000
const BEATS = 12

/**
 * Kills this process when its event loop stands still: no signal handler, health check or time-out of its own runs then.
 * systemd or the container's engine starts it again. A thread looks, because nothing else of the process can.
 */
export function killWhenHanging(silentMs = SILENT_MS) {
  // A debugger may halt it.
  if (inspector.url()) return
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const thread = new URL('watchdog-thread.mjs', import.meta.url)
  new Worker(thread, { workerData: { beats, silentMs }, execArgv: [] }).unref()
  setInterval(() => {
    Atomics.add(beats, 0, 1)
    Atomics.notify(beats, 0)
  }, silentMs / BEATS).unref()
}
