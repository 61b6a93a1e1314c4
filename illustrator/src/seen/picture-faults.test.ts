import { expect, test } from 'vitest'
import type { Composition } from '../compose-scene.ts'
import { act, boxIn, composeActs, placedOf, sheet, testCasts } from '../testing-acts.ts'
import type { FaultKind } from './fault.ts'
import { describeFault, faultsOf } from './picture-faults.ts'

const [cast] = testCasts
const given = ['hero gives what pie to companion', 'helper looks at pie']
const compose = (lines: readonly string[]): Composition => composeActs(lines, cast)

/** The kinds of fault of whom or what, in a composition of lines after `change`. */
const kindsOf = (
  lines: readonly string[],
  who: string,
  change: (made: Composition) => Composition,
): FaultKind[] =>
  faultsOf(change(compose(lines)))
    .filter((one) => one.who === who)
    .map(({ kind }) => kind)

/** The composition with a board of `size` canvas units before the middle of a box. */
function boarded(made: Composition, { left, right, top, bottom }: ReturnType<typeof boxIn>, size: number) {
  const [x, y, half] = [(left + right) / 2, (top + bottom) / 2, size / 2]
  const { layers, drawing } = made
  drawing.marked(`layer ${layers.length}`, () =>
    drawing.shape(`M${x - half} ${y - half}h${size}v${size}h${-size}Z`, '#888888'),
  )
  return { ...made, layers: [...layers, { kind: 'set' as const, paint: () => {} }] }
}

/** The composition without the layers of a thing. */
const without = (made: Composition, id: string): Composition => ({
  ...made,
  layers: made.layers.map((layer) =>
    layer.kind === 'thing' && layer.thing.id === id ? { kind: 'pools' } : layer,
  ),
})

const actsAs = ({ staged, ...made }: Composition, lines: readonly string[]): Composition => ({
  ...made,
  staged: staged && { ...staged, acts: lines.map(act) },
})

test('a picture in which all is well has no faults', () => {
  for (const lines of [
    given,
    ['hero sits on bench', 'companion waves to hero'],
    ['hero eats what apple', 'companion looks at hero'],
  ])
    expect(faultsOf(compose(lines)).map(describeFault), lines.join()).toEqual([])
})

test('a face behind something, or outside of the frame, is found', () => {
  expect(kindsOf(given, 'hero', (made) => boarded(made, boxIn(made, 'hero'), 130))).toContain('face covered')
  const aside = (made: Composition) => ({
    ...made,
    view: { ...made.view, x: boxIn(made, 'hero').left - 1.1 * made.view.width },
  })
  expect(kindsOf(given, 'hero', aside)).toContain('face outside the frame')
  expect(kindsOf(given, 'hero', aside)).toContain('figure outside the frame')
})

test('a figure or a thing behind something, outside of the frame or not drawn is found', () => {
  const lines = ['hero points at basket', 'companion looks at hero']
  const behindBoard = (id: string, size: number) => (made: Composition) =>
    boarded(made, boxIn(made, id), size)
  expect(kindsOf(lines, 'basket', behindBoard('basket', 400))).toEqual(['thing covered'])
  expect(kindsOf(lines, 'companion', behindBoard('companion', 900))).toContain('figure covered')
  expect(kindsOf(lines, 'basket', (made) => without(made, 'basket'))).toEqual(['thing missing'])
  expect(
    kindsOf(lines, 'basket', (made) => ({ ...made, view: { ...made.view, y: made.view.y - 900 } })),
  ).toEqual(['thing outside the frame'])
  expect(
    kindsOf(lines, 'companion', (made) => ({
      ...made,
      layers: made.layers.map((layer) =>
        layer.kind === 'figure' && layer.figure.member.who === 'companion' ? { kind: 'pools' } : layer,
      ),
    })),
  ).toContain('figure missing')
})

test('a hand that misses what it holds is found', () => {
  const missed = (made: Composition): Composition => ({
    ...made,
    parts: made.parts.map((part) =>
      part.kind === 'face'
        ? { ...part, hands: part.hands.map(({ x, y }) => ({ x: x - 300, y: y - 300 })) }
        : part,
    ),
  })
  expect(kindsOf(given, 'hero', missed)).toEqual(['hand off the thing'])
})

