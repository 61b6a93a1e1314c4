export type Params = Readonly<Record<string, string | undefined>>

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `:name` matches a path segment, `:name?` an optional one. */
const regExpOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('/')
      .filter(Boolean)
      .map((part) => {
        const [, name, isOptional] = /^:(\w+)(\?)?$/.exec(part) ?? []
        if (!name) return `/${escaped(part)}`
        return isOptional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
      })
      .join('')}/*$`,
    'i',
  )

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    // A literal percent sign.
    return text
  }
}

/** @returns the named segments, decoded; null if the path does not match */
export const matchPath = (pattern: string, pathname: string): Params | null => {
  const match = regExpOf(pattern).exec(pathname)
  if (!match) return null
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, part]) => [name, part && decoded(part)]),
  )
}
