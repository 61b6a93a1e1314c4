import { withTabLock } from '../../data/tab-lock.ts'
import { local } from '../../lib/storage.ts'

const key = 'moonpage.rung'
const remembered = 50

/** Whether no tab of this browser has rung for this notification before; asked once, it has. */
export const isFirstToNotify = (id: string): Promise<boolean> =>
  withTabLock('ring', async () => {
    const rung = local.get(key)?.split(' ') ?? []
    if (rung.includes(id)) return false
    local.set(key, [...rung, id].slice(-remembered).join(' '))
    return true
  })
