import { local } from './storage.ts'

const key = 'moonpage.returning-visitor'

/** Somebody has logged in with this browser before: to a newcomer, signing up comes first. */
export const isReturningVisitor = (): boolean => local.get(key) !== null
export const markReturningVisitor = (): void => local.set(key, '1')
