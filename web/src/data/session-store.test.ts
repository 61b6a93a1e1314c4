import type { User } from '@moonpage/contract/account'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { perUser } from '../lib/storage.ts'
import {
  currentSession,
  followOtherTabs,
  clearCredentials,
  forgetEnding,
  storeCredentials,
  storeUser,
  storedCredentials,
  lastPerson,
} from './session-store.ts'

const person = (id: string) => ({ id, first_name: id }) as User
const tokenOf = (id: string) => `header.${btoa(JSON.stringify({ sub: id }))}.signature`
const credentials = (id: string) => ({
  user: person(id),
  access_token: tokenOf(id),
  refresh_token: `refresh of ${id}`,
})

const key = 'moonpage.session'
const draft = `${perUser}create`

/** Changes the stored credentials as another tab would. */
const storeInOtherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

/** Ends the session as another tab would, which passes the reason in a storage event. */
const endInOtherTab = (why: object) => {
  localStorage.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(why) }))
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
}

let stop: () => void
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearCredentials()
  stop = followOtherTabs()
})
afterEach(() => stop())

test('a login in one tab logs in the others', () => {
  storeInOtherTab(JSON.stringify(credentials('ines')))
  expect(currentSession()).toMatchObject({ status: 'signed-in', user: { id: 'ines' } })
})

test('a logout in one tab logs out the others and clears their drafts', () => {
  storeCredentials(credentials('ines'))
  sessionStorage.setItem(draft, '{}')
  endInOtherTab({ error: null, loggedOut: true })
  expect(currentSession()).toMatchObject({ status: 'signed-out', user: null, loggedOut: true })
  expect(sessionStorage.getItem(draft)).toBeNull()
  expect(lastPerson()).toBeNull()
})

test('a session that expires in one tab passes the error to the others and keeps drafts', () => {
  storeCredentials(credentials('ines'))
  sessionStorage.setItem(draft, '{}')
  endInOtherTab({ error: 'Session expired. Please log in again.', loggedOut: false })
  expect(currentSession()).toMatchObject({
    status: 'signed-out',
    loggedOut: false,
    error: 'Session expired. Please log in again.',
  })
  expect(sessionStorage.getItem(draft)).toBe('{}')
  forgetEnding()
  expect(currentSession().error).toBeNull()
  storeCredentials(credentials('ines'))
  expect(sessionStorage.getItem(draft)).toBe('{}')
})

test('a logout leaves nothing in storage', () => {
  storeCredentials(credentials('ines'))
  clearCredentials({ loggedOut: true })
  expect(localStorage).toHaveLength(0)
})

test('another user finds no drafts after an expired session', () => {
  storeCredentials(credentials('ines'))
  sessionStorage.setItem(draft, '{}')
  clearCredentials({ error: 'Session expired. Please log in again.' })
  storeCredentials(credentials('zuri'))
  expect(sessionStorage.getItem(draft)).toBeNull()
  expect(currentSession()).toMatchObject({ status: 'signed-in', user: { id: 'zuri' }, loggedOut: true })
})

test('a visitor keeps their draft when they log in', () => {
  sessionStorage.setItem(draft, '{}')
  storeCredentials(credentials('ines'))
  expect(sessionStorage.getItem(draft)).toBe('{}')
})

test('a page restored from the back/forward cache adopts the stored session', () => {
  storeCredentials(credentials('ines'))
  localStorage.removeItem(key)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(currentSession().status).toBe('signed-in')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(currentSession()).toMatchObject({ status: 'signed-out', loggedOut: true })
})

test('a user is not stored in the session of another', () => {
  storeCredentials(credentials('zuri'))
  storeUser(person('ines'))
  expect(currentSession().user?.id).toBe('zuri')
  storeUser({ ...person('zuri'), first_name: 'Zuri' })
  expect(storedCredentials()?.user?.first_name).toBe('Zuri')
})

test('invalid stored credentials are ignored', () => {
  for (const text of ['', 'null', '7', '{', '{"access_token":1}']) {
    localStorage.setItem(key, text)
    expect(storedCredentials()).toBeNull()
  }
})
