import type { User } from '@moonpage/contract/account'
import { useSyncExternalStore } from 'react'
import { clearPerUser, local, perUser, perTab } from '../lib/storage.ts'
import { personOf } from '../lib/token-claims.ts'

export type Credentials = { user: User | null; access_token: string; refresh_token: string }

/** Why a session ended. */
type Ending = {
  /** What is said of it, when nobody asked for it. */
  error: string | null
  /** Somebody pressed Logout, here or in another tab: whatever is on the screen, the way leads home. */
  left: boolean
}

export type Session = Ending & {
  status: 'checking' | 'signed-in' | 'signed-out'
  user: User | null
  /** The server has not heard of the last logout here. */
  isUntold: boolean
}

const key = 'moonpage.session'
/** Whose the unfinished things in this tab are. */
const ownerKey = `${perUser}owner`
const noEnding: Ending = { error: null, left: false }

let session: Session = { ...noEnding, status: 'checking', user: null, isUntold: false }
const listeners = new Set<() => void>()

const tell = (change: Partial<Session>) => {
  session = { ...session, ...change }
  for (const listener of listeners) listener()
}

/** Who was signed in last in this tab, until they leave: their session may have ended by itself meanwhile. */
export const lastPerson = (): string | null => perTab.get(ownerKey)

const become = (user: User | null, status: 'signed-in' | 'signed-out', ending: Ending = noEnding) => {
  const owner = lastPerson()
  const left = ending.left || (user !== null && owner !== null && owner !== user.id)
  if (left) clearPerUser()
  if (user) perTab.set(ownerKey, user.id)
  tell({ status, user, error: ending.error, left, isUntold: false })
}

export const currentSession = (): Session => session

/** What this browser keeps, read anew each time: another tab may have traded the tokens. */
export const storedCredentials = (): Credentials | null => {
  const { access_token, refresh_token, user = null } = read<Credentials>(local.get(key))
  return typeof access_token === 'string' && typeof refresh_token === 'string'
    ? { user, access_token, refresh_token }
    : null
}

const read = <T>(text: string | null): Partial<T> => {
  try {
    return (JSON.parse(text ?? '{}') as Partial<T> | null) ?? {}
  } catch {
    return {}
  }
}

/**
 * Takes what is kept as it is: after another tab changed it, or when a check at the start took too long.
 * @param ending why, should nothing be kept any more
 */
export const adoptStored = (ending?: Ending): void => {
  const kept = storedCredentials()
  if (kept) become(kept.user, 'signed-in')
  else become(null, 'signed-out', ending)
}

export const storeCredentials = (credentials: Credentials): void => {
  local.set(key, JSON.stringify(credentials))
  become(credentials.user, 'signed-in')
}

/** Takes what the server says of the person who is signed in; of anyone else it is no longer of interest. */
export const storeUser = (user: User): void => {
  const kept = storedCredentials()
  if (kept && (personOf(kept.access_token) ?? user.id) === user.id) storeCredentials({ ...kept, user })
}

export const clearCredentials = (why: Partial<Ending> = {}): void => {
  const ending = { ...noEnding, ...why }
  // The other tabs are told in passing why it ended.
  local.set(key, JSON.stringify(ending))
  local.remove(key)
  become(null, 'signed-out', ending)
}

export const notePendingLogout = (): void => tell({ isUntold: true })

/** Once the person has been told why it ended, and led on. */
export const forgetEnding = (): void => {
  if (session.error !== null || session.left) tell(noEnding)
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps this tab in step with the others: a logout in one logs out all. */
export const followOtherTabs = (): (() => void) => {
  const adopt = ({ error = null, left = false }: Partial<Ending>) => {
    // Why it ended was told already, by the change before this one.
    if (session.status !== 'signed-out' || storedCredentials()) adoptStored({ error, left })
  }
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) adopt(read<Ending>(event.newValue))
  }
  // A page that the browser had put aside was told nothing.
  const wake = ({ persisted }: PageTransitionEvent) => persisted && adopt({ left: true })
  addEventListener('storage', follow)
  addEventListener('pageshow', wake)
  return () => {
    removeEventListener('storage', follow)
    removeEventListener('pageshow', wake)
  }
}

export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, currentSession)
