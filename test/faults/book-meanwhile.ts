import { parentPort, workerData } from 'node:worker_threads'
import { bookAppointment } from '#server/bookings/book-appointment.ts'
import { createContext } from '#server/platform/context.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { openQueue } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { defaultOptions } from '../booking-options.ts'
import { at } from '../desk-day.ts'
import { appointmentRequest } from '../requests.ts'

// A patient on the site, in a thread of its own: the site is another process than the desk, and does not wait for
// its computation. Books one time after the other, and posts how long each took.
const { url, hours, now } = workerData
const pool = openPool(url, 'site', createLog('silent'))
const [db, queue] = [openDatabase(pool), openQueue(pool, createContext())]
let isOver = false
parentPort!.once('message', () => {
  isOver = true
})
for (let booked = 0; !isOver; booked++) {
  const request = appointmentRequest(at(`${10 + (booked % 3)}:00`, 40 + Math.floor(booked / 3)))
  const schedule = { ...hours, doctor: 'doctor-2', days: 400 }
  const began = performance.now()
  const outcome = await bookAppointment(db, queue, request, {
    ...defaultOptions('appointment'),
    schedule,
    now,
  })
  parentPort!.postMessage({ ok: outcome.ok, ms: performance.now() - began })
}
await queue.close()
await db.destroy()
