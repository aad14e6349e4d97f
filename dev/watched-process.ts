import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inspectorPort } from './env.ts'

/**
 * Runs the worker, or the desk, in a process of its own, as in production, and restarts it when its code changes.
 * Returns a function that ends it.
 */
export function startWatched(file: 'worker.ts' | 'desk.ts', env: NodeJS.ProcessEnv): () => Promise<void> {
  const port = inspectorPort(file === 'desk.ts' ? 'desk' : 'worker')
  const inspect = port ? [`--inspect=${port}`] : []
  const flags = [...inspect, '--watch', '--watch-preserve-output', '--import', './dev/clock-shift.ts']
  const started = spawn(process.execPath, [...flags, file], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own: Ctrl-C reaches only us, and we can end the watcher together with its child.
    detached: true,
  })
  const gone = once(started, 'exit')
  const sweep = () => {
    try {
      process.kill(-started.pid!, 'SIGKILL')
    } catch {
      // The group is gone already.
    }
  }
  // However this process ends.
  process.on('exit', sweep)
  return async () => {
    started.kill('SIGTERM')
    await gone
    sweep()
  }
}
