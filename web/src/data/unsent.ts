import { local, perUser } from '../lib/storage.ts'

/** Goes with the takes at a logout. */
const key = `${perUser}unsent`

/** Whether this browser has pages that were recorded for the account and not sent. Cheap to ask: the takes have a store of their own. */
export const hasUnsentTakes = (): boolean => local.get(key) !== null

export const noteUnsentTakes = (has: boolean): void => (has ? local.set(key, 'yes') : local.remove(key))
