import { runInNewContext } from 'node:vm'

/**
 * Whether Node searches all these texts faster than quadratic time would allow.
 * @param pattern the source: `/a+/u`
 * @param texts of a hundred thousand characters
 */
export function withstands(pattern: string, texts: readonly string[], patienceMs = 20_000): boolean {
  const end = pattern.lastIndexOf('/')
  const search = { source: pattern.slice(1, end), flags: pattern.slice(end + 1), texts }
  try {
    runInNewContext(
      'const found = new RegExp(source, flags); for (const text of texts) text.search(found)',
      search,
      { timeout: patienceMs },
    )
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}
