import { expect, test } from 'vitest'
import { readClaims } from './read-claims.ts'

test('an address counts as verified only by the mark beside it', () => {
  const mark = (idToken: object, userInfo: object) => {
    const { email, isEmailVerified } = readClaims({ ...idToken }, { ...userInfo })
    return [email, isEmailVerified]
  }
  const [a, b] = ['a@example.org', 'b@example.org']
  expect(mark({}, { email: a, email_verified: true })).toEqual([a, true])
  expect(mark({ email: a, email_verified: true }, {})).toEqual([a, true])
  expect(mark({ email: a }, { email: b, email_verified: true })).toEqual([a, false])
  expect(mark({ email_verified: true }, { email: b })).toEqual([b, false])
  expect(mark({ email: a, email_verified: 'true' }, {})).toEqual([a, false])
  expect(mark({}, {})).toEqual([null, false])
})

test('names come in parts or whole', () => {
  const names = (claims: object) => {
    const { firstName, lastName } = readClaims({ ...claims }, {})
    return [firstName, lastName]
  }
  expect(names({ given_name: 'Ada', family_name: 'Byron', name: 'Countess' })).toEqual(['Ada', 'Byron'])
  expect(names({ name: ' Ada  King Byron ' })).toEqual(['Ada', 'King Byron'])
  expect(names({ name: 'Ada' })).toEqual(['Ada', null])
  expect(names({ given_name: 7 })).toEqual([null, null])
})

test('a claim of roles is a text or a list, by its name or by the path to it', () => {
  const claims = readClaims(
    { groups: ['a', 7, 'b'], role: 'c', 'https://example.org/roles': ['d'] },
    { realm_access: { roles: ['e'] }, groups: ['f'] },
  )
  expect(claims.valuesOf('groups')).toEqual(['a', 'b'])
  expect(claims.valuesOf('role')).toEqual(['c'])
  expect(claims.valuesOf('https://example.org/roles')).toEqual(['d'])
  expect(claims.valuesOf('realm_access.roles')).toEqual(['e'])
  for (const path of ['constructor.name', 'groups.length', 'realm_access', 'none', '__proto__.x'])
    expect(claims.valuesOf(path)).toEqual([])
})
