import { createServer } from 'node:http'
import { developmentPorts } from '#dev/env.ts'
import { openLiveSite } from '#dev/live-site.ts'

/** The site of the clinic that CLINIC names, from its sources: a clinic of a test needs no build. */
const server = createServer((request, response) => live.answer(request, response))
const live = await openLiveSite(server)
server.listen(developmentPorts.PORT, '127.0.0.1', () => console.log('ready'))
process.once('SIGTERM', async () => {
  server.close()
  server.closeAllConnections()
  await live.close()
})
