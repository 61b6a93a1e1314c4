import type { Thing } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { composeActs, testCasts } from '../../testing-acts.ts'
import type { Placed } from '../players.ts'

const goose: Thing = { id: 'goose', name: 'a goose', prop: null, species: 'penguin', kin: 'goose', count: 1 }

const figuresOf = (lines: readonly string[], things: Thing[] = [goose]): Placed[] =>
  composeActs(lines, testCasts[0], { things }).layers.flatMap((layer) =>
    layer.kind === 'figure' ? [layer.figure] : [],
  )

const gooseIn = (lines: readonly string[], things?: Thing[]): Placed =>
  figuresOf(lines, things).find(({ sheet }) => sheet.kin === 'goose')!

test.each([
  ['goose shouts at hero', 'shout'],
  ['goose points at hero', 'point'],
  ['goose runs from hero', 'run'],
  ['goose flies over hero', 'fly'],
])('who is no figure of the book does what the line says: %s', (line, name) => {
  expect(gooseIn([line, 'hero looks at goose']).action?.act?.name).toBe(name)
})

test('a walk-on is turned to whom it acts on', () => {
  const figures = figuresOf(['goose shouts at hero'])
  const hero = figures.find(({ sheet }) => sheet.who === 'hero')!
  const walkOn = figures.find(({ sheet }) => sheet.kin === 'goose')!
  expect(walkOn.facing).toBe(walkOn.x < hero.x ? 'right' : 'left')
})

test('a walk-on is as large as its kind, and smaller where the line says so', () => {
  const own = gooseIn(['goose points at hero'])
  const small = gooseIn(['goose points at hero'], [{ ...goose, state: 'small' }])
  expect(own.size).toBeGreaterThan(0.9)
  expect(small.size).toBeLessThan(0.7)
})

const lambs: Thing = { id: 'lambs', name: 'lambs', prop: null, species: 'fox', kin: 'sheep', count: 5 }
const lambsIn = (lines: readonly string[]): Placed[] =>
  figuresOf(lines, [lambs]).filter(({ sheet }) => sheet.kin === 'sheep')

test('each of a group does what the group does, turned to whom it is about', () => {
  const figures = figuresOf(['lambs laughs at hero'], [lambs])
  const hero = figures.find(({ sheet }) => sheet.who === 'hero')!
  const group = figures.filter(({ sheet }) => sheet.kin === 'sheep')
  expect(group).toHaveLength(5)
  for (const one of group) {
    expect(one.action?.act?.name).toBe('laugh')
    expect(one.facing).toBe(hero.x > one.x ? 'right' : 'left')
  }
})

test('a group that goes somewhere goes one after the other', () => {
  const line = lambsIn(['lambs walks behind hero']).toSorted((a, b) => a.x - b.x)
  for (const [i, one] of line.slice(1).entries()) {
    expect(Math.abs(one.y - line[i]!.y)).toBeLessThan(16)
    expect(one.x - line[i]!.x).toBeGreaterThan(40)
  }
})
