import { BlockList, isIP } from 'node:net'

const ranges = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ranges.addSubnet(network, prefix)
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ranges.addSubnet(network, prefix, 'ipv6')

/**
 * Whether a server stands in one's own house, by its address alone: loopback, a private network, or a name that only
 * such a network knows (one word, as in a compose file, `.local`, `.internal`, `.home.arpa`).
 */
export function isPrivateHost(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const version = isIP(host)
  if (version > 0) return ranges.check(host, version === 6 ? 'ipv6' : 'ipv4')
  return !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/.test(host)
}
