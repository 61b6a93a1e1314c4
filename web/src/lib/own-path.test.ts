import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('keeps a path with its query and hash', () => {
  expect(ownPath('/story/7/page/3?from=shelf#end')).toBe('/story/7/page/3?from=shelf#end')
  expect(ownPath('/')).toBe('/')
  expect(ownPath('/./a/../dashboard')).toBe('/dashboard')
})

test('takes nothing that leads elsewhere', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:1',
  ]
  expect(elsewhere.map(ownPath)).toEqual(elsewhere.map(() => null))
  expect([undefined, null, 7, '', 'dashboard'].map(ownPath)).toEqual([null, null, null, null, null])
})
