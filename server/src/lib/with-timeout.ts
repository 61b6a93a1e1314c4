/**
 * What `ask` answers, if it does within the time. Its signal aborts when the time is over; one that is deaf is not
 * waited for. Rejects then with a sentence.
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
