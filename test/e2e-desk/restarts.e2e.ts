import { expect, test } from '@playwright/test'
import { sql } from 'kysely'
import { dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { jobCounts } from '#server/platform/job-counts.ts'
import { startDeskStack } from '../desk-stack.ts'
import { openForwarder } from '../forwarder.ts'
import { insertBooking } from '../insert-booking.ts'
import { startDesk, startWorker } from '../processes.ts'
import { openToday, rowOf, walkTo } from './keyboard.ts'

test('the desk is killed and PostgreSQL cuts every connection in the middle of work: the screen shows it and recovers by itself', async ({
  browser,
}) => {
  const stack = await startDeskStack()
  const { db, url } = stack.database
  const now = new Date()
  const insert = (name: string, clock: string) =>
    insertBooking(stack.database, {
      kind: 'appointment',
      state: 'booked',
      startsAt: instantAt(dayOf(now), minutesFrom(clock)),
      name,
      now,
    })
  const { id } = await insert('Asha Verma', '10:00')
  await insert('Kavita Joshi', '10:20')
  const page = await openToday(browser, stack)
  let loads = 0
  page.on('load', () => loads++)
  const row = await walkTo(page, 'Asha Verma')

  await stack.desk.kill()
  await page.keyboard.press('KeyI')
  await expect(page.getByText(/No connection since/)).toBeVisible()
  await expect(row).toContainText('Checked in, to send')
  await insert('Salma Qureshi', '10:40')
  const again = await startDesk({ DATABASE_URL: url, DESK_PORT: new URL(stack.desk.url).port })
  await expect(row).toContainText('Waiting')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible()

  // Every connection of the desk, again and again, while two commands are running.
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'desk%' and datname = current_database()`.execute(db)
  const cutting = { isOver: false }
  const cuts = (async () => {
    for (let count = 0; !cutting.isOver && count < 200; count++) await cut()
  })()
  await page.keyboard.press('KeyN')
  await page.keyboard.press('Period')
  await page.keyboard.press('KeyJ')
  await expect(rowOf(page, 'Kavita Joshi')).toBeFocused()
  await page.keyboard.press('KeyI')
  cutting.isOver = true
  await cuts
  await expect(row).toContainText('With doctor')
  await expect(rowOf(page, 'Kavita Joshi')).toContainText('Waiting')
  await expect(page.getByText('Not saved')).toHaveCount(0)
  const { rows } = await sql<{ verb: string; count: string }>`
    select verb, count(*) from desk_actions group by verb order by verb`.execute(db)
  expect(rows).toEqual([
    { verb: 'call-in', count: '1' },
    { verb: 'check-in', count: '2' },
  ])
  const visit = await db
    .selectFrom('visits')
    .select('token')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(visit.token).toBe(1)
  await insert('Zoya Ahmed', '11:00')
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible()
  expect(loads, 'nobody has loaded the page again').toBe(0)
  await page.context().close()
  await again.stop()
  await stack.stop()
})

test('a connection that dies silently: the screen shows it by itself, and is live again with the network', async ({
  browser,
}) => {
  const stack = await startDeskStack({ settings: { BEAT_SECONDS: '1' } })
  const line = await openForwarder(stack.desk.url)
  const insert = (name: string) =>
    insertBooking(stack.database, { kind: 'enquiry', state: 'open', name, now: new Date() })
  await insert('Asha Verma')
  const page = await openToday(browser, { ...stack, desk: { ...stack.desk, url: line.url } })
  const live = page.getByText('Live', { exact: true })
  await expect(live).toBeVisible()
  line.fallSilent()
  await insert('Salma Qureshi')
  await expect(page.getByText(/No connection since/)).toBeVisible()
  await expect(live).toHaveCount(0)
  line.speak()
  await expect(live).toBeVisible()
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible()
  await page.context().close()
  await line.close()
  await stack.stop()
})

test('a worker that is killed is shown at the desk, until it is back', async ({ browser }) => {
  const stack = await startDeskStack()
  const { db, queue, url } = stack.database
  const now = new Date()
  await insertBooking(stack.database, {
    kind: 'appointment',
    state: 'booked',
    startsAt: instantAt(dayOf(now), minutesFrom('10:00')),
    name: 'Asha Verma',
    now,
  })
  const worker = await startWorker({ DATABASE_URL: url })
  await queue.ready()
  await db.transaction().execute((trx) => queue.enqueue(trx, 'watch-bookings', {}))
  const regular = async () => (await jobCounts(db)).find((each) => each.queue === 'watch-bookings')?.lastDone
  await expect.poll(regular).toBeTruthy()
  const page = await openToday(browser, stack)
  const strip = page.getByText('No messages are being sent.')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(strip).toBeHidden()

  await worker.kill()
  await page.reload()
  await expect(strip).toBeVisible()
  const again = await startWorker({ DATABASE_URL: url })
  await page.reload()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(strip).toBeHidden()
  await again.stop()
  await stack.stop()
})
