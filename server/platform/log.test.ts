import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let written = ''
  const sink = new Writable({
    write(chunk, _, done) {
      written += chunk
      done()
    },
  })
  write(createLog('info', sink))
  return written
}

test('ids, codes and stack frames are logged; patients’ input is not, however deeply nested', () => {
  const error = Object.assign(new Error('duplicate key: (Asha Verma, +919876543210)'), {
    code: '23505',
    constraint: 'bookings_one_per_place',
    detail: 'Key (phone_number)=(+919876543210) already exists.',
    cause: new Error('Asha Verma'),
  })
  const text = logged((log) =>
    log.error({
      event: 'booking.store_failed',
      bookingId: 'an-id',
      patientName: 'Asha Verma',
      outcome: { patientName: 'Asha Verma' },
      body: { phoneNumber: '+919876543210' },
      error,
    }),
  )
  expect(JSON.parse(text)).toMatchObject({
    event: 'booking.store_failed',
    bookingId: 'an-id',
    error: { name: 'Error', code: '23505', constraint: 'bookings_one_per_place' },
  })
  expect(text).not.toMatch(/Asha|9876543210/)
})

test('an error that comes as a plain object, as the queue sends it, is logged with its code and stack frame', () => {
  const error = {
    message: 'Asha Verma',
    stack: 'Error: Asha Verma\n    at work (queue.js:1:1)',
    code: 'ECONNREFUSED',
  }
  const text = logged((log) => log.error({ event: 'queue.error', error }))
  expect(JSON.parse(text).error).toEqual({ code: 'ECONNREFUSED', at: ['    at work (queue.js:1:1)'] })
})

const source = new URL('./log.ts', import.meta.url).href

/** A process that logs; its standard output is a pipe. */
const startLogging = (script: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { createLog } from '${source}'\nconst log = createLog('info')\n${script}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )

test('the lines that wait for others are written when a process crashes', async () => {
  const child = startLogging(`
    log.info({ event: 'first' })
    setImmediate(() => {
      log.info({ event: 'last' })
      throw new Error('crash')
    })`)
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output.match(/"event":"\w+"/g)).toEqual(['"event":"first"', '"event":"last"'])
})

test('where nobody reads for long, lines are dropped and counted, and the next ones are written', async () => {
  const child = startLogging(`
    const event = 'x'.repeat(10_000)
    let count = 0
    const writing = setInterval(() => {
      for (let line = 0; line < 250; line++) log.info({ event, count: ++count })
      if (count < 1000) return
      clearInterval(writing)
      process.stderr.write('all lines are logged')
      process.once('SIGUSR2', () => log.info({ event: 'read-again' }))
    }, 1)
    setInterval(() => {}, 1000)`)
  onTestFinished(() => void child.kill('SIGKILL'))
  // 10 MB, where the pipe holds a fraction of one and 4 MB may wait.
  await once(child.stderr, 'data')
  const lines: { event: string; count: number }[] = []
  const read = createInterface({ input: child.stdout })
  read.on('line', (line) => lines.push(JSON.parse(line)))
  await expect.poll(() => lines.find(({ event }) => event === 'log.dropped')).toBeDefined()
  child.kill('SIGUSR2')
  await expect.poll(() => lines.at(-1)!.event).toBe('read-again')
  const kept = lines.filter(({ event }) => event.startsWith('x'))
  const dropped = lines.filter(({ event }) => event === 'log.dropped')
  expect(kept.length).toBeGreaterThan(300)
  expect(dropped.length).toBeGreaterThan(0)
  expect(kept.length + dropped.reduce((sum, { count }) => sum + count, 0)).toBe(1000)
})

test('a process ends though nobody reads its log', async () => {
  const child = startLogging(`
    for (let line = 0; line < 1000; line++) log.info({ event: 'x'.repeat(1000) })
    setTimeout(() => process.exit(3), 100)`)
  onTestFinished(() => void child.kill('SIGKILL'))
  expect(await once(child, 'exit')).toEqual([3, null])
})
