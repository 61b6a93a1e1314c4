import { RegisterInput } from '@moonpage/contract/account'
import { expect, test } from 'vitest'
import { otherUsername, suggestUsername } from './suggest-username.ts'

const isUsername = (username: string) => {
  const { error } = RegisterInput.safeParse({ username })
  return !error?.issues.some(({ path }) => path[0] === 'username')
}

test.each([
  ['Ines', 'Okafor', 'ines_okafor'],
  ['Inés', "O'Kafor", 'ines_okafor'],
  ['Mary Ann', 'Smith-Jones', 'mary_ann_smith_jones'],
  ['Łukasz', 'Groß', 'lukasz_gross'],
  ['Kaʻiulani', 'Nguyễn', 'kaiulani_nguyen'],
  ['Bo', 'Li', 'bo_li'],
  ['Ines', 'O', 'ines_7'],
  ['Юлия', 'Ким', 'ines_7'],
  ['', '', 'ines_7'],
  ['x'.repeat(60), 'y'.repeat(60), 'x'.repeat(25)],
])('%s %s: %s is suggested', (first_name, last_name, username) => {
  const suggested = suggestUsername({ first_name, last_name, email: 'ines.7@example.org' })
  expect(suggested).toBe(username)
  expect(isUsername(suggested)).toBe(true)
})

test('without Latin letters nothing is suggested', () => {
  expect(suggestUsername({ first_name: '思', last_name: '李', email: '' })).toBe('')
  expect(suggestUsername({ first_name: '', last_name: '', email: 'я@example.org' })).toBe('')
})

test('alternative usernames differ and are valid', () => {
  const others = Array.from({ length: 20 }, () => otherUsername('x'.repeat(25)))
  expect(new Set(others).size).toBeGreaterThan(10)
  for (const other of others) expect(isUsername(other)).toBe(true)
  expect(otherUsername(otherUsername('ines_okafor'))).toMatch(/^ines_okafor_\d{4}$/)
})
