import type { User } from '@moonpage/contract/account'
import { useSyncExternalStore } from 'react'
import { local } from '../lib/storage.ts'

export type Credentials = { user: User | null; access_token: string; refresh_token: string }

export type Session = {
  status: 'checking' | 'signed-in' | 'signed-out'
  user: User | null
  /** Why the session ended, when nobody asked for it. */
  error: string | null
  /** Signed out by pressing Logout in this tab: then the way leads home and not to the login form. */
  left: boolean
}

const key = 'moonpage.session'
const signedOut: Session = { status: 'signed-out', user: null, error: null, left: false }

let session: Session = { ...signedOut, status: 'checking' }
const listeners = new Set<() => void>()

const become = (next: Session) => {
  session = next
  for (const listener of listeners) listener()
}

export const currentSession = (): Session => session

/** What this browser keeps, read anew each time: another tab may have traded the tokens. */
export const keptCredentials = (): Credentials | null => {
  try {
    const kept = JSON.parse(local.get(key) ?? 'null') as Partial<Credentials> | null
    const { access_token, refresh_token, user = null } = kept ?? {}
    return typeof access_token === 'string' && typeof refresh_token === 'string'
      ? { user, access_token, refresh_token }
      : null
  } catch {
    return null
  }
}

/** Takes what is kept as it is: after another tab changed it, or when a check at the start took too long. */
export const adoptKept = (): void => {
  const kept = keptCredentials()
  become(kept ? { ...signedOut, status: 'signed-in', user: kept.user } : signedOut)
}

export const keepCredentials = (credentials: Credentials): void => {
  local.set(key, JSON.stringify(credentials))
  become({ ...signedOut, status: 'signed-in', user: credentials.user })
}

export const forgetCredentials = (why: { error?: string; left?: boolean } = {}): void => {
  local.remove(key)
  become({ ...signedOut, ...why })
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps this tab in step with the others: a logout in one logs out all. */
export const followOtherTabs = (): (() => void) => {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) adoptKept()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession)
