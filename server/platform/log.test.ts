import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
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

test('the lines that wait for others are written when a process crashes', async () => {
  const source = new URL('./log.ts', import.meta.url).href
  const lines = `import { createLog } from '${source}'
    const log = createLog('info')
    log.info({ event: 'first' })
    setImmediate(() => {
      log.info({ event: 'last' })
      throw new Error('crash')
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', lines], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output.match(/"event":"\w+"/g)).toEqual(['"event":"first"', '"event":"last"'])
})
