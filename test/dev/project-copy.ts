import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** Files that a copy does not need, or has of its own. */
const left = new Set(['.env', '.git', '.node', '.react-router', 'build', 'node_modules', 'test'])

export type ProjectCopy = {
  folder: string
  /** Changes one place of a file, and returns a function that undoes it. */
  edit(file: string, from: RegExp, to: string): Promise<() => Promise<void>>
  /** The processes started here that still run. */
  processes(): Promise<string[]>
  remove(): Promise<void>
}

/** The whole project in a folder of its own, with the packages of this one: nobody else works in it. */
export async function copyProject(to?: string): Promise<ProjectCopy> {
  const folder = await realpath(to ?? (await mkdtemp(path.join(tmpdir(), 'kamalini-copy-'))))
  for (const entry of await readdir(project))
    if (!left.has(entry))
      await cp(path.join(project, entry), path.join(folder, entry), {
        recursive: true,
        preserveTimestamps: true,
      })
  // The packages one by one: beside them Vite has a cache, which must be this copy's own.
  await mkdir(path.join(folder, 'node_modules'))
  for (const entry of await readdir(path.join(project, 'node_modules')))
    if (!entry.startsWith('.vite'))
      await symlink(path.join(project, 'node_modules', entry), path.join(folder, 'node_modules', entry))
  return {
    folder,
    async edit(file, from, to) {
      const target = path.join(folder, file)
      const before = await readFile(target, 'utf8')
      if (!from.test(before)) throw new Error(`${file} has no ${from} to edit`)
      await writeFile(
        target,
        before.replace(from, () => to),
      )
      return () => writeFile(target, before)
    },
    async processes() {
      const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
      const found = await Promise.all(
        ids.map(async (id) => {
          // It may be gone by now, or belong to another process.
          const where = await readlink(`/proc/${id}/cwd`).catch(() => '')
          if (!where.startsWith(folder)) return []
          return [(await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')]
        }),
      )
      return found.flat()
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
