import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearPerUser, local, perUser, perTab } from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('what belongs to a person is forgotten, and nothing else', () => {
  perTab.set(`${perUser}create`, 'a wish')
  perTab.set('moonpage.gate', 'open')
  clearPerUser()
  expect([perTab.get(`${perUser}create`), perTab.get('moonpage.gate')]).toEqual([null, 'open'])
})

test('what the browser will not keep, the page does while it lasts', () => {
  vi.stubGlobal('localStorage', undefined)
  local.set('moonpage.session', 'ines')
  expect(local.get('moonpage.session')).toBe('ines')
  local.remove('moonpage.session')
  expect(local.get('moonpage.session')).toBeNull()
})

test('what fits again is kept by the browser again', () => {
  vi.stubGlobal('localStorage', undefined)
  local.set('moonpage.session', 'ines')
  vi.unstubAllGlobals()
  local.set('moonpage.session', 'zuri')
  expect([local.get('moonpage.session'), localStorage.getItem('moonpage.session')]).toEqual(['zuri', 'zuri'])
})

test('a tab that may keep nothing tells by keeping nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  perTab.set('moonpage.gate', 'open')
  clearPerUser()
  expect(perTab.get('moonpage.gate')).toBeNull()
})
