import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Compresses the client files once, at build, at the highest level. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      for await (const file of glob('**/*.{js,css,svg,json,txt,xml,webmanifest}', { cwd: dir })) {
        const content = await readFile(`${dir}/${file}`)
        if (content.length < 1024) continue
        await writeFile(`${dir}/${file}.br`, await squeeze.br(content))
        await writeFile(`${dir}/${file}.gz`, await squeeze.gz(content, { level: 9 }))
      }
    },
  }
}
