import { expect, test } from 'vitest'
import { internalPath } from './internal-path.ts'

test('keeps a path with its query and hash', () => {
  expect(internalPath('/story/7/page/3?from=shelf#end')).toBe('/story/7/page/3?from=shelf#end')
  expect(internalPath('/')).toBe('/')
  expect(internalPath('/./a/../dashboard')).toBe('/dashboard')
})

test('rejects paths that lead to another site', () => {
  const external = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:1',
  ]
  expect(external.map(internalPath)).toEqual(external.map(() => null))
  expect([undefined, null, 7, '', 'dashboard'].map(internalPath)).toEqual([null, null, null, null, null])
})
