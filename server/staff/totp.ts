import { createHmac } from 'node:crypto'
import { isSame } from '../platform/secrets.ts'

/** How long an authenticator app shows one code. */
const STEP_MS = 30_000

const stepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS)

/** RFC 6238, with six digits and SHA-1, which every app supports. */
function codeOfStep(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = digest.at(-1)! & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The six digits that an authenticator app shows at this moment. */
export const totp = (key: Buffer, now: Date): string => codeOfStep(key, stepAt(now))

/** The step of a code: the newest of those that better-auth accepts (the one before, now, the next). */
export const stepOfCode = (key: Buffer, code: string, now: Date): number | undefined =>
  [1, 0, -1].map((away) => stepAt(now) + away).find((step) => isSame(code, codeOfStep(key, step)))
