/** Best first. */
const compressions = ['br', 'gzip'] as const

export type Encoding = (typeof compressions)[number] | 'identity'

const isRefused = (part: string) => /;\s*q=0(\.0*)?\s*$/.test(part)

/** The encoding of a response, by the client's Accept-Encoding. */
export function encodingFor(accepted = ''): Encoding {
  const parts = accepted.split(',')
  const takes = (encoding: Encoding) =>
    parts.some((part) => part.split(';', 1)[0]!.trim() === encoding && !isRefused(part))
  return compressions.find(takes) ?? 'identity'
}
