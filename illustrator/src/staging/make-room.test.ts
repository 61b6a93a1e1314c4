import {
  poses,
  type CastMember,
  type CharacterSheet,
  type Framing,
  type Scene,
} from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { sheet } from '../testing-acts.ts'
import { random } from '../random.ts'
import { facingOf } from './line-up.ts'
import { crowding, makeRoom } from './make-room.ts'
import { placeCast } from './place-cast.ts'
import { headOf, playersOf } from './players.ts'
import { canCarry, sortThings } from './things.ts'

const pairs = [
  ['fox', 'mouse'],
  ['mouse', 'elephant'],
  ['owl', 'child'],
  ['unicorn', 'cat'],
  ['dragon', 'rabbit'],
  ['turtle', 'penguin'],
] as const

const stage = { ground: 1030, room: { left: 100, right: 1500 }, swims: false }

/** Stages a scene of two or three on bare ground. Returns by how many canvas units each pair of neighbors is too close. */
function overlaps(
  cast: readonly CharacterSheet[],
  members: CastMember[],
  framing: Framing,
  props: Scene['props'],
) {
  const scene: Scene = {
    setting: 'forest',
    place: 'forest-clearing',
    time: 'dusk',
    light: 'sky',
    framing,
    cast: members,
    props,
    text_area: 'none',
  }
  const hugs = members.some(({ pose }) => pose === 'hug')
  const things = sortThings(
    scene,
    (_, prop) => !hugs && members[0]?.pose !== 'sleep' && canCarry(cast[0]!.species, prop),
    false,
  )
  const staging = placeCast(scene, playersOf(scene, cast), things, stage, random('room'))
  const placed = staging.placed.map((one) => {
    const other = staging.placed.find(({ member }) => member.who === one.member.looks_at)
    return { ...one, facing: facingOf(one, other ? headOf(other) : null, 800, staging.dir) }
  })
  const roomy = makeRoom({ ...staging, placed }, stage, things.held)
  const line = roomy.placed.toSorted((a, b) => headOf(a).x - headOf(b).x)
  const held = (one: (typeof line)[number]) => things.held.get(one.member.who) ?? null
  return line.slice(1).map((right, at) => crowding(line[at]!, right, held))
}

test.each(['medium', 'close-up'] as const)(
  '%s, two figures: no hand, arm or prop of one covers the face of the other',
  (framing) => {
    const covered: string[] = []
    for (const [a, b] of pairs)
      for (const pose of poses)
        for (const other of poses)
          for (const props of [[], [{ prop: 'teddy', where: 'held' }]] as Scene['props'][]) {
            const cast = [sheet('hero', a), sheet('companion', b)]
            const most = overlaps(
              cast,
              [
                { who: 'hero', pose, expression: 'joy', looks_at: 'companion' },
                { who: 'companion', pose: other, expression: 'joy', looks_at: 'hero' },
              ],
              framing,
              props,
            )
            if (most.some((lack) => lack > 1))
              covered.push(`${a} ${pose}, ${b} ${other}: ${most.map(Math.round).join()}`)
          }
    expect(covered).toEqual([])
  },
)

test('three figures: no hand, arm or prop of one covers the face of another', () => {
  const cast = [sheet('hero', 'fox'), sheet('companion', 'mouse'), sheet('helper', 'bear')]
  for (const pose of poses) {
    const lacks = overlaps(
      cast,
      [
        { who: 'hero', pose, expression: 'joy', looks_at: 'helper' },
        { who: 'companion', pose: 'cheer', expression: 'joy', looks_at: 'hero' },
        { who: 'helper', pose: 'wave', expression: 'joy', looks_at: 'hero' },
      ],
      'medium',
      [],
    )
    for (const lack of lacks) expect(lack, pose).toBeLessThanOrEqual(1)
  }
})
