/**
 * Memoizes `ask` with a TTL and coalesces concurrent calls. A new call starts only after the previous one has ended,
 * however long it takes.
 * @returns a function whose results are at most `ms` old, or still pending
 */
export function memoizeWithTtl<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let known: { answer: Promise<T>; until: number } | null = null
  return () => {
    if (known && performance.now() < known.until) return known.answer
    const asked = { answer: ask(), until: Infinity }
    known = asked
    const ended = () => (asked.until = performance.now() + ms)
    asked.answer.then(ended, ended)
    return asked.answer
  }
}
