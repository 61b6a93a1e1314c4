import type { SceneAct } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, sheet } from '../../testing-acts.ts'
import type { Placed } from '../players.ts'
import { withQuilts } from './tucked-in.ts'

const kinds = ['child', 'mouse', 'bear', 'owl', 'cat', 'unicorn'] as const
const roles = ['hero', 'companion', 'helper', 'subject'] as const
const indoors = { setting: 'bedroom', place: 'indoors' } as const
const cast = (from: number, all: number) =>
  roles.slice(0, all).map((who, at) => sheet(who, kinds[(from + at) % kinds.length]!))

/** The radius of a face. */
const radius = ({ scale }: Placed) => 62 * scale

test('two, three and four lie in one bed that is seen from the side, each head over its quilt and before no other', () => {
  for (const all of [1, 2, 3, 4])
    for (const from of [0, 2, 4]) {
      const lines = roles.slice(0, all).map((who, at) => `${who} ${at % 2 ? 'sleeps' : 'lies'} in bed`)
      const composition = composeActs(lines, cast(from, all), indoors)
      const bed = boxIn(composition, 'bed')
      const heads = roles.slice(0, all).map((who) => placedOf(composition, who))
      for (const head of heads) {
        expect(head.inBed).toBe(true)
        expect(head.x > bed.left && head.x < bed.right).toBe(true)
        expect(head.y > bed.top - radius(head) && head.y < (bed.top + bed.bottom) / 2).toBe(true)
      }
      heads.slice(1).forEach((head, at) => {
        const other = heads[at]!
        const apart = Math.hypot(head.x - other.x, head.y - other.y)
        expect(apart, `${all} from ${kinds[from]}`).toBeGreaterThan(0.85 * (radius(head) + radius(other)))
      })
    }
})

test('who hides under the blanket in a bed has the quilt higher than who sleeps there, and no other blanket', () => {
  const sleeper = placedOf(composeActs(['hero sleeps in bed'], cast(0, 1), indoors), 'hero')
  const lines = ['hero hides under blanket']
  const acts: SceneAct[] = [
    {
      who: 'hero',
      does: 'hides',
      how: [
        { by: 'under', what: 'blanket' },
        { by: 'in', what: 'bed' },
      ],
      feels: null,
    },
  ]
  const things = (['blanket', 'bed'] as const).map((prop) => ({
    id: prop,
    name: `the ${prop}`,
    prop,
    count: 1,
  }))
  const hiding = composeActs(lines, cast(0, 1), { ...indoors, acts, things })
  const hider = placedOf(hiding, 'hero')
  expect(hider.inBed).toBe(true)
  expect(hider.y).toBeGreaterThan(sleeper.y + 10 * sleeper.scale)
  expect(hiding.parts.map(({ id }) => id)).not.toContain('blanket')
})

test('who lies under a blanket where others sleep lies in the bed', () => {
  for (const kind of ['elephant', 'child', 'penguin'] as const) {
    const composition = composeActs(
      ['hero lies under blanket', 'companion sits beside hero'],
      [sheet('hero', kind), sheet('companion', 'dog')],
      { setting: 'bedroom', place: 'bedside' },
    )
    expect(placedOf(composition, 'hero').inBed, kind).toBe(true)
  }
})

test('a scene without a blanket in a bed stays as it is', () => {
  const scene = { acts: [], things: [] } as unknown as Parameters<typeof withQuilts>[0]
  expect(withQuilts(scene)).toBe(scene)
})

test('who stands, sits or kneels beside a bed faces it', () => {
  for (const kind of ['mouse', 'bear', 'child', 'dog'] as const)
    for (const line of [
      'stands beside bed',
      'sits beside bed',
      'kneels beside bed',
      'looks at bed',
      'tiptoes to bed',
    ]) {
      const composition = composeActs(
        ['hero sleeps in bed', `companion ${line}`],
        [sheet('hero', 'fox'), sheet('companion', kind)],
        { setting: 'bedroom', place: 'bedside' },
      )
      const [hero, companion] = [placedOf(composition, 'hero'), placedOf(composition, 'companion')]
      expect(companion.facing === 'right', `${kind} ${line}`).toBe(hero.x > companion.x)
    }
})
