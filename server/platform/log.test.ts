import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  const sink = new Writable({
    write(chunk, _, done) {
      text += chunk
      done()
    },
  })
  write(createLog('info', sink))
  return text
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
