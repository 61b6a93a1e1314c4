import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, sceneOfActs, testCasts } from '../../testing-acts.ts'
import type { Composition } from '../../compose-scene.ts'

const drawn = ({ layers }: Composition): (string | undefined)[] =>
  layers.flatMap((layer) => (layer.kind === 'thing' ? [layer.thing.thing.prop] : []))

test('a hole into which something goes is in the ground, and one in which somebody lives is a cave', () => {
  for (const cast of testCasts)
    for (const lines of [
      ['hero looks at hole', 'ball lies in hole'],
      ['hero reaches in hole with spoon'],
      ['hero pours what bucket in hole', 'ball swims in hole', 'companion cheers'],
    ])
      expect(drawn(composeActs(lines, cast)), `${lines[0]}: ${cast[0].species}`).toContain('pit')
  expect(drawn(composeActs(['hero sleeps in hole', 'companion looks at hole'], testCasts[0]))).toContain(
    'hole',
  )
})

test('whoever sits in a boat is in it, whatever the others do first', () => {
  for (const cast of testCasts) {
    const composition = composeActs(
      ['hero shows what pie to companion', 'companion reaches to pie', 'companion sits in boat'],
      cast,
    )
    const boat = boxIn(composition, 'boat')
    const { x } = placedOf(composition, 'companion')
    expect(x, cast[1].species).toBeGreaterThan(boat.left)
    expect(x, cast[1].species).toBeLessThan(boat.right)
  }
})

test('whoever sleeps in a bed out of doors has the head on its pillow', () => {
  for (const cast of testCasts) {
    const composition = composeActs(['companion sleeps in bed', 'hero looks at companion'], cast)
    const bed = boxIn(composition, 'bed')
    const { x, y } = placedOf(composition, 'companion')
    expect(x, cast[1].species).toBeGreaterThan(bed.left)
    expect(x, cast[1].species).toBeLessThan((bed.left + bed.right) / 2)
    expect(y, cast[1].species).toBeLessThan(bed.bottom)
  }
})

test('a rope hangs down from what it is at', () => {
  for (const cast of testCasts) {
    const composition = composeActs(['rope hangs over gate', 'hero looks at gate'], cast)
    const gate = boxIn(composition, 'gate')
    const [cord] = composition.layers.flatMap((layer) => (layer.kind === 'cord' ? [layer.cord] : []))
    const name = cast[0].species
    expect(cord!.to.x, name).toBeGreaterThan(gate.left)
    expect(cord!.to.x, name).toBeLessThan(gate.right)
    expect(Math.abs(cord!.to.y - gate.top), name).toBeLessThan((gate.bottom - gate.top) * 0.35)
    expect(cord!.from.y, name).toBeGreaterThan(cord!.to.y + 40)
  }
})

test('the moon in a bucket and a chick over the rim of a nest are in them', () => {
  for (const cast of testCasts)
    for (const [line, id, holder] of [
      ['moon shines in bucket', 'moon', 'bucket'],
      ['moon lies in boat', 'moon', 'boat'],
      ['chick peeps over nest', 'chick', 'nest'],
    ] as const) {
      const composition = composeActs([`hero looks at ${id}`, line], cast)
      const [one, other] = [boxIn(composition, id), boxIn(composition, holder)]
      const name = `${line}: ${cast[0].species}`
      expect((one.left + one.right) / 2, name).toBeGreaterThan(other.left)
      expect((one.left + one.right) / 2, name).toBeLessThan(other.right)
      expect(one.bottom, name).toBeGreaterThan(other.top)
    }
})

test('of two who push a thing between them each has a side, and who helps is with the first', () => {
  for (const cast of testCasts) {
    const composition = composeActs(
      [
        'hero pushes what box',
        'companion pushes what box',
        'helper pushes what box',
        'box stands between hero between helper',
      ],
      cast,
    )
    const box = boxIn(composition, 'box')
    const middle = (box.left + box.right) / 2
    const side = (who: string) => Math.sign(placedOf(composition, who).x - middle)
    expect(side('helper'), cast[0].species).toBe(-side('hero'))
    expect(side('companion'), cast[0].species).toBe(side('hero'))
  }
})

test('a blanket that covers a thing is over it, up to its top or all around it', () => {
  for (const cast of testCasts.slice(2)) {
    const { parts } = composeActs(['hero covers what flower-pot with blanket'], cast)
    expect(
      parts.flatMap(({ kind, id }) => (kind === 'thing' ? [id] : [])),
      cast[0].species,
    ).toEqual(['blanket'])
  }
  for (const cast of testCasts.slice(0, 2)) {
    const composition = composeActs(['hero covers what flower-pot with blanket'], cast)
    const [pot, cloth] = [boxIn(composition, 'flower-pot'), boxIn(composition, 'blanket')]
    expect(cloth.left, cast[0].species).toBeLessThan(pot.left)
    expect(cloth.right, cast[0].species).toBeGreaterThan(pot.right)
    expect(cloth.top, cast[0].species).toBeGreaterThan(pot.top)
  }
})

test('who pushes a gate has the hands at its wings', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const composition = composeActs(['hero pushes what gate', 'companion looks at hero'], cast)
    const gate = boxIn(composition, 'gate')
    const { x, scale } = placedOf(composition, 'hero')
    const middle = (gate.left + gate.right) / 2
    expect(Math.abs(x - middle), cast[0].species).toBeLessThan((gate.right - gate.left) * 0.2 + 170 * scale)
  }
})

test('a bird with a long neck sits deeper in bed, so that its head is in the picture', () => {
  const [hero, companion, ...rest] = testCasts[0]
  const yOf = (kin: 'swan' | 'stork' | undefined): number =>
    placedOf(
      composeActs(
        ['hero lies in bed', 'companion sits in bed'],
        [hero, { ...companion, species: 'penguin', kin }, ...rest],
        { place: 'bedside' },
      ),
      'companion',
    ).y
  expect(yOf('swan')).toBeGreaterThan(yOf(undefined) + 40)
  expect(yOf('stork')).toBeGreaterThan(yOf(undefined) + 40)
})

test('nobody stands before what lies in a hollow', () => {
  for (const cast of testCasts) {
    const composed = composeActs(
      ['cheese lies in dip', 'hero looks at cheese', 'companion points at cheese', 'helper looks at hero'],
      cast,
    )
    const cheese = boxIn(composed, 'cheese')
    const x = (cheese.left + cheese.right) / 2
    for (const who of ['hero', 'companion', 'helper'])
      expect(Math.abs(placedOf(composed, who).x - x), `${cast[0].species} ${who}`).toBeGreaterThan(60)
  }
})

test('who sits on a tower of blocks that leans is over its top', () => {
  for (const cast of testCasts)
    for (const lines of [
      ['companion sits on block-tower', 'hero looks at companion'],
      ['hero lifts what companion from block-tower'],
    ]) {
      const scene = sceneOfActs(lines, cast)
      const things = scene.things!.map((thing) => ({ ...thing, state: 'tilted' as const }))
      const composition = composeActs(lines, cast, { things })
      const tower = boxIn(composition, 'block-tower')
      const { x, y } = placedOf(composition, 'companion')
      const middle = (tower.left + tower.right) / 2
      const high = tower.bottom - y
      const name = `${cast[1].species}: ${lines[0]}`
      expect(high / (tower.bottom - tower.top), name).toBeGreaterThan(0.6)
      expect((middle - x) / high, name).toBeCloseTo(Math.tan((13 * Math.PI) / 180), 1)
    }
})
