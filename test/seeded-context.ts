import { createHash } from 'node:crypto'
import type { Context } from '#server/platform/context.ts'

/**
 * A context whose time the test sets, and whose ids and bytes follow from a seed: the same seed, the same values.
 */
export function seededContext(seed: string, start: Date): Context & { clock: { now: Date } } {
  const clock = { now: start }
  let draws = 0
  const block = () => createHash('sha256').update(`${seed} ${draws++}`).digest()
  const random = (bytes: number) => {
    const blocks = Array.from({ length: Math.ceil(bytes / 32) }, block)
    return Buffer.concat(blocks).subarray(0, bytes)
  }
  /** As version 7: the time in front, so that ids sort by it; then the number of the value. */
  const id = () => {
    const time = clock.now.getTime().toString(16).padStart(12, '0')
    const count = (draws & 0xfff).toString(16).padStart(3, '0')
    const rest = random(8).toString('hex')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-8${rest.slice(0, 3)}-${rest.slice(3, 15)}`
  }
  return { clock, now: () => clock.now, id, random }
}
