import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { buildFolder } from '#content/clinic/build-folder.ts'

// node deploy/keep-assets.ts folder: copies scripts, styles and fonts of this release into the folder from which the proxy
// serves them. Those of the release before stay for a day: a page that was loaded before an upgrade finds its scripts.

const DAY_MS = 86_400_000

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node deploy/keep-assets.ts <folder of the proxy>')
const built = `${buildFolder}/client/assets`
const served = path.join(folder, 'assets')
await mkdir(served, { recursive: true })

const current = new Set(await readdir(built))
// Their names have hashes: a file that is there already is the same.
const there = new Set(await readdir(served))
for (const name of current) {
  if (!there.has(name)) {
    await copyFile(path.join(built, name), path.join(served, `${name}.part`))
    await rename(path.join(served, `${name}.part`), path.join(served, name))
  }
  // A file without a time belongs to the newest release. The others have the time at which they ceased to.
  await utimes(path.join(served, name), 0, 0)
}
const now = new Date()
for (const name of await readdir(served)) {
  if (current.has(name)) continue
  const file = path.join(served, name)
  const { mtimeMs } = await stat(file)
  if (mtimeMs === 0) await utimes(file, now, now)
  else if (now.getTime() - mtimeMs > DAY_MS) await rm(file)
}
