import { withTabLock } from '../../data/tab-lock.ts'
import { local } from '../../lib/storage.ts'

const key = 'moonpage.rung'
const limit = 50

/** Whether no tab of this browser has shown this notification yet. The first call for an id returns true. */
export const isFirstToNotify = (id: string): Promise<boolean> =>
  withTabLock('ring', async () => {
    const notified = local.get(key)?.split(' ') ?? []
    if (notified.includes(id)) return false
    local.set(key, [...notified, id].slice(-limit).join(' '))
    return true
  })
