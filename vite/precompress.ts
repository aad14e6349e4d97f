import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Compresses the client files at build time, at the highest level. */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    async writeBundle({ dir }) {
      if (dir !== folder) return
      for await (const file of glob('**/*.{js,css,svg,json,txt,xml,webmanifest}', { cwd: folder })) {
        const content = await readFile(`${folder}/${file}`)
        if (content.length < 1024) continue
        await writeFile(`${folder}/${file}.br`, await squeeze.br(content))
        await writeFile(`${folder}/${file}.gz`, await squeeze.gz(content, { level: 9 }))
      }
    },
  }
}
