import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const parts = [
  'app',
  'clinic',
  'clinics',
  'content',
  'server',
  'vite',
  'package.json',
  'vite.browser.config.ts',
]

let copy: string
beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'breach-'))
  for (const part of parts) await cp(part, path.join(copy, part), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true }))

test('a component that reaches into the server folder cannot be built', { timeout: 60_000 }, async () => {
  const component = path.join(copy, 'app/contact/contact-form.tsx')
  const source = await readFile(component, 'utf8')
  const breach = `import { sign } from '#server/platform/secrets.ts'\n${source.replace('<header', "<header title={sign('a', 'b', 'c')}")}`
  expect(breach).toContain('<header title={sign')
  await writeFile(component, breach)

  const build = run(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.browser.config.ts'],
    { cwd: copy },
  )
  await expect(build).rejects.toMatchObject({
    stderr: expect.stringContaining('server/platform/secrets.ts reached the browser bundle'),
  })
})
