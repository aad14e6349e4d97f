import { writeFile } from 'node:fs/promises'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { buildFolder } from './content/clinic/build-folder.ts'
import { chooseClinic } from './vite/choose-clinic.ts'
import { scopedName } from './vite/css-modules.ts'
import { dropRouterScripts } from './vite/drop-router-scripts.ts'
import { iconOptions } from './vite/icons.ts'
import { precompress } from './vite/precompress.ts'
import { keepServerOutOfTheBrowser } from './vite/wall.ts'

const root = import.meta.dirname
const folder = `${buildFolder}/client/assets`

/**
 * All script of the site, in a build of its own: React Router's own browser build would make a file for every page,
 * which no browser loads (vite/drop-router-scripts.ts). Built like server code, so that it emits no styles: the pages
 * contain them (server/http/inline-styles.ts).
 */
export default defineConfig({
  plugins: [
    chooseClinic(root),
    dropRouterScripts(folder),
    keepServerOutOfTheBrowser(root, 'ssr'),
    icons(iconOptions),
    precompress(folder),
    {
      name: 'names-of-the-scripts',
      writeBundle: (_, bundle) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const urlOf = ({ fileName }: { fileName: string }) => `/assets/${fileName}`
        const named = (name: string) => chunks.find((chunk) => chunk.name === name)!
        const [page, form, forms] = [named('browser'), named('form-page'), named('forms')]
        const beside = chunks.filter((chunk) => chunk !== page && forms.imports.includes(chunk.fileName))
        const scripts = { page: urlOf(page), form: urlOf(form), hydration: [forms, ...beside].map(urlOf) }
        return writeFile(`${buildFolder}/browser.json`, JSON.stringify(scripts))
      },
    },
  ],
  css: { modules: { generateScopedName: scopedName } },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'production'] } },
  build: {
    ssr: 'app/browser.ts',
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: false,
    minify: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'browser-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          // Code that the small script of every page shares with the forms stays in that script.
          includeDependenciesRecursively: false,
          groups: [
            // One file that every form shares; each further form costs only a few kilobytes.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate\.tsx/ },
            {
              name: 'forms',
              test: /\/(app\/(forms|ui|confirmation|samples)|clinic|clinics|content)\/|zod|~icons/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
