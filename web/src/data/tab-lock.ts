import { delay } from '../lib/delay.ts'
import { local } from '../lib/storage.ts'

/** Longer than any request may take. */
const leaseMs = 35_000

/** Over plain HTTP on a home network there is no navigator.locks; a lease in localStorage stands in. */
const withLease = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const key = `moonpage.lock.${name}`
  const mine = `${Math.random().toString(36).slice(2)} ${Date.now() + leaseMs}`
  const isFree = () => Number(local.get(key)?.split(' ')[1] ?? 0) < Date.now()
  const take = async () => {
    while (!isFree()) await delay(50)
    local.set(key, mine)
    // Two tabs may write at once, on a slow machine not quite: the last one to write has it.
    await delay(150 + Math.random() * 50)
    return local.get(key) ?? mine
  }
  while ((await take()) !== mine);
  try {
    return await work()
  } finally {
    if (local.get(key) === mine) local.remove(key)
  }
}

/** Runs `work` in one tab of this browser at a time. */
export const withTabLock = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return withLease(name, work)
  let isMine = false
  const patience = { signal: AbortSignal.timeout(leaseMs) }
  try {
    return await locks.request(`moonpage.${name}`, patience, () => {
      isMine = true
      return work()
    })
  } catch (error) {
    if (isMine) throw error
    // The tab that has it was put to sleep, as phones do. It has had longer than a request may take.
    return work()
  }
}
