import type { CharacterSheet } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { Drawing } from '../drawing.ts'
import { random } from '../random.ts'
import { actNames, actOn } from './acts.ts'
import type { Build } from './build.ts'
import { builds } from './builds.ts'
import { drawFigure, type FigurePlace } from './draw-figure.ts'
import type { FigureAction, Spot } from './figure-action.ts'
import { solveUpright } from './skeleton.ts'
import { asSpecies } from './species-act.ts'
import { faceCover } from './upright-geometry.ts'

const light = { dir: [0.5, 0.85], key: '#fff3d6', shadow: '#3a3358' } as const
const onFour = ['unicorn', 'lion', 'dog', 'elephant', 'dinosaur', 'dragon', 'turtle', 'hedgehog'] as const
const upright = [
  'fox',
  'rabbit',
  'bear',
  'mouse',
  'cat',
  'squirrel',
  'monkey',
  'frog',
  'robot',
  'child',
] as const

function drawn(
  species: CharacterSheet['species'],
  action: FigureAction,
  more: Partial<FigurePlace> = {},
  look: Partial<CharacterSheet['look']> = {},
) {
  const d = new Drawing(light)
  const sheet: CharacterSheet = {
    who: 'hero',
    name: '[[hero]]',
    description: species,
    species,
    pronouns: 'they',
    look: { species: 'child', ...look },
  }
  const anchors = drawFigure(
    d,
    sheet,
    { who: 'hero', pose: 'stand', expression: 'happy', looks_at: 'reader' },
    { x: 0, y: 0, scale: 1, facing: 'right', tint: (color) => color, action, ...more },
    random('acts'),
  )
  return { svg: d.toSvg(true, { x: 0, y: 0, width: 1600, height: 1200 }), anchors }
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

test.each(upright)(
  'a %s is drawn without errors in every act, with its feet not under the ground',
  (species) => {
    for (const name of actNames) {
      const { svg, anchors } = drawn(species, actOn(name))
      expect(svg, name).not.toMatch(/NaN|undefined|null|Infinity/)
      for (const foot of anchors.feet ?? []) expect(foot.y, `${name}: foot`).toBeLessThan(9)
      const stands = name === 'stand' || name === 'give' || name === 'pull' || name === 'hold'
      if (stands) for (const foot of anchors.feet ?? []) expect(foot.y, `${name}: foot`).toBeGreaterThan(-40)
    }
  },
)

test.each(upright)('both feet of a %s that runs are off the ground', (species) => {
  for (const foot of drawn(species, actOn('run')).anchors.feet ?? []) expect(foot.y).toBeLessThan(-16)
})

const { act: _, ...calm } = { ...actOn('stand'), head: 'profile', body: 'three-quarter' } as const

// 2 % of the height of a fox.
const near = 7.6

test.each(upright)('the hand of a %s takes any point within reach', (species) => {
  const missed: string[] = []
  for (let x = 60; x <= 120; x += 30)
    for (let y = -200; y <= -80; y += 40) {
      const reach = { front: { x, y } }
      const { anchors } = drawn(species, { ...calm, reach })
      const far = distance(anchors.hands?.[0] ?? { x: 0, y: 0 }, reach.front)
      if (far > near) missed.push(`${x} ${y}: ${far.toFixed(1)} off`)
    }
  expect(missed).toEqual([])
})

test.each(upright)('no act of a %s covers more than a tenth of its own face', (species) => {
  const build: Build = species === 'child' ? builds.person : builds[species]
  // Eyes that are covered are.
  const covered = actNames
    .filter((name) => name !== 'cover-eyes')
    .flatMap((name) => {
      const action = asSpecies(actOn(name), species, build.legs)
      const share = faceCover(build, solveUpright(action, { build, wheelchair: false, swims: false }))
      return share > 0.1 ? [`${name} ${share.toFixed(2)}`] : []
    })
  expect(covered).toEqual([])
})

test.each(onFour)('the mouth or trunk of a %s takes any point within reach', (species) => {
  const { front } = asSpecies(actOn('carry'), species).reach
  const missed: string[] = []
  for (const dx of [-20, 0, 16])
    for (const dy of [-40, 0, 40]) {
      const at = {
        x: (front?.x ?? 0) + dx - (species === 'hedgehog' ? 36 : 0),
        y: (front?.y ?? 0) + dy + (species === 'hedgehog' || species === 'turtle' ? 40 : 0),
      }
      const { anchors } = drawn(species, { ...calm, reach: { front: at } })
      const far = distance(anchors.hands?.[0] ?? { x: 0, y: 0 }, at)
      if (far > near) missed.push(`${dx} ${dy}: ${far.toFixed(1)} off`)
    }
  expect(missed).toEqual([])
})

test.each(['owl', 'penguin'] as const)('the wing of a bird takes a point within reach: %s', (species) => {
  for (const at of [
    { x: 150, y: -180 },
    { x: 160, y: -100 },
    { x: 120, y: -60 },
  ]) {
    const { anchors } = drawn(species, { ...calm, reach: { front: at } })
    expect(distance(anchors.hands?.[0] ?? { x: 0, y: 0 }, at)).toBeLessThan(near)
  }
})

test('a point out of reach is reached towards, by leaning', () => {
  const { anchors } = drawn('fox', { ...calm, reach: { front: { x: 600, y: -150 } } })
  expect(anchors.hands?.[0].x).toBeGreaterThan(150)
  expect(anchors.hands?.[0].x).toBeLessThan(320)
})

test('a mirrored figure has its hands on the other side', () => {
  const { anchors } = drawn('fox', actOn('point'), { facing: 'left' })
  expect(anchors.hands?.[0].x).toBeLessThan(-100)
})

test.each(['child', 'fox', 'penguin', 'turtle'] as const)(
  'a %s who looks at somebody is seen from the side, and a sad one shows the far brow as well',
  (species) => {
    const look = { ...actOn('stand'), head: 'profile', gaze: { x: 400, y: -200 } } as const
    const svgOf = (face: FigureAction['face']) => drawn(species, { ...look, face }).svg
    for (const face of ['sad', 'worried', 'scared', 'shy'] as const)
      expect(asSpecies({ ...look, face }, species).head, face).toBe('profile')
    expect(asSpecies({ ...look, gaze: 'viewer', face: 'sad' }, species).head).toBe('three-quarter')
    const lines = (svg: string) => svg.match(/<path [^>]*fill="none"/g)?.length ?? 0
    expect(lines(svgOf('worried'))).toBe(lines(svgOf('curious')) + 1)
  },
)
