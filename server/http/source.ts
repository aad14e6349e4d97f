import { isIP } from 'node:net'

/** Some proxies append the port, and an address of a local link carries the name of its interface. */
const bareAddress = (text: string) =>
  text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')

/** The eight groups of an IPv6 address, in one spelling whatever spelling it came in. */
function groupsOf(ip: string): string[] {
  // The URL standard writes every address in its shortest form, hexadecimal all through.
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const groups = (part: string) => (part ? part.split(':') : [])
  const [left, right] = [groups(head), groups(tail ?? '')]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}

/** An IPv4 address, also where IPv6 wraps one; the /64 of an IPv6 address; or the text as it is, if it is none. */
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

/** Where a request comes from, as limits count it. Everyone has a whole /64 of IPv6 addresses to choose from. */
export function sourceOf(ip: string): string {
  const address = read(ip)
  if ('ipv4' in address) return address.ipv4
  return 'ipv6' in address ? address.ipv6 : address.none
}

/** The neighbourhood of a source: what one hoster or one office rents together. */
export function networkOf(ip: string): string {
  const address = read(ip)
  if ('ipv4' in address) return address.ipv4.replace(/\d+$/, '0/24')
  return 'ipv6' in address ? address.ipv6 : address.none
}
