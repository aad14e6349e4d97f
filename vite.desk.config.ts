import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { buildFolder } from './content/clinic/build-folder.ts'
import { chooseClinic, recolourPictures } from './vite/choose-clinic.ts'
import { scopedName } from './vite/css-modules.ts'
import { deskFonts, subsetFonts } from './vite/fonts.ts'
import { iconOptions } from './vite/icons.ts'
import { offlineFiles } from './vite/offline-files.ts'
import { precompress } from './vite/precompress.ts'
import { keepServerOutOfTheBrowser } from './vite/wall.ts'

const root = import.meta.dirname
const folder = `${buildFolder}/desk`

/** The application of the desk: one page behind the sign-in, separate from the site and from its build. */
export default defineConfig({
  root: `${root}/desk/app`,
  // In development two servers run at once, each with its own prepared packages.
  cacheDir: `${root}/node_modules/.vite-desk`,
  publicDir: false,
  plugins: [
    chooseClinic(root),
    keepServerOutOfTheBrowser(root),
    subsetFonts(root, `${root}/desk/app/ui/fonts`, deskFonts),
    icons(iconOptions),
    recolourPictures(root),
    // The run sheet works without a network.
    offlineFiles(`${root}/desk/app/rounds/service-worker.js`, { entry: 'sheet', path: 'rounds/worker.js' }),
    precompress(folder),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: folder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Every browser that can run the desk knows the link itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { desk: `${root}/desk/app/index.html`, sheet: `${root}/desk/app/rounds/sheet.html` },
    },
  },
})
