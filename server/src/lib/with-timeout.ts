/**
 * The result of `ask` if it comes in time. On a timeout its signal aborts, and the promise rejects with a message even
 * if `ask` ignores the signal.
 */
export async function withTimeout<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`It did not answer within ${ms / 1000} seconds.`))
      patience.abort()
    }, ms)
  })
  try {
    return await Promise.race([ask(patience.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
