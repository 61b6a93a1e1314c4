import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetMine, mine, perTab } from './storage.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('what belongs to a person is forgotten, and nothing else', () => {
  perTab.set(`${mine}create`, 'a wish')
  perTab.set('moonpage.gate', 'open')
  forgetMine()
  expect([perTab.get(`${mine}create`), perTab.get('moonpage.gate')]).toEqual([null, 'open'])
})

test('a page that is forbidden to keep anything keeps it while it lasts', () => {
  vi.stubGlobal('sessionStorage', undefined)
  perTab.set(`${mine}create`, 'a wish')
  perTab.set('moonpage.gate', 'open')
  expect(perTab.get(`${mine}create`)).toBe('a wish')
  forgetMine()
  expect([perTab.get(`${mine}create`), perTab.get('moonpage.gate')]).toEqual([null, 'open'])
  perTab.remove('moonpage.gate')
  expect(perTab.get('moonpage.gate')).toBeNull()
})

test('what fits again is kept by the browser again', () => {
  vi.stubGlobal('sessionStorage', undefined)
  perTab.set('moonpage.gate', 'ajar')
  vi.unstubAllGlobals()
  perTab.set('moonpage.gate', 'open')
  expect([perTab.get('moonpage.gate'), sessionStorage.getItem('moonpage.gate')]).toEqual(['open', 'open'])
})
