/**
 * Runs `work` one at a time: however often it is asked for while it runs, it runs once more afterwards, so
 * that the last state is always seen and a burst costs two runs.
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
