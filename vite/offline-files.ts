import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Plugin, Rolldown } from 'vite'

/**
 * The service worker of the run sheet, with the names of all files that its page needs: those of the entry, and of all
 * its imports.
 */
export function offlineFiles(script: string, { entry, path }: { entry: string; path: string }): Plugin {
  return {
    name: 'offline-files',
    async generateBundle(_, bundle) {
      const files = filesOf(bundle, entry)
      const source = (await readFile(script, 'utf8')).replaceAll(/^\s*\/\/.*\n/gm, '')
      const version = createHash('sha256').update(`${source}${files}`).digest('hex').slice(0, 8)
      this.emitFile({
        type: 'asset',
        fileName: path,
        source: source
          .replace('VERSION', version)
          .replace('const FILES = []', `const FILES = ${JSON.stringify(files)}`),
      })
    },
  }
}

function filesOf(bundle: Rolldown.OutputBundle, entry: string): string[] {
  const found = new Set<string>()
  const open = Object.values(bundle).filter(
    (output) => output.type === 'chunk' && output.isEntry && output.name === entry,
  )
  for (let output = open.pop(); output; output = open.pop()) {
    if (found.has(output.fileName)) continue
    found.add(output.fileName)
    if (output.type !== 'chunk') continue
    const { importedCss = [], importedAssets = [] } = output.viteMetadata ?? {}
    const named = [...output.imports, ...output.dynamicImports, ...importedCss, ...importedAssets]
    open.push(...named.flatMap((name) => bundle[name] ?? []))
  }
  // A worker script is built by itself and appears in no list of imports.
  for (const { fileName } of Object.values(bundle)) if (fileName.includes('key-file')) found.add(fileName)
  // Every browser that can run this reads woff2.
  return [...found]
    .filter((file) => !file.endsWith('.woff'))
    .map((file) => `/${file}`)
    .sort()
}