test('who is not where the acts say is found', () => {
  const lines = ['hero stands beside bench', 'companion looks at hero']
  const seated = (made: Composition) => actsAs(made, ['hero sits on bench', lines[1]!])
  expect(kindsOf(lines, 'hero', seated)).toEqual(['relation not held'])
})

test('who touches nobody whom they should is found', () => {
  const lines = ['hero looks at companion', 'companion looks at hero']
  expect(kindsOf(lines, 'hero', (made) => actsAs(made, ['hero hugs what companion', lines[1]!]))).toEqual([
    'no contact',
  ])
})

test('who and what hangs in the air is found, unless it flies', () => {
  const raised = (made: Composition): Composition => ({
    ...made,
    staged: made.staged && { ...made.staged, ground: made.staged.ground + 300 },
  })
  const lines = ['hero looks at basket', 'companion jumps']
  expect(kindsOf(lines, 'hero', raised)).toEqual(['floats'])
  expect(kindsOf(lines, 'basket', raised)).toEqual(['floats'])
  expect(kindsOf(lines, 'companion', raised)).not.toContain('floats')
})

test('what is too small to be seen is found', () => {
  const lines = ['hero looks at key', 'companion looks at hero']
  const far = (made: Composition): Composition => {
    const { x, y } = placedOf(made, 'hero')
    return { ...made, view: { x: x - 4000, y: y - 3000, width: 8000, height: 6000 } }
  }
  expect(kindsOf(lines, 'key', far)).toEqual(['too small'])
  expect(kindsOf(lines, 'hero', far)).toEqual(['too small'])
})

test('wings leave the face free; hats on a whale and on one of two who hug, and a spoon in a mouth, are seen', () => {
  const bird = testCasts[1]
  const whale = testCasts[3]
  const pair = [sheet('hero', 'dinosaur'), sheet('companion', 'squirrel')]
  const scenes = [
    [['companion pushes what boulder', 'hero looks at boulder'], bird],
    [['companion points at moon', 'hero looks at moon'], bird],
    [['hero wears what hat', 'companion looks at hero'], whale],
    [['companion stirs what soup-pot', 'hero looks at companion'], testCasts[2]],
    [['hero hugs what companion', 'companion hugs what hero', 'crown lies on hero on companion'], pair],
  ] as const
  for (const [lines, those] of scenes)
    expect(faultsOf(composeActs(lines, those)).map(describeFault), lines.join()).toEqual([])
})

test('a cake that is eaten is in the hand, and its candle is not', () => {
  const lines = ['hero eats what cake', 'companion looks at hero']
  for (const those of testCasts)
    expect(faultsOf(composeActs(lines, those)).map(describeFault), those[0].species).toEqual([])
})

test('what an elephant eats, or holds up, is before its trunk or on its tip', () => {
  const [, , elephant] = testCasts
  for (const line of ['hero eats what apple', 'hero lifts what key', 'hero lifts what lantern'])
    expect(
      faultsOf(composeActs([line, 'companion looks at hero'], elephant)).map(describeFault),
      line,
    ).toEqual([])
})

test('suds are at what is washed, also where a paw washes it', () => {
  const [, , onFour] = testCasts
  const made = composeActs(['companion washes what cup', 'hero looks at companion'], onFour)
  expect(kindsOf(['companion washes what cup', 'hero looks at companion'], 'companion', () => made)).toEqual(
    [],
  )
})

test('who opens a door of the room has the hands at it, though something stands on the window', () => {
  for (const those of testCasts.slice(0, 2)) {
    const lines = ['lantern stands on window', 'hero opens what door', 'companion carries what cake']
    const made = composeActs(lines, those, { place: 'indoors' })
    expect(faultsOf(made).map(({ kind }) => kind)).not.toContain('hand off the thing')
    const away = made.staged!.fixtures.map((fixture) =>
      fixture.prop === 'door' ? { ...fixture, x: 800 + 3 * (800 - fixture.x) } : fixture,
    )
    const moved = { ...made, staged: { ...made.staged!, fixtures: away } }
    expect(faultsOf(moved).map(({ kind }) => kind)).toContain('hand off the thing')
  }
})
