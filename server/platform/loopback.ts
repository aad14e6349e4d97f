import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Whether a host is this machine, by its spelling alone: a name that resolves to it now may resolve elsewhere later.
 */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (bare === 'localhost') return true
  const family = isIP(bare)
  return family !== 0 && loopback.check(bare, family === 6 ? 'ipv6' : 'ipv4')
}

/** Passwords and patients' messages leave this machine encrypted or not at all. */
export const mustUseTls = (host: string): boolean => !isLoopback(host)
