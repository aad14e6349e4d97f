import { glob, rm } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** React Router's browser build is needed for its styles and pictures; no page loads its scripts. */
export const dropRouterScripts = (folder: string): Plugin => ({
  name: 'drop-router-scripts',
  async buildStart() {
    for await (const file of glob('*.js{,.br,.gz}', { cwd: folder })) await rm(`${folder}/${file}`)
  },
})
