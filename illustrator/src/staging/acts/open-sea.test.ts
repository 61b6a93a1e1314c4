import type { Scene, SceneAct } from '@moonpage/storyteller/scene'
import { expect, it } from 'vitest'
import { isBoatless } from './open-sea.ts'

const cast = [
  { who: 'hero', species: 'child' },
  { who: 'companion', species: 'whale' },
] as const

const isFree = (acts: Scene['acts'], things: Scene['things'] = []): boolean =>
  isBoatless(
    { place: 'open-sea', acts, things, cast: cast.map(({ who }) => ({ who })) } as unknown as Scene,
    cast,
  )
const swims: SceneAct = { who: 'hero', does: 'swims', how: [], feels: null }
const sits = (by: 'in' | 'on', what: string): SceneAct => ({
  who: 'hero',
  does: 'sits',
  how: [{ by, what }],
  feels: null,
})

it('out at sea there is a boat unless all swim, are on a raft, or on the back of one who swims', () => {
  expect(isFree([swims])).toBe(true)
  expect(isFree([sits('on', 'companion')])).toBe(true)
  expect(isFree([sits('on', 'raft')], [{ id: 'raft', name: 'the raft', prop: 'raft', count: 1 }])).toBe(true)
  expect(isFree([sits('in', 'boat')], [{ id: 'boat', name: 'the boat', prop: 'boat', count: 1 }])).toBe(false)
  expect(isFree([{ ...swims, does: 'walks' }])).toBe(false)
})
