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
