import { expect, test } from 'vitest'
import type { Scene, Thing } from '@moonpage/storyteller/scene'
import { act } from '../../testing-acts.ts'
import { withFillings } from './fillings.ts'

const soup: Thing = { id: 'soup', name: 'the soup', prop: 'soup-pot', filling: 'soup', loose: true, count: 1 }
const milk: Thing = { id: 'milk', name: 'the milk', prop: 'cup', filling: 'milk', loose: true, count: 1 }
const pot: Thing = { id: 'pot', name: 'the pot', prop: 'soup-pot', count: 1 }
const bowl: Thing = { id: 'bowl', name: 'the bowl', prop: 'bowl', count: 1 }
const acorns: Thing = { id: 'acorns', name: 'the acorns', prop: 'acorn', count: 5 }
const sack: Thing = { id: 'sack', name: 'the sack', prop: 'sack', count: 1 }

const filled = (line: string, ...things: Thing[]) => {
  const scene = { acts: [act(line)], things } as unknown as Scene
  const { acts, things: all = [] } = withFillings(scene)
  const seen = all.map(({ id, prop, filling, state }) => [id, prop, filling, state].filter(Boolean).join(' '))
  return [acts![0]!.how.map(({ by, what }) => `${by} ${what}`).join(', '), ...seen]
}

test.each([
  // One pot, and both have soup in them.
  [
    'hero pours what soup from pot in bowl',
    [soup, pot, bowl],
    ['what pot, in bowl', 'pot soup-pot soup', 'bowl bowl soup half-full'],
  ],
  [
    'hero pours what milk in bowl',
    [milk, bowl],
    ['what milk, in bowl', 'milk jug milk', 'bowl bowl milk half-full'],
  ],
  [
    'hero pours from pot in bowl',
    [pot, bowl],
    ['what pot, in bowl', 'pot soup-pot soup', 'bowl bowl soup half-full'],
  ],
  [
    'hero pours in sack with acorns',
    [sack, acorns],
    ['what acorns, in sack', 'sack sack acorn half-full', 'acorns acorn'],
  ],
  ['hero drinks what milk from bowl', [milk, bowl], ['what bowl', 'bowl bowl milk']],
  [
    'hero stirs what soup',
    [soup],
    ['what soup, with spoon of hero', 'soup soup-pot soup', 'spoon of hero spoon'],
  ],
  ['soup lies in bowl', [soup, bowl], ['', 'bowl bowl soup']],
] as const)('%s', (line, things, seen) => {
  expect(filled(line, ...things)).toEqual(seen)
})
