import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearPerUser, local, perUser, perTab } from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('clears only the data of the user', () => {
  perTab.set(`${perUser}create`, 'a wish')
  perTab.set('moonpage.gate', 'open')
  clearPerUser()
  expect([perTab.get(`${perUser}create`), perTab.get('moonpage.gate')]).toEqual([null, 'open'])
})

test('without local storage, values are kept in memory', () => {
  vi.stubGlobal('localStorage', undefined)
  local.set('moonpage.session', 'ines')
  expect(local.get('moonpage.session')).toBe('ines')
  local.remove('moonpage.session')
  expect(local.get('moonpage.session')).toBeNull()
})

test('stores in local storage again once it works', () => {
  vi.stubGlobal('localStorage', undefined)
  local.set('moonpage.session', 'ines')
  vi.unstubAllGlobals()
  local.set('moonpage.session', 'zuri')
  expect([local.get('moonpage.session'), localStorage.getItem('moonpage.session')]).toEqual(['zuri', 'zuri'])
})

test('without session storage, values are not kept', () => {
  vi.stubGlobal('sessionStorage', undefined)
  perTab.set('moonpage.gate', 'open')
  clearPerUser()
  expect(perTab.get('moonpage.gate')).toBeNull()
})
