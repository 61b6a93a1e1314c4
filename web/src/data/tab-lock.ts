/** Longer than the request timeout. */
const patienceMs = 35_000

/** Runs `work` in one tab of this browser at a time. */
export const withTabLock = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return (await import('./tab-lease.ts')).withLease(name, work)
  let isMine = false
  const options = { signal: AbortSignal.timeout(patienceMs) }
  try {
    return await locks.request(`moonpage.${name}`, options, () => {
      isMine = true
      return work()
    })
  } catch (error) {
    if (isMine) throw error
    // The tab with the lock was suspended, as on phones; its request has timed out by now.
    return work()
  }
}
