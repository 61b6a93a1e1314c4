import * as z from 'zod/mini'

// zod/mini has no messages by default.
z.config(z.locales.en())

/**
 * The line of the value at `path` in a data file, from 1: finds the keys one after the other, and then the text.
 * @param source the file's text
 */
export const lineOf = (source: string, path: readonly PropertyKey[], value: unknown): number => {
  let at = 0
  for (const key of path) {
    if (typeof key !== 'string') continue
    const next = [`${key}:`, `'${key}':`]
      .map((name) => source.indexOf(name, at))
      .filter((found) => found >= 0)
    if (next.length) at = Math.min(...next)
  }
  if (typeof value === 'string') {
    const written = [value, value.replaceAll("'", "\\'"), value.replaceAll('"', '\\"')]
      .map((text) => source.indexOf(text, at))
      .filter((found) => found >= 0)
    if (written.length) at = Math.min(...written)
  }
  return source.slice(0, at).split('\n').length
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  )

/** Schema violations of a hand-written entry: `quests/egg.ts:12: titles.3: Too small …`. */
export const faultsOfEntry = (
  file: string,
  source: string,
  schema: z.ZodMiniType,
  data: unknown,
): string[] => {
  const checked = z.safeParse(schema, data)
  if (checked.success) return []
  return checked.error.issues.map(
    ({ path, message }) =>
      `${file}:${lineOf(source, path, valueAt(data, path))}: ${path.join('.') || 'the entry'}: ${message}`,
  )
}
