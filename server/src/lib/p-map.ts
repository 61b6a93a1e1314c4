/** Works through a list with at most `width` at once, in order; stops at the first that throws. */
export async function pMap<T>(
  width: number,
  list: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = list.values()
  let failed = false
  const lane = async () => {
    for (const item of waiting) {
      if (failed) return
      try {
        await work(item)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, width) }, lane))
}
