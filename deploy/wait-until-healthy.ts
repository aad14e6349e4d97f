import { setTimeout as wait } from 'node:timers/promises'

// node deploy/wait-until-healthy.ts url: ends when a process answers there, and the proxy knows it. The caller limits the time.

/** The proxy asks every second. If the other process ended before that, it would find none. */
const PROXY_NOTICES_MS = 2000

const [url = ''] = process.argv.slice(2)
const isHealthy = () =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isHealthy())) await wait(100)
await wait(PROXY_NOTICES_MS)
