import { reactRouter } from '@react-router/dev/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { subsetFonts } from './vite/fonts.ts'
import { iconOptions } from './vite/icons.ts'
import { leanImports } from './vite/lean-imports.ts'
import { precompress } from './vite/precompress.ts'
import { keepServerOutOfTheBrowser } from './vite/wall.ts'

const root = import.meta.dirname

export default defineConfig({
  plugins: [
    leanImports(),
    keepServerOutOfTheBrowser(root),
    subsetFonts(`${root}/app/ui/fonts`),
    icons(iconOptions),
    reactRouter(),
    precompress(),
  ],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  // Packages of the islands too, found at the start of development: found later, they would reload the page.
  optimizeDeps: { entries: ['app/entry.client.tsx'] },
  build: { assetsInlineLimit: 0, modulePreload: false },
})
