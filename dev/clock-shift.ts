/**
 * Moves the clock of JavaScript: `new Date()` and `Date.now()` are so many milliseconds later (or earlier), and time
 * runs on. Dates with a given time, timers and `performance` do not change. For development and tests only.
 *
 * In Node, a whole process and all that it starts:
 *   CLOCK_SHIFT_MS=3600000 node --import ./dev/clock-shift.ts worker.ts
 *   CLOCK_SHIFT_MS=3600000 NODE_OPTIONS="--import=$PWD/dev/clock-shift.ts" npx vitest run …
 * In the pages that Playwright opens:
 *   await context.addInitScript(shiftClock, 3_600_000)
 * PostgreSQL has a clock of its own.
 */

/** Serialised into a page, so it must be self-contained. A second shift changes nothing. */
export function shiftClock(ms: number) {
  const real = globalThis.Date
  const { now } = real
  if ('shiftedBy' in real) return
  Object.assign(real, { shiftedBy: ms, now: () => now() + ms })
  globalThis.Date = new Proxy(real, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [target.now()], made),
    apply: (target) => new target(target.now()).toString(),
  })
  real.prototype.constructor = globalThis.Date
}

const shift = Number(process.env.CLOCK_SHIFT_MS || 0)
if (!Number.isFinite(shift)) throw new Error('CLOCK_SHIFT_MS must be a number of milliseconds')
if (shift !== 0) shiftClock(shift)
