import { runInNewContext } from 'node:vm'

/**
 * Whether Node searches all these texts in a time in which it could not, if that grew with the square of their length.
 * @param pattern as it is written: `/a+/u`
 * @param texts of a hundred thousand letters
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
