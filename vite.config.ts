import { reactRouter } from '@react-router/dev/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { buildFolder } from './content/clinic/build-folder.ts'
import { chooseClinic, publicFiles } from './vite/choose-clinic.ts'
import { scopedName } from './vite/css-modules.ts'
import { siteFonts, subsetFonts } from './vite/fonts.ts'
import { iconOptions } from './vite/icons.ts'
import { precompress } from './vite/precompress.ts'
import { keepServerOutOfTheBrowser } from './vite/wall.ts'

const root = import.meta.dirname

export default defineConfig({
  publicDir: await publicFiles(root),
  plugins: [
    chooseClinic(root),
    keepServerOutOfTheBrowser(root),
    subsetFonts(root, `${root}/app/ui/fonts`, siteFonts),
    icons(iconOptions),
    reactRouter(),
    precompress(`${buildFolder}/client`),
  ],
  css: { modules: { generateScopedName: scopedName } },
  // The packages of the islands are found at the start of development: found later, they would reload the page.
  optimizeDeps: { entries: ['app/browser.ts'] },
  build: { assetsInlineLimit: 0, modulePreload: false },
  // The server that prerendering asks: in the build of an image localhost is ::1 for who listens, but not for who asks.
  preview: { host: '127.0.0.1' },
})
