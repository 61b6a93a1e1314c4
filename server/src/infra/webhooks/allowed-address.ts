import { BlockList, isIP } from 'node:net'

type Subnet = readonly [network: string, prefix: number]

// Apart, because a list takes an IPv4 address for the IPv6 address that carries it.
const listsOf = (ipv4: readonly Subnet[], ipv6: readonly Subnet[]) => {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const subnet of ipv4) lists.ipv4.addSubnet(...subnet, 'ipv4')
  for (const subnet of ipv6) lists.ipv6.addSubnet(...subnet, 'ipv6')
  return lists
}

/** Of a house or a company: this machine, private networks, and those of carriers and VPNs. */
const home = listsOf(
  [
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ],
  [
    ['::1', 128],
    ['fc00::', 7],
  ],
)

/** Nobody's, whatever is allowed: link-local ones, where clouds keep their secrets, and those that name no single machine. */
const never = listsOf(
  [
    ['0.0.0.0', 8],
    ['169.254.0.0', 16],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  // Only what is routed on the internet is let through, without the ranges that carry an IPv4 address.
  [
    ['::', 3],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3ffe::', 16],
    ['4000::', 2],
    ['8000::', 1],
  ],
)

const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/** Whether something may be sent to an IP address. @param allowsPrivate those of a house, too */
export function isAllowedAddress(address: string, allowsPrivate: boolean): boolean {
  const plain = mapped.exec(address)?.[1] ?? address
  const version = isIP(plain)
  if (version === 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (home[family].check(plain, family)) return allowsPrivate
  return !never[family].check(plain, family)
}

/** The IP address that a host of a URL is, in whichever form; null for a name. */
export function addressOf(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? null : bare
}
