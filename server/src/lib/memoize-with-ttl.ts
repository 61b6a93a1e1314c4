/**
 * `ask`, asked once for all who want to know at the same time, and its answer kept for a while. A new one is asked for
 * only when the one before has ended, however long that takes.
 * @returns for an answer that is at most `ms` old, or comes
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
