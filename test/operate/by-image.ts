import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { openInbox } from '#dev/inbox.ts'
import { shellLinesIn, spansIn } from '../documents.ts'
import { createCertificate, handOver, withCertificate } from './certificate.ts'
import { bringNode, bringRepository, type Machine, makeDebian, startMachine } from './machine.ts'
import { openMailServer } from './mail-server.ts'
import { giveSection } from './page.ts'
import { addresses, edited, mailServers } from './settings.ts'
import { buildStandIns, packStandIns } from './stand-ins.ts'
import { book, findByCode, lastPassword, signIn } from './visit.ts'

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

/** The first backup is made at once; it opens with its key, and its bookings with theirs. */
async function restoreBackup({ give }: Machine) {
  await give(
    "timeout 180 sh -c 'until docker compose exec -T backup test -e /backups/last-backup; do sleep 1; done'",
  )
  await give('docker compose run --rm drill')
}

/** What the engine shows of its containers, and compose of its file, may be read by other programs: it holds no secret. */
async function findNoSecret({ give, file }: Machine) {
  const shown = await give(
    'docker inspect $(docker ps --all --quiet) && docker compose --profile operator config',
  )
  const secrets = Object.entries(parseEnv(readFileSync(file('/etc/clinic/all.env'), 'utf8')))
  if (secrets.length < 12 || !shown.includes('/run/secrets/settings')) throw new Error('Nothing was examined')
  const found = secrets.filter(([, value]) => shown.includes(value!)).map(([name]) => name)
  if (found.length > 0) throw new Error(`Shown outside of the containers: ${found}`)
  console.log(`${secrets.length} secrets, none of which is shown outside of the containers`)
}

const runbook = readFileSync('docs/runbook.md', 'utf8')
const lineOfRunbook = (words: string) =>
  [...shellLinesIn(runbook), ...spansIn(runbook)].find((line) => line.includes(words))!

/** A password has leaked, and a key is due: the containers that start next have others. */
async function changeSecrets({ give, file }: Machine) {
  const all = file('/etc/clinic/all.env')
  const text = readFileSync(all, 'utf8')
  const keys = `next:${randomBytes(32).toString('base64')},${parseEnv(text).DATA_KEYS}`
  writeFileSync(all, edited(text, { SITE_PASSWORD: 'of-another-day', DATA_KEYS: keys }))
  await give('deploy/split-secrets.sh /etc/clinic')
  await give(lineOfRunbook('2-passwords.sql'))
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
    const file = machine.file(name)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }

  const settings = {
    ...addresses,
    VERSION: 'first',
    SITE_ADDRESS: 'www.example.org',
    DESK_ADDRESS: 'desk.example.org',
  }
  const values = { version: 'first', 'this repository': '/srv/repository' }
  const printed = await giveSection(machine, 'By image', values, {
    'apt-get install': () => buildStandIns(machine),
    '.env.example': () => {
      edit('/opt/clinic/.env', (text) => edited(text, settings))
      edit('/opt/clinic/Caddyfile', withCertificate)
      writeFileSync(machine.file('/opt/clinic/compose.override.yaml'), JSON.stringify(replaced))
    },
    'make-secrets': () => edit('/etc/clinic/all.env', (text) => edited(text, mailServers(mailServer.url))),
  })
  const asha = await book('Sunita Devi')
  await findByCode(asha)
  const desk = await signIn('meera@example.org', lastPassword(printed))
  await desk.find(asha)
  await inbox.waitFor(({ to }) => to.includes(asha.email), 60_000)
  console.log(`Booked, found by code and at the desk, confirmed by e-mail: ${asha.reference}`)

  await restoreBackup(machine)
  await findNoSecret(machine)

  // A new version, with other secrets.
  await changeSecrets(machine)
  await machine.give('git checkout --quiet second')
  edit('/opt/clinic/.env', (text) => edited(text, { VERSION: 'second' }))
  await giveSection(machine, 'By image', values, {}, (line) => line.startsWith('docker compose'))
  await findByCode(asha)
  const sealed = await machine.give(lineOfRunbook('rotate-keys.ts'))
  if (!sealed.includes('sealed with the key next')) throw new Error(sealed)
  await findByCode(asha)
  await findByCode(await book('Rekha Devi'))
}
