/**
 * Coalesces calls of `work`: calls while it runs result in one more run afterwards, so that the last state is always
 * seen.
 */
export const coalesce = (work: () => Promise<unknown>): (() => void) => {
  let running = false
  let again = false
  const run = async () => {
    if (running) {
      again = true
      return
    }
    running = true
    do {
      again = false
      await work().catch(() => {})
    } while (again)
    running = false
  }
  return () => void run()
}
