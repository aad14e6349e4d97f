import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openInbox } from '#dev/inbox.ts'
import { createCertificate, handOver, withCertificate } from './certificate.ts'
import { bringNode, bringRepository, makeDebian, startMachine } from './machine.ts'
import { giveSection } from './page.ts'
import { chooseSettings, edited } from './settings.ts'
import { book, findByCode, lastPassword, signIn } from './visit.ts'

const passwords = Object.fromEntries(
  ['owner', 'site', 'worker', 'desk', 'watcher'].map((user) => [user, `password-of-${user}`]),
)
const urlOf = (user: string) => `postgres://clinic_${user}:${passwords[user]}@127.0.0.1:5432/clinic`

export async function proveByUnits(folder: string) {
  const root = path.join(folder, 'machine')
  await using stack = new AsyncDisposableStack()
  const inbox = await openInbox()
  stack.defer(() => inbox.close())
  const certificate = createCertificate(folder)
  await makeDebian('bookworm', root)
  await bringNode(root)
  bringRepository(root, ['first', 'second'])
  handOver(root, certificate)
  const machine = await startMachine(root, 'units')
  stack.defer(() => machine.stop())
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(machine.file(file), change(readFileSync(machine.file(file), 'utf8')))

  const [first, second] = ['first', 'second'].map((version) => ({
    ...passwords,
    version,
    'version before': 'first',
    clinic: 'asha',
    'this repository': '/srv/repository',
  }))
  const settings = {
    ...chooseSettings(inbox.smtpUrl),
    DATABASE_URL: urlOf('site'),
    WORKER_DATABASE_URL: urlOf('worker'),
    DESK_DATABASE_URL: urlOf('desk'),
    WATCHER_DATABASE_URL: urlOf('watcher'),
    OWNER_DATABASE_URL: urlOf('owner'),
    TRUSTED_PROXIES: '127.0.0.1',
    ERASURE_LIST: '/var/lib/clinic/erased.tsv',
  }

  await giveSection(machine, 'What Debian brings', first!, {
    'apt-get install': () => machine.give('update-ca-certificates'),
  })
  await giveSection(machine, 'The clinic', first!)
  await giveSection(machine, 'The database', first!)
  await giveSection(machine, 'The settings', first!, {
    '.env.example': () => edit('/etc/clinic/all.env', (text) => edited(text, settings)),
  })
  await giveSection(machine, 'The processes', first!)
  await giveSection(machine, 'HTTPS', first!, {
    '> /etc/caddy/Caddyfile': async () => {
      for (const name of ['certificate.pem', 'key.pem']) {
        copyFileSync(path.join(folder, name), machine.file(`/etc/caddy/${name}`))
        await machine.give(`chown caddy /etc/caddy/${name}`)
      }
      edit('/etc/caddy/Caddyfile', withCertificate)
    },
  })
  const printed = await giveSection(machine, 'Is it fit', first!)
  const asha = await book('Sunita Devi')
  await findByCode(asha)
  const desk = await signIn('meera@example.org', lastPassword(printed))
  await desk.find(asha)
  await inbox.waitFor(({ to }) => to.includes(asha.email), 60_000)
  console.log(`Booked, found by code and at the desk, confirmed by e-mail: ${asha.reference}`)

  await giveSection(machine, 'Backups', first!)
  await giveSection(machine, 'The clinic', second!)
  await giveSection(machine, 'Upgrading', second!)
  await findByCode(asha)
  await findByCode(await book('Rekha Devi'))
}
