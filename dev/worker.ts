import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The worker in a process of its own, as in production, started again when its code changes. Returns what ends it. */
export function startWorker(env: NodeJS.ProcessEnv): () => Promise<void> {
  const worker = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'worker.ts'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: Ctrl-C reaches only us, and we can end the one that watches together with the one that works.
    detached: true,
  })
  const gone = once(worker, 'exit')
  const sweep = () => {
    try {
      process.kill(-worker.pid!, 'SIGKILL')
    } catch {
      // Nobody is left.
    }
  }
  // However we end.
  process.on('exit', sweep)
  return async () => {
    worker.kill('SIGTERM')
    await gone
    sweep()
  }
}
