import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { chosenClinicName } from '../content/clinic/chosen-clinic-name.ts'

/** `npm run build`: the site, its scripts and the desk of one clinic. */
const commands = [
  ['react-router', 'build'],
  ['vite', 'build', '--config', 'vite.browser.config.ts'],
  ['vite', 'build', '--config', 'vite.desk.config.ts'],
] as const

// Reads only the clinic's name from .env: a build needs no secret, and cannot contain one that it was not given.
const settings = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
process.env.CLINIC ??= settings.CLINIC ?? ''
process.stdout.write(`Building the clinic ${chosenClinicName()}\n`)
for (const [command, ...args] of commands) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
