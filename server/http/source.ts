import { isIP } from 'node:net'

/** Some proxies append the port, and a link-local address has the name of its interface (zone id). */
const bareAddress = (text: string) =>
  text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')

/** The eight groups of an IPv6 address, normalised. */
function groupsOf(ip: string): string[] {
  // The URL standard writes every address in its shortest form, all hexadecimal.
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const groups = (part: string) => (part ? part.split(':') : [])
  const [left, right] = [groups(head), groups(tail ?? '')]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}

/** An IPv4 address, also when mapped into IPv6; the /64 of an IPv6 address; or the text itself if it is neither. */
function read(text: string): { ipv4: string } | { ipv6: string } | { none: string } {
  const ip = bareAddress(text)
  if (isIP(ip) === 4) return { ipv4: ip }
  if (isIP(ip) !== 6) return { none: text }
  const groups = groupsOf(ip)
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
    return { ipv4: [high >> 8, high & 255, low >> 8, low & 255].join('.') }
  }
  return { ipv6: `${groups.slice(0, 4).join(':')}::/64` }
}

/** The unit that rate limits count. With IPv6, one customer has a whole /64. */
export function sourceOf(ip: string): string {
  const address = read(ip)
  if ('ipv4' in address) return address.ipv4
  return 'ipv6' in address ? address.ipv6 : address.none
}

/** The network around a source, as one hosting company or office rents it. */
export function networkOf(ip: string): string {
  const address = read(ip)
  if ('ipv4' in address) return address.ipv4.replace(/\d+$/, '0/24')
  return 'ipv6' in address ? address.ipv6 : address.none
}

/** Fastify trusts no peer for a bare number; our setting promises that only proxies can connect. */
export const trustOf = (trusted: number | string[]) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
