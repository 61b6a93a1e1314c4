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

/** What another tab does to what both keep, as this one hears of it. */
const elsewhere = (value: string | null) => {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

/** Another tab forgets: it says why in passing. */
const endsElsewhere = (why: object) => {
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

test('a login in one tab signs in the others', () => {
  elsewhere(JSON.stringify(credentials('ines')))
  expect(currentSession()).toMatchObject({ status: 'signed-in', user: { id: 'ines' } })
})

test('a logout in one tab logs out the others, leads them home and forgets what was begun there', () => {
  storeCredentials(credentials('ines'))
  sessionStorage.setItem(draft, '{}')
  endsElsewhere({ error: null, left: true })
  expect(currentSession()).toMatchObject({ status: 'signed-out', user: null, left: true })
  expect(sessionStorage.getItem(draft)).toBeNull()
  expect(lastPerson()).toBeNull()
})

test('a session that ended in one tab says why in the others, and keeps what was begun', () => {
  storeCredentials(credentials('ines'))
  sessionStorage.setItem(draft, '{}')
  endsElsewhere({ error: 'Session expired. Please log in again.', left: false })
  expect(currentSession()).toMatchObject({
    status: 'signed-out',
    left: false,
    error: 'Session expired. Please log in again.',
  })
  expect(sessionStorage.getItem(draft)).toBe('{}')
  forgetEnding()
  expect(currentSession().error).toBeNull()
  storeCredentials(credentials('ines'))
  expect(sessionStorage.getItem(draft)).toBe('{}')
})

test('why one session ended is told by the tab that ends it, without a trace', () => {
  storeCredentials(credentials('ines'))
  clearCredentials({ left: true })
  expect(localStorage).toHaveLength(0)
})

test('the next person finds nothing of one whose session ended by itself', () => {
  storeCredentials(credentials('ines'))
  sessionStorage.setItem(draft, '{}')
  clearCredentials({ error: 'Session expired. Please log in again.' })
  storeCredentials(credentials('zuri'))
  expect(sessionStorage.getItem(draft)).toBeNull()
  expect(currentSession()).toMatchObject({ status: 'signed-in', user: { id: 'zuri' }, left: true })
})

test('what a visitor began is theirs when they sign in', () => {
  sessionStorage.setItem(draft, '{}')
  storeCredentials(credentials('ines'))
  expect(sessionStorage.getItem(draft)).toBe('{}')
})

test('a page that the browser had put aside wakes up as what is kept now', () => {
  storeCredentials(credentials('ines'))
  localStorage.removeItem(key)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(currentSession().status).toBe('signed-in')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(currentSession()).toMatchObject({ status: 'signed-out', left: true })
})

test('what the server says of one person is not kept as another', () => {
  storeCredentials(credentials('zuri'))
  storeUser(person('ines'))
  expect(currentSession().user?.id).toBe('zuri')
  storeUser({ ...person('zuri'), first_name: 'Zuri' })
  expect(storedCredentials()?.user?.first_name).toBe('Zuri')
})

test('what cannot be read is nobody', () => {
  for (const text of ['', 'null', '7', '{', '{"access_token":1}']) {
    localStorage.setItem(key, text)
    expect(storedCredentials()).toBeNull()
  }
})
