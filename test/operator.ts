import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { developmentEnv } from '#dev/env.ts'
import { databaseSettings, type TestDatabase } from './database.ts'
import { codeCache } from './processes.ts'

export type Said = { code: number; out: string; err: string }

/** Starts the command on the test's database. */
const startOperator = ({ url }: Pick<TestDatabase, 'url'>, args: readonly string[], user = 'Meera Joshi') =>
  spawn(process.execPath, ['operator.ts', ...args], {
    cwd: new URL('..', import.meta.url),
    // Compiling the code is half of the start time.
    env: { ...developmentEnv, NODE_COMPILE_CACHE: codeCache, ...databaseSettings(url), OPERATOR: user },
  })

/** Runs it to its end. */
export async function runOperator(
  database: Pick<TestDatabase, 'url'>,
  args: readonly string[],
  { user, input = '' }: { user?: string; input?: string } = {},
): Promise<Said> {
  const child = startOperator(database, args, user)
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)))
  child.stdin.end(input)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, err }
}
