import type { Scene, Thing } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { composeScene } from '../compose-scene.ts'
import { act, sheet } from '../testing-acts.ts'
import { facesIn, mayBeCovered } from './faces.ts'
import { handsIn } from './hands.ts'
import { lookAt } from './looked.ts'

const casts = [
  [sheet('hero', 'dog'), sheet('companion', 'mouse'), sheet('helper', 'penguin')],
  [sheet('hero', 'squirrel'), sheet('companion', 'lion'), sheet('helper', 'bear')],
  [sheet('hero', 'pirate'), sheet('companion', 'elephant'), sheet('helper', 'owl')],
] as const

/** Acts and the props of their things; a bed is where everybody's room is. */
const scenes: readonly (readonly [acts: readonly string[], ...props: Thing['prop'][]])[] = [
  [['hero gives what pie to companion', 'companion takes what pie', 'helper cheers'], 'pie'],
  [['hero shows what blanket to companion', 'helper looks at blanket'], 'blanket'],
  [['hero hugs what companion', 'companion hugs what hero']],
  [['hero whispers to companion', 'companion listens to hero']],
  [['hero says to companion', 'companion laughs', 'helper claps']],
  [
    ['hero holds what broom', 'companion holds what pillow', 'helper holds what letter'],
    'broom',
    'pillow',
    'letter',
  ],
  [['hero lifts what hat', 'companion holds what blanket'], 'hat', 'blanket'],
  [['companion eats what apple', 'hero looks at companion'], 'apple'],
  [['hero pulls what cart', 'companion pulls what cart', 'helper pushes what cart'], 'cart'],
  [['hero pushes what heap', 'companion pushes what heap'], 'heap'],
  [['hero sits on bench', 'companion sits on bench'], 'bench'],
  [['hero sits in cart', 'helper sits in cart'], 'cart'],
  [['companion sneezes', 'hero holds what rope'], 'rope'],
  [['helper waves behind wall', 'hero looks at helper'], 'wall'],
  [['hero holds what box', 'companion looks at hero', 'helper lies in bed'], 'box', 'bed'],
  [['hero points at companion', 'companion shouts at hero'], null],
  [['hero drinks what cup', 'companion carries what bucket'], 'cup', 'bucket'],
  [['hero sniffs', 'companion walks behind hero', 'fog lies on ground'], 'fog'],
]

const compose = ([acts, ...props]: (typeof scenes)[number], cast: (typeof casts)[number]) => {
  const all = acts.map(act)
  const scene: Scene = {
    setting: 'forest',
    place: props.includes('bed') ? 'bedside' : 'forest-clearing',
    time: 'afternoon',
    light: 'sky',
    framing: 'medium',
    cast: cast
      .filter(({ who }) => all.some((one) => one.who === who || one.how.some(({ what }) => what === who)))
      .map(({ who }) => ({ who, pose: 'stand', expression: 'happy', looks_at: 'thing' })),
    props: [],
    acts: all,
    things: props.flatMap((prop) => (prop ? [{ id: prop, name: prop, prop, count: 1 }] : [])),
    text_area: 'none',
  }
  const looked = lookAt(composeScene(scene, cast, 'seen:1'))
  return { faces: facesIn(looked), hands: handsIn(looked) }
}

const every = scenes.flatMap((scene) =>
  casts.map((cast) => ({
    name: `${scene[0].join(', ')}; ${cast.map(({ species }) => species).join(', ')}`,
    ...compose(scene, cast),
  })),
)

const percent = (share: number): string => `${Math.round(share * 100)} %`

test('no face is covered by more than a tenth, but of who hides or sleeps', () => {
  const covered = every.flatMap(({ name, faces }) =>
    faces
      .filter(({ act: own, covered: share }) => !mayBeCovered(own) && share > 0.1)
      .map(
        ({ who, covered: share, by }) => `${percent(share)} of ${who} by ${Object.keys(by).join()}: ${name}`,
      ),
  )
  expect(covered).toEqual([])
})

test('hands are within 2 % of the width of what they hold or push', () => {
  const missed = every.flatMap(({ name, hands }) =>
    hands
      .filter(({ far }) => far > 2)
      .map(({ who, thing, far }) => `${who} ${thing} ${far.toFixed(1)}: ${name}`),
  )
  expect(missed).toEqual([])
})

test('the eyes of who waves over a wall are seen', () => {
  const hidden = every.flatMap(({ name, faces }) =>
    faces
      .filter(({ act: own, covered }) => own?.does === 'waves' && covered > 0.3)
      .map(({ who, covered }) => `${percent(covered)} of ${who}: ${name}`),
  )
  expect(hidden).toEqual([])
})
