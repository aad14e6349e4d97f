import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** A process of its own, with a watchdog that waits two seconds, and then this. */
async function runWatched(then: string) {
  const watchdog = new URL('watchdog.ts', import.meta.url)
  const script = `import { killWhenHanging } from '${watchdog}'\nkillWhenHanging(2000)\n${then}`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { output, code, signal }
}

test('a process whose event loop stands still is killed, and its log says so', async () => {
  const { output, code, signal } = await runWatched('setImmediate(() => { for (;;); })')
  expect([code, signal]).toEqual([null, 'SIGKILL'])
  expect(JSON.parse(output)).toMatchObject({ level: 60, event: 'process.hangs' })
})

test('a process that waits for long goes on, and ends when it is done', async () => {
  expect(await runWatched('setTimeout(() => console.log("done"), 5000)')).toEqual({
    output: 'done\n',
    code: 0,
    signal: null,
  })
})
