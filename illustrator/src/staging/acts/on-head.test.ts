import { expect, test } from 'vitest'
import { cellsOf } from '../../seen/layer-cells.ts'
import { maskOf, rowsAbove } from '../../seen/masks.ts'
import { composeActs, sheet } from '../../testing-acts.ts'

test.each(['elephant', 'lion', 'bear', 'child', 'penguin', 'hedgehog', 'turtle', 'frog'] as const)(
  'a hat is on the head of a %s, and not over it',
  (species) => {
    for (const lines of [
      ['hero wears what hat'],
      ['hero wears what hat', 'hero sits on cart'],
      ['hero looks at companion', 'hat lies on hero'],
    ]) {
      const made = composeActs(lines, [sheet('hero', species), sheet('companion', 'mouse')])
      const cells = cellsOf(made)
      const layerOf = (of: 'hat' | 'hero') =>
        made.layers.flatMap((layer, at) =>
          (layer.kind === 'figure' && layer.figure.member.who === of) ||
          (layer.kind === 'thing' && layer.thing.thing.prop === of)
            ? [at]
            : [],
        )
      const [hat, head] = [maskOf(cells, layerOf('hat')), maskOf(cells, layerOf('hero'))]
      expect(hat.includes(1), lines.join()).toBe(true)
      expect(rowsAbove(cells.grid, hat, head), lines.join()).toBe(0)
    }
  },
)
