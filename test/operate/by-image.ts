import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openInbox } from '#dev/inbox.ts'
import { createCertificate, handOver, withCertificate } from './certificate.ts'
import { bringNode, bringRepository, makeDebian, startMachine } from './machine.ts'
import { openMailServer } from './mail-server.ts'
import { giveSection } from './page.ts'
import { chooseSettings, edited } from './settings.ts'
import { buildStandIns, packStandIns } from './stand-ins.ts'
import { book, findByCode, lastPassword, signIn } from './visit.ts'

const passwords = Object.fromEntries(
  ['POSTGRES', 'SITE', 'WORKER', 'DESK', 'WATCHER', 'BACKUP'].map((user) => [
    `${user}_PASSWORD`,
    `password-of-${user}`,
  ]),
)

/** In place of the names that lead to a real machine, and of a public authority. */
const replaced = {
  services: {
    caddy: {
      volumes: ['/srv/certificate.pem:/etc/caddy/certificate.pem:ro', '/srv/key.pem:/etc/caddy/key.pem:ro'],
    },
    ...Object.fromEntries(
      ['worker', 'watcher'].map((service) => [
        service,
        {
          extra_hosts: ['www', 'desk', 'mail'].map((name) => `${name}.example.org:host-gateway`),
        },
      ]),
    ),
  },
}

/**
 * The section "By image" on a bare Debian, by its engine and compose. Replaced are the public images (stand-ins/), the
 * certificates, and the names in public DNS; the engine cannot limit memory there.
 */
export async function proveByImage(folder: string) {
  const root = path.join(folder, 'machine')
  await using stack = new AsyncDisposableStack()
  const inbox = await openInbox()
  stack.defer(() => inbox.close())
  const certificate = createCertificate(folder)
  const mailServer = await openMailServer(inbox.smtpUrl, folder)
  stack.defer(() => mailServer.close())
  await makeDebian('trixie', root)
  await bringNode(root)
  handOver(root, certificate)
  packStandIns(root)
  bringRepository(root, ['first', 'second'])
  for (const name of ['certificate.pem', 'key.pem'])
    writeFileSync(path.join(root, 'srv', name), readFileSync(path.join(folder, name)))
  const machine = await startMachine(root, 'engine')
  stack.defer(() => machine.stop())
  const edit = (name: string, change: (text: string) => string) => {
    const file = machine.file(`/opt/clinic/${name}`)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }

  const settings = {
    ...chooseSettings(mailServer.url),
    ...passwords,
    VERSION: 'first',
    SITE_ADDRESS: 'www.example.org',
    DESK_ADDRESS: 'desk.example.org',
  }
  const values = { version: 'first', 'this repository': '/srv/repository' }
  const printed = await giveSection(machine, 'By image', values, {
    'apt-get install': () => buildStandIns(machine),
    '.env.example': () => {
      edit('.env', (text) => edited(text, settings))
      edit('Caddyfile', withCertificate)
      writeFileSync(machine.file('/opt/clinic/compose.override.yaml'), JSON.stringify(replaced))
    },
  })
  const asha = await book('Sunita Devi')
  await findByCode(asha)
  const desk = await signIn('meera@example.org', lastPassword(printed))
  await desk.find(asha)
  await inbox.waitFor(({ to }) => to.includes(asha.email), 60_000)
  console.log(`Booked, found by code and at the desk, confirmed by e-mail: ${asha.reference}`)

  // A new version.
  await machine.give('git checkout --quiet second')
  edit('.env', (text) => edited(text, { VERSION: 'second' }))
  await giveSection(machine, 'By image', values, {}, (line) => line.startsWith('docker compose'))
  await findByCode(asha)
  await findByCode(await book('Rekha Devi'))
}
