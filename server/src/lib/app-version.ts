import { readFileSync } from 'node:fs'

const file = new URL('../../../package.json', import.meta.url)

/** The version of this app: `1.2.3`. */
export const appVersion = (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version

const parts = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10) || 0)

/** Negative if `a` is older than `b`, positive if it is newer. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [parts(a), parts(b)]
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const difference = (one[i] ?? 0) - (other[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
