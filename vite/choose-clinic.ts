import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { chosenClinicName } from '../content/clinic/chosen-clinic-name.ts'
import type { Picture } from '../content/pictures.ts'
import { otherHues, recolour } from './recolour.ts'

/** The folder of the chosen clinic. */
function chosenFolder(root: string): string {
  const name = chosenClinicName()
  const folder = `${root}/clinics/${name}`
  if (existsSync(`${folder}/facts.ts`)) return folder
  throw new Error(`CLINIC is ${name}, but clinics/ has only ${readdirSync(`${root}/clinics`).join(', ')}`)
}

/** Puts the chosen clinic into the bundle, and nothing of any other. */
export function chooseClinic(root: string): Plugin {
  const folder = chosenFolder(root)
  return {
    name: 'choose-clinic',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { '@chosen-clinic': folder } } }),
    load(id) {
      for (const [chooser, name] of [
        ['chosen-clinic', 'facts'],
        ['chosen-words', 'words'],
      ])
        if (id === `${root}/content/clinic/${chooser}.ts`)
          return `export { ${name} } from ${JSON.stringify(`${folder}/${name}.ts`)}`
      return null
    },
  }
}

/**
 * Pictures of pages that the chosen clinic does not offer. Node itself imports them, because Vite is not running yet
 * when it reads its settings.
 */
async function unusedPictures(root: string): Promise<string[]> {
  const [{ pictures }, { isOffered }]: [
    { pictures: Record<string, Picture> },
    { isOffered: (picture: Picture) => boolean },
  ] = await Promise.all([import(`${root}/content/pictures.ts`), import(`${root}/content/clinic/offered.ts`)])
  return Object.values(pictures)
    .filter((picture) => !isOffered(picture))
    .flatMap(({ frames }) => Object.values(frames).map(({ file }) => file))
}

/**
 * The files that keep their names: the shared ones, with illustrations in the hues of the chosen clinic, then the
 * clinic's own. Each process has its own folder: type generation and a build run side by side, perhaps for two clinics.
 */
export async function publicFiles(root: string): Promise<string> {
  const merged = `${root}/node_modules/.cache/public-${process.pid}`
  const clinic = chosenFolder(root)
  const remove = () => rmSync(merged, { recursive: true, force: true })
  remove()
  process.once('exit', remove)
  cpSync(`${root}/public`, merged, { recursive: true })
  const hues = otherHues(readFileSync(`${clinic}/brand.css`, 'utf8'))
  if (hues)
    for (const file of globSync(`${merged}/**/*.svg`))
      writeFileSync(file, recolour(readFileSync(file, 'utf8'), hues))
  cpSync(`${clinic}/public`, merged, { recursive: true })
  for (const file of await unusedPictures(root)) rmSync(`${merged}/pictures/${file}`)
  return merged
}

/** Recolours bundled illustrations to the hues of the chosen clinic; its own pictures stay as they are. */
export function recolourPictures(root: string): Plugin {
  const clinic = chosenFolder(root)
  const hues = otherHues(readFileSync(`${clinic}/brand.css`, 'utf8'))
  const isOwn = (file: string) => path.resolve(root, 'desk/app', file).startsWith(`${clinic}/`)
  return {
    name: 'recolour-pictures',
    generateBundle(_, bundle) {
      if (!hues) return
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.svg') && !file.originalFileNames.some(isOwn))
          file.source = recolour(Buffer.from(file.source).toString('utf8'), hues)
    },
  }
}
