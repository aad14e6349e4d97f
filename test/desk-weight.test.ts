import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildFolder } from '#content/clinic/build-folder.ts'

const folder = `${buildFolder}/desk`
const LIMIT = 152 * 1024

/** The files that a script loads before it runs; later ones are loaded with import(). */
const importsOf = (source: string) =>
  [...source.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, file]) => `assets/${file}`)

function scriptsOf(page: string): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  const html = readFileSync(path.join(folder, page), 'utf8')
  const open = [...html.matchAll(/src="\/([^"]+\.js)"/g)].map(([, file]) => file!)
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue
    const script = readFileSync(path.join(folder, file))
    found.set(file, script)
    open.push(...importsOf(script.toString()))
  }
  return found
}

test('the script that opens the desk weighs 152 kB at most', () => {
  const scripts = scriptsOf('index.html')
  // The desk itself, and what it shares with the run sheet.
  expect(scripts.size).toBeGreaterThan(1)
  const weights = [...scripts].map(([file, script]) => [file, gzipSync(script, { level: 9 }).length] as const)
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  expect(sum, JSON.stringify(weights)).toBeLessThanOrEqual(LIMIT)
})
