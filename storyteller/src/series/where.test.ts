import { expect, test } from 'vitest'
import type { KnownFact } from './fact.ts'
import { factsAtHand, factsInForce, homeOf, whereNow, whereOf } from './where.ts'

const fact = (change: Partial<KnownFact> & Pick<KnownFact, 'kind'>): KnownFact => ({
  id: '',
  text: '',
  later: '',
  book: 1,
  used: null,
  ...change,
})
const bell = (change: Partial<KnownFact> = {}) =>
  fact({ kind: 'thing', thing: { noun: 'little bell', prop: 'bell' }, ...change })
const odo = (change: Partial<KnownFact> = {}) =>
  fact({ kind: 'friend', friend: { name: 'Odo', species: 'bear', sheet: null }, ...change })

test('tales say where their friends live, and keep their things; facts of earlier versions say nothing', () => {
  expect([odo({ home: 'far' }), odo({ home: 'near' }), odo()].map(whereOf)).toEqual([
    'away',
    'here',
    undefined,
  ])
  expect([bell({ tale: 'knock' }), bell()].map(whereOf)).toEqual(['here', undefined])
  expect([bell({ where: 'gone', tale: 'knock' }), odo({ where: 'here', home: 'far' })].map(whereOf)).toEqual([
    'gone',
    'here',
  ])
  expect([odo({ where: 'away' }), odo({ where: 'gone' }), odo({ home: 'near' })].map(homeOf)).toEqual([
    'far',
    undefined,
    'near',
  ])
})

test('the newest book decides where something is, in whatever order facts are read', () => {
  const had = bell({ where: 'here' })
  const given = bell({ where: 'gone', book: 3, thing: { noun: 'bell', prop: 'bell' } })
  for (const facts of [
    [had, given],
    [given, had],
  ]) {
    expect(whereNow(facts)(had)).toBe('gone')
    expect(factsInForce(facts)).toEqual([given])
    expect(factsAtHand(facts)).toEqual([])
  }
  const back = bell({ where: 'here', book: 4 })
  expect(factsAtHand([had, given, back])).toEqual([had, given, back])
})

test('friends who live far are at hand for tales, and who has gone for good is not', () => {
  const joke = fact({ kind: 'joke', text: '“Not yet,” they say.' })
  expect(factsAtHand([odo({ where: 'away' }), joke])).toHaveLength(2)
  expect(factsAtHand([odo({ where: 'here' }), odo({ where: 'gone', book: 2 }), joke])).toEqual([joke])
})
