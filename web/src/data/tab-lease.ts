import { delay } from '../lib/delay.ts'
import { local } from '../lib/storage.ts'

/** Longer than the request timeout. */
const leaseMs = 35_000

/** Runs `work` in one tab at a time with a lease in localStorage: navigator.locks does not exist over plain HTTP. */
export const withLease = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const key = `moonpage.lock.${name}`
  const mine = `${Math.random().toString(36).slice(2)} ${Date.now() + leaseMs}`
  const isFree = () => Number(local.get(key)?.split(' ')[1] ?? 0) < Date.now()
  const acquire = async () => {
    while (!isFree()) await delay(50)
    local.set(key, mine)
    // If two tabs write at about the same time, the last one has the lease.
    await delay(150 + Math.random() * 50)
    return local.get(key) ?? mine
  }
  while ((await acquire()) !== mine);
  try {
    return await work()
  } finally {
    if (local.get(key) === mine) local.remove(key)
  }
}
