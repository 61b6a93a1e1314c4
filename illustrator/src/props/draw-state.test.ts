import type { Prop, State } from '@moonpage/storyteller/scene'
import { Resvg } from '@resvg/resvg-js'
import { expect, it, test } from 'vitest'
import { Drawing } from '../drawing.ts'
import { random } from '../random.ts'
import { drawPropIn } from './draw-state.ts'
import { dyes } from './dyes.ts'

const light = { dir: [0.5, 0.85], key: '#fff3d6', shadow: '#3a3358' } as const

function svgOf(prop: Prop, state?: State, color?: keyof typeof dyes, lit = false): string {
  const drawing = new Drawing(light)
  const at = { x: 0, y: 0, scale: 1, lit, tint: (one: string) => one, color: color && dyes[color] }
  drawPropIn(drawing, prop, state, at, random(prop))
  return drawing.toSvg(true, { x: -500, y: -500, width: 1000, height: 1000 })
}

const pairs: readonly (readonly [readonly State[], readonly Prop[]])[] = [
  [
    ['open', 'shut'],
    [
      'box',
      'suitcase',
      'treasure-chest',
      'music-box',
      'book',
      'letter',
      'jar',
      'umbrella',
      'door',
      'gate',
      'window',
    ],
  ],
  [
    ['lit', 'out'],
    ['lantern', 'candle', 'lamp', 'campfire', 'lamp-post', 'string-lights', 'jar'],
  ],
  [
    ['full', 'empty'],
    ['basket', 'plate', 'bowl', 'cup', 'soup-pot', 'bucket', 'jar', 'sack', 'treasure-chest', 'nest'],
  ],
  [['empty', 'small'], ['bell']],
  [['open', 'knotted'], ['roll']],
  [
    ['open', 'shut', 'bent', 'wilted'],
    ['flower', 'flower-pot'],
  ],
  [['empty', 'sprout', 'bud', 'grown', 'broken'], ['flower-pot']],
  [
    ['full', 'empty'],
    ['suitcase', 'barrel', 'bathtub', 'jug', 'cart', 'box'],
  ],
  [
    ['knotted', 'untied'],
    ['boot', 'sack', 'box', 'letter', 'roll'],
  ],
  [['knotted', 'tangled', 'open', 'knitted'], ['rope']],
  [
    ['open', 'folded', 'rolled', 'torn'],
    ['blanket', 'scarf', 'paper', 'map', 'letter', 'carpet'],
  ],
  [
    ['melted', 'open', 'broken'],
    ['snowman', 'snowball', 'candle'],
  ],
  [
    ['muddy', 'clean', 'cracked', 'broken', 'smudged', 'printed'],
    ['cup', 'plate', 'window', 'mirror', 'bench', 'board'],
  ],
  [
    ['planted', 'sprout', 'bud', 'grown'],
    ['flower', 'sunflower', 'seed', 'tree', 'pumpkin', 'crystal', 'vine', 'bush'],
  ],
]

it.each(pairs.flatMap(([states, props]) => props.map((prop) => [prop, states] as const)))(
  '%s: each of %j is seen',
  (prop, states) => {
    const drawn = states.map((state) => svgOf(prop, state, undefined, true))
    expect(new Set(drawn).size).toBe(states.length)
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  },
)

test('a potato with a nose is the whole potato, and a nose', () => {
  expect(svgOf('potato', 'bent')).not.toContain('skewX')
  expect(svgOf('potato', 'bent')).toContain('#cf9f6c')
})

test('what was mended has a patch', () => {
  expect(svgOf('kite', 'mended')).toContain('stroke-dasharray')
})

test('another color takes the place of a thing’s own, in all states, and of nothing else on it', () => {
  for (const state of [undefined, 'open', 'shut'] as const) {
    expect(svgOf('box', state)).toMatch(/#b07c4a|#9a6a46|#c4935c/)
    expect(svgOf('box', state, 'blue')).not.toMatch(/#b07c4a|#9a6a46|#c4935c/)
  }
  expect(svgOf('mushroom', undefined, 'blue')).toContain('#f3e6cc')
  expect(svgOf('crystal', undefined, 'pink', true)).not.toContain('#8fdcea')
  expect(svgOf('lantern', undefined, 'red')).toContain(dyes.red)
  for (const prop of ['feather', 'kite', 'umbrella', 'boat', 'letter', 'puddle'] as const)
    expect(svgOf(prop, undefined, 'green')).not.toBe(svgOf(prop))
})

test.each(['bubble', 'cup'] as const)('a %s carries the word that it says', (prop) => {
  const drawn = (says?: string): string => {
    const drawing = new Drawing(light)
    const at = { x: 0, y: 0, scale: 1, lit: false, tint: (one: string) => one, says }
    drawPropIn(drawing, prop, undefined, at, random('bubble'))
    return drawing.toSvg(true, { x: -500, y: -500, width: 1000, height: 1000 })
  }
  expect(drawn('MUSH')).not.toBe(drawn())
  expect(drawn('MUSH')).not.toBe(drawn('HELLO'))
})

test('a small animal that sleeps has its eyes shut', () => {
  for (const prop of ['crab', 'fish', 'bird'] as const)
    expect(svgOf(prop, 'asleep'), prop).not.toBe(svgOf(prop))
})

/** How many pixels of a drawing are covered, in units of 4 by 4. */
function coverOf(svg: string): number {
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 250 } }).render()
  let covered = 0
  for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 40) covered++
  return covered
}

test('a bite, half of a thing and a tear take something away', () => {
  for (const [prop, state, most] of [
    ['cookie', 'bitten', 0.85],
    ['apple', 'bitten', 0.92],
    ['cake', 'half', 0.75],
    ['paper', 'torn', 0.93],
  ] as const)
    expect(coverOf(svgOf(prop, state)) / coverOf(svgOf(prop)), prop).toBeLessThan(most)
})

test('what is bent is lower than what is straight', () => {
  const topOf = (svg: string): number => {
    const { pixels, width } = new Resvg(svg, { fitTo: { mode: 'width', value: 250 } }).render()
    for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 40) return Math.floor((i >> 2) / width)
    return Infinity
  }
  for (const prop of ['flower', 'sunflower', 'flower-pot', 'ladder'] as const)
    expect(topOf(svgOf(prop, 'bent')), prop).toBeGreaterThan(topOf(svgOf(prop)) + 2)
})
