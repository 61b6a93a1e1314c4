import { local } from './storage.ts'

const key = 'moonpage.been-here'

/** Somebody has logged in with this browser before: to a newcomer, signing up comes first. */
export const hasBeenHere = (): boolean => local.get(key) !== null
export const noteBeenHere = (): void => local.set(key, '1')
