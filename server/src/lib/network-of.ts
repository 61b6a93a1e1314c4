import { isIPv6 } from 'node:net'

/**
 * The client as rate limiters count it: the IPv4 address, or the /64 network of an IPv6 address, since a household or
 * machine has all addresses of one.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const zeros = Array<string>(8).fill('0')
  const missing = 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...zeros.slice(0, Math.max(0, missing)), ...groups(tail)]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
