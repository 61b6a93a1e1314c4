import { local } from './storage.ts'

const key = 'moonpage.returning-visitor'

/** Whether somebody has logged in with this browser before. Newcomers are offered signing up first. */
export const isReturningVisitor = (): boolean => local.get(key) !== null
export const markReturningVisitor = (): void => local.set(key, '1')
