import { expect, test } from 'vitest'
import { composeActs, placedOf, sheet } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

const bodies = ['child', 'penguin', 'hedgehog', 'unicorn', 'whale', 'elephant', 'owl', 'mouse'] as const

/** The layer of the thing `id`, and how high the figure and the thing are drawn. */
function drawnAt(lines: readonly string[], species: (typeof bodies)[number], id: string) {
  const composed = composeActs(lines, [sheet('hero', species), sheet('companion', 'cat')])
  const thing = composed.layers.flatMap((layer) =>
    layer.kind === 'thing' && layer.thing.id === id ? [layer.thing] : [],
  )[0]!
  return { thing, placed: placedOf(composed, 'hero') }
}

test('who hides under a blanket looks out over its folds, and has no feet below its hem', () => {
  const hidden = bodies.filter((species) => {
    const { thing, placed } = drawnAt(
      ['hero hides under blanket', 'companion listens to blanket'],
      species,
      'blanket',
    )
    const { face } = silhouetteOf(placed)
    const eyes = face.top + 0.5 * (face.bottom - face.top)
    const isOver = eyes < thing.y - 0.8 * 176 * thing.scale
    const isBeside = Math.abs((face.left + face.right) / 2 - thing.x) > 0.5 * 320 * thing.scale
    return !(placed.clip && (isOver || isBeside))
  })
  expect(hidden).toEqual([])
})

test('who is on a blanket has it spread under the whole body', () => {
  const outside = bodies.filter((species) => {
    const { thing, placed } = drawnAt(['hero sits on blanket', 'companion looks at hero'], species, 'blanket')
    const { solids } = silhouetteOf(placed)
    const [left, right] = [
      Math.min(...solids.map((box) => box.left)),
      Math.max(...solids.map((box) => box.right)),
    ]
    return (
      left < thing.x - 78 * thing.scale ||
      right > thing.x + 78 * thing.scale ||
      placed.y > thing.y + 78 * thing.scale
    )
  })
  expect(outside).toEqual([])
})
