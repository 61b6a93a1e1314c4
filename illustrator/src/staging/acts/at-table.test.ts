import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, sheet } from '../../testing-acts.ts'

const others = [
  [],
  ['hero stands beside table'],
  ['hero gives what cup to companion'],
  ['hero looks at companion'],
  ['hero sits on bench beside table'],
]

test('who sits on a chair beside a table faces it', () => {
  const seen: string[] = []
  for (const kind of ['child', 'cat', 'owl', 'dragon'] as const)
    for (const more of others)
      for (const lines of [
        ['companion sits on chair beside table', ...more],
        [...more, 'companion sits on chair beside table'],
        [...more, 'companion sits on chair', 'table stands beside companion'],
        ['companion sits at table on chair', ...more],
        ['companion sits beside table on chair', ...more],
        ['companion eats what cake on chair beside table', ...more],
      ]) {
        const composition = composeActs(lines, [sheet('hero', 'fox'), sheet('companion', kind)], {
          setting: 'bedroom',
          place: 'indoors',
        })
        const { facing, x } = placedOf(composition, 'companion')
        const { left, right } = boxIn(composition, 'table')
        const isToTable = (left + right) / 2 > x === (facing === 'right')
        if (!isToTable) seen.push(`${kind}: ${lines.join('; ')}`)
      }
  expect(seen).toEqual([])
})
