import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'

type Styled = { html: string; styleHash: string | null }
export type StyleInliner = (html: string) => Styled

const styleLinks = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g

/**
 * Inlines the styles of a page. On a poor connection each further request costs more time than the eight kilobytes
 * that a cached file would save, and nothing is painted before the last of them. The content security policy allows
 * this one style by its hash, and no other.
 */
export async function createStyleInliner(clientFolder: string): Promise<StyleInliner> {
  const sheets = new Map<string, string>()
  for await (const file of glob('assets/*.css', { cwd: clientFolder }))
    sheets.set(`/${file}`, (await readFile(`${clientFolder}/${file}`, 'utf8')).trim())
  const hashes = new Map<string, string>()

  return (html) => {
    const links = Array.from(html.matchAll(styleLinks), ([, href = '']) => href)
    const known = links.every((href) => sheets.has(href))
    if (links.length === 0 || !known) return { html, styleHash: null }
    const styles = links.map((href) => sheets.get(href)).join('\n')
    const key = links.join()
    const styleHash = hashes.get(key) ?? createHash('sha256').update(styles).digest('base64')
    hashes.set(key, styleHash)
    let isFirst = true
    const inlined = html.replaceAll(styleLinks, () => {
      const element = isFirst ? `<style>${styles}</style>` : ''
      isFirst = false
      return element
    })
    return { html: inlined, styleHash }
  }
}
