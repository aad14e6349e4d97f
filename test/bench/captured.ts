import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'

export const encodings = ['identity', 'gzip', 'br'] as const
export type Encoding = (typeof encodings)[number]

/** One answer of the site as it left the process. */
export type Captured = { name: string; file: string; type: string; headers: Record<string, string> }

/** What each server writes by itself. */
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

/** Keeps the bytes and headers of an address in a file, for an anchor that serves nothing else. */
export async function capture(
  folder: string,
  name: string,
  url: string,
  encoding: Encoding,
): Promise<Captured> {
  const request = http.get(url, { headers: { 'accept-encoding': encoding } })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const { statusCode, headers } = response
  const sent = headers['content-encoding'] ?? 'identity'
  if (statusCode !== 200 || sent !== encoding)
    throw new Error(`${url} answered ${statusCode} in ${sent}, and not 200 in ${encoding}`)
  const file = `${folder}/${name}`
  await writeFile(file, await buffer(response))
  const { 'content-type': type = '', ...others } = headers
  const kept = Object.entries(others).filter(([header]) => !ownHeaders.has(header))
  return {
    name,
    file,
    type,
    headers: Object.fromEntries(kept.map(([header, value]) => [header, `${value}`])),
  }
}

export const captureFolder = () => mkdtemp(`${tmpdir()}/kamalini-bench-`)
