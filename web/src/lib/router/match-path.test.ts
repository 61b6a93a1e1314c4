import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test.each([
  ['/', '/', {}],
  ['/', '/public', null],
  ['/public', '/public', {}],
  ['/public', '/public/', {}],
  ['/public', '/Public', {}],
  ['/public', '/publicly', null],
  ['/public', '/public/story', null],
  ['/story/:id', '/story/owl', { id: 'owl' }],
  ['/story/:id', '/story/', null],
  ['/story/:id', '/story/an%20owl%2Ffox', { id: 'an owl/fox' }],
  ['/story/:id', '/story/100%', { id: '100%' }],
  ['/story/:id/page/:number', '/story/owl/page/3', { id: 'owl', number: '3' }],
  ['/story/:id/page/:number', '/story/owl/page', null],
  ['/admin/:tab?', '/admin', { tab: undefined }],
  ['/admin/:tab?', '/admin/users', { tab: 'users' }],
  ['/admin/:tab?', '/admin/users/7', null],
  ['/a.b', '/aXb', null],
])('%s matched with %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params)
})
