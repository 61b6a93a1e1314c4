import { companionKinds } from '@moonpage/contract/story-input'
import { subjects } from '@moonpage/contract/categories'
import { expressions, poses, type CastMember, type CharacterSheet } from '@moonpage/storyteller/scene'
import { describe, expect, test } from 'vitest'
import { Drawing } from '../drawing.ts'
import { dyes } from '../props/dyes.ts'
import { random } from '../random.ts'
import { rasterize } from '../render.ts'
import { drawFigure, type FigurePlace } from './draw-figure.ts'
import { halfWidthOf } from './sizes.ts'

const light = { dir: [0.5, 0.85], key: '#fff3d6', shadow: '#3a3358' } as const
const everyone = [...new Set(['child' as const, ...subjects, ...companionKinds])]

const sheetOf = (species: CharacterSheet['species'], look: Partial<CharacterSheet['look']> = {}) =>
  ({
    who: 'hero',
    name: '[[hero]]',
    description: species,
    species,
    pronouns: 'they',
    look: { species: 'child', ...look },
  }) satisfies CharacterSheet

const member = (more: Partial<CastMember> = {}): CastMember => ({
  who: 'hero',
  pose: 'stand',
  expression: 'happy',
  looks_at: 'reader',
  ...more,
})

function drawn(sheet: CharacterSheet, who: CastMember, more: Partial<FigurePlace> = {}) {
  const d = new Drawing(light)
  const anchors = drawFigure(
    d,
    sheet,
    who,
    { x: 800, y: 1000, scale: 1, facing: 'right', tint: (color) => color, ...more },
    random('figure'),
  )
  return { svg: d.toSvg(true, { x: 0, y: 0, width: 1600, height: 1200 }), anchors }
}

const times = (svg: string, color: string) => svg.split(color).length - 1

test('mittens are on both hands of whoever has no sleeves, too; a single one is on one', () => {
  const red = '#123456'
  const reds = (worn: CastMember['worn']) => {
    const { svg } = drawn(sheetOf('bear'), member({ pose: 'cheer', ...(worn && { worn }) }), {
      tint: (color) => (color === dyes.red ? red : color),
    })
    return times(svg, red)
  }
  const [none, one, both] = [
    undefined,
    [{ what: 'mittens', color: 'red', one: true } as const],
    [{ what: 'mittens', color: 'red' } as const],
  ].map(reds)
  expect(none).toBe(0)
  expect(one).toBeGreaterThan(0)
  expect(both).toBe(one! * 2)
})

const isValid = (svg: string) => !/NaN|undefined|null|Infinity/.test(svg)

/** The box around all pixels of a figure, in figure units, exact to 8 units. */
function measured(sheet: CharacterSheet, who: CastMember) {
  const d = new Drawing(light)
  const at = { x: 0, y: 0, scale: 1, facing: 'right', tint: (color: string) => color } as const
  const anchors = drawFigure(d, sheet, who, at, random('figure'))
  const [size, step] = [100, 8]
  const view = { x: -400, y: -640, width: 800, height: 800 }
  const { rgba } = rasterize(d.toSvg(false, view), size)
  const box = { left: 999, right: -999, top: 999, bottom: -999 }
  for (let i = 0; i < size * size; i++) {
    if (rgba[i * 4 + 3]! < 90) continue
    const [x, y] = [(i % size) * step + view.x, Math.floor(i / size) * step + view.y]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + step)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + step)
  }
  return { box, anchors }
}

const headgear = [undefined, 'warm-hat', 'bubble-helmet'] as const
/** By day each pose is drawn with one of them. */
const outfitsFor = (pose: number) => (process.env['NIGHTLY'] ? headgear : [headgear[pose % headgear.length]])

describe.each(everyone)('a %s', (species) => {
  test('is drawn without errors in every pose with every expression', () => {
    const broken: string[] = []
    for (const pose of poses)
      for (const expression of expressions) {
        const { svg, anchors } = drawn(sheetOf(species), member({ pose, expression }))
        if (!isValid(svg)) broken.push(`${pose} ${expression}`)
        expect(Number.isFinite(anchors.head.x + anchors.head.y + anchors.hand.x + anchors.top)).toBe(true)
        expect(anchors.head.y).toBeLessThan(1000)
        expect(anchors.top).toBeLessThan(anchors.head.y)
      }
    expect(broken).toEqual([])
  })

  test('stays inside its declared bounds in every pose', () => {
    const outside: string[] = []
    const sheet = sheetOf(species)
    for (const [at, pose] of poses.entries())
      for (const outfit of outfitsFor(at)) {
        const who = member({ pose, ...(outfit && { outfit }) })
        const { box, anchors } = measured(sheet, who)
        // Tails, wing tips and stretched paws may cover what is beside the figure.
        const reach = halfWidthOf(sheet, who) + 100
        if (box.top < anchors.top - 12) outside.push(`${pose} ${outfit}: top ${box.top} < ${anchors.top}`)
        if (box.bottom > (outfit === 'bubble-helmet' ? 80 : 48))
          outside.push(`${pose} ${outfit}: bottom ${box.bottom}`)
        if (box.left < -reach || box.right > reach)
          outside.push(`${pose} ${outfit}: ${box.left} ${box.right}`)
      }
    expect(outside).toEqual([])
  })

  test('is drawn without errors from behind, swimming, in bed, mirrored, and with every hat', () => {
    const ways: Partial<FigurePlace>[] = [
      { back: true },
      { swims: true },
      { inBed: true },
      { facing: 'left' },
    ]
    for (const way of ways)
      for (const outfit of ['nightcap', 'bubble-helmet', 'warm-hat', 'crown'] as const)
        expect(isValid(drawn(sheetOf(species), member({ outfit }), way).svg)).toBe(true)
  })

  test('looks different from behind than from the front', () => {
    expect(drawn(sheetOf(species), member(), { back: true }).svg).not.toBe(
      drawn(sheetOf(species), member()).svg,
    )
  })
})

test('the hand is on the side that the figure faces', () => {
  const right = drawn(sheetOf('fox'), member({ pose: 'point' })).anchors
  const left = drawn(sheetOf('fox'), member({ pose: 'point' }), { facing: 'left' }).anchors
  expect(right.hand.x).toBeGreaterThan(900)
  expect(left.hand.x).toBeLessThan(700)
})

test('raised hands do not cover the face', () => {
  for (const species of ['fox', 'child', 'bear', 'penguin', 'owl', 'squirrel'] as const)
    for (const pose of ['wave', 'reach', 'cheer', 'point'] as const) {
      const { hand, head } = drawn(sheetOf(species), member({ pose })).anchors
      expect(Math.hypot(hand.x - head.x, hand.y - head.y), `${species} ${pose}`).toBeGreaterThan(96)
    }
})

test('a wheelchair is drawn in every pose, for two legs and for four, from both sides', () => {
  for (const species of ['fox', 'child', 'frog', 'dog', 'elephant', 'turtle'] as const)
    for (const pose of poses)
      for (const back of [false, true]) {
        const on = drawn(sheetOf(species, { wheelchair: true }), member({ pose }), { back }).svg
        expect(isValid(on)).toBe(true)
        if (pose === 'walk') expect(on).not.toBe(drawn(sheetOf(species), member({ pose }), { back }).svg)
      }
})

test('the same sheet has the same looks wherever it is drawn', () => {
  const open = sheetOf('child', { outfit: 'cape' })
  expect(drawn(open, member()).svg).toBe(drawn(open, member()).svg)
})
