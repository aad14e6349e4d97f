import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Machine } from './machine.ts'

/** The public images as Dockerfile and compose.yaml name them: name and tag. */
const publicImages = ['Dockerfile', 'compose.yaml'].flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/_IMAGE(?:=|:-)([a-z]+):([\w.-]+)/g), ([, name, tag]) => ({
    name: name!,
    tag: tag!,
  })),
)

/** The machine as it was made, before it runs, becomes what its images stand on. */
export function packStandIns(root: string) {
  const folder = path.join(root, 'srv/stand-ins')
  cpSync('test/operate/stand-ins', folder, { recursive: true })
  execFileSync('tar', ['-C', root, '--exclude=./srv', '-cf', path.join(folder, 'debian.tar'), '.'])
}

/** Images under the names of the public ones: no registry of images is asked. */
export async function buildStandIns({ give }: Machine) {
  for (const { name, tag } of publicImages)
    await give(`docker build --target ${name} --tag ${name}:${tag} /srv/stand-ins`)
}
