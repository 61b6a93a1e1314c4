/**
 * `ask`, asked as rarely as can be while each caller's answer is of an asking that began after the call: one at most is
 * under way, and those who call meanwhile share the next one.
 */
export function askedSince<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> | null = null
  let next: Promise<T> | null = null
  const begin = (): Promise<T> => {
    const asked = ask()
    const end = () => {
      underWay = null
    }
    underWay = asked.then(end, end)
    return asked
  }
  return () => {
    if (next) return next
    if (!underWay) return begin()
    next = underWay.then(() => {
      next = null
      return begin()
    })
    return next
  }
}
