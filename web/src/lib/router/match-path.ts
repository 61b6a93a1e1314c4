export type Params = Readonly<Record<string, string | undefined>>

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `:name` is one part of a path, `:name?` one that may be missing. */
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
    // Typed by hand, a percent sign is itself.
    return text
  }
}

/** @returns the parts that the pattern names, decoded; null where the path is another */
export const matchPath = (pattern: string, pathname: string): Params | null => {
  const match = regExpOf(pattern).exec(pathname)
  if (!match) return null
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, part]) => [name, part && decoded(part)]),
  )
}
