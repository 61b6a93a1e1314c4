import type { Prop, State } from '@moonpage/storyteller/scene'
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
  [['open', 'knotted'], ['roll']],
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
