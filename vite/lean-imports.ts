import type { Plugin } from 'vite'

const helperImport = /import\{\w+ as (\w+)\}from"\.\/preload-helper-[^"]+";/
const styleList = /^const __vite__mapDeps=.*\n/

/**
 * Vite wraps each dynamic import in a helper that first adds links for the styles of what is imported. Here a page
 * always brings all its styles (server/http/inline-styles.ts): the helper would fetch them twice, and with its own request
 * it is half the script of a content page. So each wrapped import becomes a plain one again.
 */
export const leanImports = (): Plugin => ({
  name: 'lean-imports',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const helper = helperImport.exec(chunk.code)?.[1]
        if (!helper) continue
        const wrapped = new RegExp(
          `\\b${helper}\\(\\(\\)=>(import\\(\`[^\`]+\`\\)),(?:__vite__mapDeps\\(\\[[\\d,]*\\]\\)|\\[\\])\\)`,
          'g',
        )
        const plain = chunk.code.replace(wrapped, '$1')
        const isHelperGone = !new RegExp(`\\b${helper}\\((?:async)?\\(\\)=>`).test(plain)
        chunk.code = isHelperGone ? plain.replace(helperImport, '').replace(styleList, '') : plain
      }
    },
  },
})
