import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type SteppingClock = {
  /** The environment of a process that reads this clock. */
  env: Record<string, string>
  /** So many seconds ahead of the machine's clock, from this moment on. */
  ahead(seconds: number): void
  remove(): void
}

/** A clock that steps while processes run, as one does that was wrong and is set. It needs a C compiler. */
export function createSteppingClock(): SteppingClock {
  const folder = mkdtempSync(path.join(tmpdir(), 'stepping-clock-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  const [library, file] = [path.join(folder, 'shift-clock.so'), path.join(folder, 'step')]
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, '.ci/shift-clock.c'])
  const step = openSync(file, 'w', 0o644)
  const ahead = (seconds: number) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigInt64LE(BigInt(seconds))
    writeSync(step, bytes, 0, 8, 0)
  }
  ahead(0)
  return {
    env: { LD_PRELOAD: library, CLOCK_STEP_FILE: file },
    ahead,
    remove() {
      closeSync(step)
      rmSync(folder, { recursive: true })
    },
  }
}
