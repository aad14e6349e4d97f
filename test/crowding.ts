/**
 * How many times longer work takes now than on an idle machine, at least 1: the time of a busy loop divided by its
 * processor time. A test that demands a time multiplies it by this, so that it measures the code and not its
 * neighbours.
 */
export function crowding(sampleMs = 200): number {
  const before = process.cpuUsage()
  const began = performance.now()
  while (performance.now() - began < sampleMs) Math.random()
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, (sampleMs * 1000) / (user + system))
}
