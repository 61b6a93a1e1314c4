import type { Relation } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { random } from './random.ts'
import type { Stage } from './stage-of-place.ts'
import { layOutActs } from './staging/acts/act-layout.ts'
import { sceneOfActs, testCasts } from './testing-acts.ts'
import { whereDrawn } from './where-drawn.ts'

/** Flat ground, on which nothing is painted. */
const stage: Stage = {
  mood: { dark: false } as Stage['mood'],
  ground: 960,
  depthTint: () => (color) => color,
  foreground: () => {},
  swims: false,
  room: { left: 150, right: 1450 },
}

/** The relations of lines that do not hold where they are laid out, for each cast. */
function faultsOf(lines: readonly string[]): string[] {
  return testCasts.flatMap((cast) => {
    const scene = sceneOfActs(lines, cast)
    return whereDrawn(layOutActs(scene, cast, stage, random('where')).layers, scene.acts ?? []).flatMap(
      ({ who, fault }) =>
        fault ? [`${lines.join('; ')}: ${cast.find((one) => one.who === who)?.species ?? who} ${fault}`] : [],
    )
  })
}

const whos = ['hero', 'companion', 'helper'] as const

/** Where one, two and three are: a deed, a relation, things, and how many there is room for. */
const places: readonly (readonly [does: string, by: Relation, things: string, most: number])[] = [
  ['sits', 'in', 'boat box basket cart barrel bathtub nest bucket leaf-pile pumpkin bowl soup-pot', 3],
  ['stands', 'in', 'boat box basket cart', 3],
  ['sleeps', 'in', 'basket boat cart box', 3],
  ['sits', 'on', 'bench log table sled bed raft swing cloud hay-bale bridge carpet', 3],
  ['sits', 'on', 'chair boulder box roll', 1],
  ['stands', 'on', 'table box bench stump house', 1],
  ['stands', 'before', 'door house tree piano tent table bed gate bench', 3],
  ['stands', 'behind', 'bench box barrel bush', 2],
  ['hides', 'behind', 'bush box barrel table', 2],
  ['sits', 'under', 'table', 1],
]

test('one, two and three are in, on, before, behind and under a thing as they are said to be', () => {
  const faults = places.flatMap(([does, by, things, most]) =>
    things.split(' ').flatMap((thing) =>
      Array.from({ length: most }, (_, i) => whos.slice(0, i + 1)).flatMap((those) =>
        // Whoever is alone has somebody who looks on.
        faultsOf([
          ...those.map((who) => `${who} ${does} ${by} ${thing}`),
          ...(those.length === 1 ? ['companion looks at hero'] : []),
        ]),
      ),
    ),
  )
  expect(faults).toEqual([])
})

const deedsThere = [
  'hero waves at companion',
  'hero gives what apple to companion',
  'hero holds what lantern',
  'hero hugs what companion',
  'hero points at moon',
  'companion gives what apple to hero',
  'companion whispers to hero',
]

test('who is somewhere stays there, whatever they or others do, and whatever is said first', () => {
  const faults = [
    'sits in boat',
    'sits in basket',
    'sits on bench',
    'sits under table',
    'hides behind bush',
    'stands before house',
    'stands behind table',
  ].flatMap((where) =>
    deedsThere.flatMap((deed) => [
      ...faultsOf([`hero ${where}`, deed]),
      ...faultsOf([deed, `hero ${where}`]),
    ]),
  )
  expect(faults).toEqual([])
})
