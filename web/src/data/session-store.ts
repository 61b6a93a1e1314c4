import type { User } from '@moonpage/contract/account'
import { useSyncExternalStore } from 'react'
import { clearPerUser, local, perUser, perTab } from '../lib/storage.ts'
import { personOf } from '../lib/token-claims.ts'

export type Credentials = { user: User | null; access_token: string; refresh_token: string }

/** Why a session ended. */
type Ending = {
  /** The error to show; null after a logout. */
  error: string | null
  /** The user logged out, here or in another tab: the app goes to the home page. */
  loggedOut: boolean
}

export type Session = Ending & {
  status: 'checking' | 'signed-in' | 'signed-out'
  user: User | null
  /** The last logout has not reached the server yet. */
  hasPendingLogout: boolean
}

const key = 'moonpage.session'
/** Id of the user who owns the drafts in this tab. */
const ownerKey = `${perUser}owner`
const noEnding: Ending = { error: null, loggedOut: false }

let session: Session = { ...noEnding, status: 'checking', user: null, hasPendingLogout: false }
const listeners = new Set<() => void>()

const update = (change: Partial<Session>) => {
  session = { ...session, ...change }
  for (const listener of listeners) listener()
}

/** The last user in this tab, until they log out; also after their session has expired. */
export const lastPerson = (): string | null => perTab.get(ownerKey)

const setUser = (user: User | null, status: 'signed-in' | 'signed-out', ending: Ending = noEnding) => {
  const owner = lastPerson()
  const loggedOut = ending.loggedOut || (user !== null && owner !== null && owner !== user.id)
  if (loggedOut) clearPerUser()
  if (user) perTab.set(ownerKey, user.id)
  update({ status, user, error: ending.error, loggedOut, hasPendingLogout: false })
}

export const currentSession = (): Session => session

/** Read from storage each time: another tab may have refreshed the tokens. */
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
 * Adopts the stored credentials: after another tab changed them, or when the check at the start timed out.
 * @param ending why the session ended, if there are none
 */
export const adoptStored = (ending?: Ending): void => {
  const stored = storedCredentials()
  if (stored) setUser(stored.user, 'signed-in')
  else setUser(null, 'signed-out', ending)
}

export const storeCredentials = (credentials: Credentials): void => {
  local.set(key, JSON.stringify(credentials))
  setUser(credentials.user, 'signed-in')
}

/** Stores the user if they are still the one who is logged in. */
export const storeUser = (user: User): void => {
  const stored = storedCredentials()
  if (stored && (personOf(stored.access_token) ?? user.id) === user.id) storeCredentials({ ...stored, user })
}

export const clearCredentials = (why: Partial<Ending> = {}): void => {
  const ending = { ...noEnding, ...why }
  // Other tabs get the reason from this short-lived value.
  local.set(key, JSON.stringify(ending))
  local.remove(key)
  setUser(null, 'signed-out', ending)
}

export const notePendingLogout = (): void => update({ hasPendingLogout: true })

/** Call this once the user has seen the error, and was redirected. */
export const forgetEnding = (): void => {
  if (session.error !== null || session.loggedOut) update(noEnding)
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Synchronizes this tab with the others: a logout in one logs out all. */
export const followOtherTabs = (): (() => void) => {
  const adopt = ({ error = null, loggedOut = false }: Partial<Ending>) => {
    // The event before this one already gave the reason.
    if (session.status !== 'signed-out' || storedCredentials()) adoptStored({ error, loggedOut })
  }
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) adopt(read<Ending>(event.newValue))
  }
  // A page restored from the back/forward cache got no storage events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && adopt({ loggedOut: true })
  addEventListener('storage', follow)
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('storage', follow)
    removeEventListener('pageshow', onPageShow)
  }
}

export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, currentSession)

/** The child in whose view this browser's session is; undefined if it is none. Known before the session is checked. */
export const useChildInView = (): User['child_view'] => {
  useSession()
  return storedCredentials()?.user?.child_view
}

/**
 * Whether somebody may make, change, share and delete stories and characters: visitors, who log in for it, and parents,
 * but not the readers of a family. In this file because a file of its own would bring the reader's chunk to every page.
 * @param user null for visitors
 */
export const canMakeStories = (user: Pick<User, 'family_role'> | null): boolean =>
  user?.family_role !== 'reader'
