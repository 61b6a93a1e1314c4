import * as z from 'zod/mini'

// The small zod has no sentences of its own.
z.config(z.locales.en())

/**
 * Where in a data file the value at `path` stands, from 1: keys are looked for one after the other, then the text.
 * @param source the file as it is written
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

/** What of one hand-written entry does not keep to its schema: `quests/egg.ts:12: titles.3: Too small …`. */
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
