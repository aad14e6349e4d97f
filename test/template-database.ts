import { createHash, randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { chosenClinicName } from '#content/clinic/chosen-clinic-name.ts'
import { loadCatalogue } from '#db/catalogue.ts'
import { migrate } from '#db/migrate.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

/** A day: the template of another branch stays long enough to be used again. */
const KEPT_MS = 86_400_000

/** The sources of a migrated database with its catalogue. */
const sourcesOf = (clinic: string) => [
  'package-lock.json',
  '{catalogue,clinic,db,server/lab-tests,server/platform}/**/*.{ts,sql,tsv}',
  `clinics/${clinic}/prices.csv`,
]

/**
 * Changes with the schema, the catalogue and the code that writes them: an old template is never used for new
 * code.
 */
function templateName(hasCatalogue: boolean): string {
  const clinic = chosenClinicName()
  const hash = createHash('sha256').update(clinic)
  for (const file of globSync(sourcesOf(clinic), { cwd: project }).sort())
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(`${project}/${file}`))
  return `kamalini_template_${hash.digest('hex').slice(0, 12)}${hasCatalogue ? '_catalogue' : ''}`
}

const exists = async (client: pg.Client, name: string) =>
  (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1

async function dropOld(client: pg.Client) {
  const { rows } = await client.query<{ datname: string; made: string | null }>(
    `select datname, shobj_description(oid, 'pg_database') as made from pg_database
     where datname like 'kamalini\\_template\\_%'`,
  )
  for (const { datname, made } of rows)
    if (!(Date.now() - Number(made) < KEPT_MS))
      await client.query(`drop database if exists ${datname} with (force)`)
}

/** Under another name until it is complete: a run that is killed halfway leaves no half template. */
async function makeTemplate(client: pg.Client, server: string, name: string, hasCatalogue: boolean) {
  const unfinished = `${name}_${randomBytes(4).toString('hex')}`
  await client.query(`create database ${unfinished}`)
  const url = `${server}/${unfinished}`
  await migrate(url)
  if (hasCatalogue) {
    const loaded = await loadCatalogue(url)
    if (!loaded.ok) throw new Error('The catalogue is not valid: run npm run db:catalogue -- --dry-run')
  }
  await client.query(`comment on database ${unfinished} is '${Date.now()}'`)
  await client.query(`alter database ${unfinished} rename to ${name}`)
}

const made = new Map<string, Promise<string>>()

async function findOrMake(server: string, hasCatalogue: boolean): Promise<string> {
  const name = templateName(hasCatalogue)
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    if (await exists(client, name)) return name
    // Test files run in parallel: one of them makes the template, the others wait for it.
    await client.query(`select pg_advisory_lock(hashtext('kamalini test template'))`)
    if (await exists(client, name)) return name
    await dropOld(client)
    await makeTemplate(client, server, name, hasCatalogue)
    return name
  } finally {
    await client.end()
  }
}

/**
 * The name of a migrated database to copy. It is made once on each server, by the first test file that needs it.
 */
export function templateOn(server: string, hasCatalogue: boolean): Promise<string> {
  const key = `${server} ${hasCatalogue}`
  const known = made.get(key) ?? findOrMake(server, hasCatalogue)
  made.set(key, known)
  return known
}
