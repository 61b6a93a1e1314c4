import { expect, test } from 'vitest'
import { chooseStaging, mostStagings } from './choose-staging.ts'
import { composeScene } from './compose-scene.ts'
import { fault, weightOf } from './seen/fault.ts'
import { mendings } from './seen/mendings.ts'
import { unchanged } from './staging/acts/changes.ts'
import { sceneOfActs, testCasts } from './testing-acts.ts'

const [upright, , onFour] = testCasts
const choose = (lines: readonly string[], cast: Parameters<typeof sceneOfActs>[1]) =>
  chooseStaging(sceneOfActs(lines, cast), cast, 'acts:1')

const svgOf = ({ drawing, view }: ReturnType<typeof composeScene>): string => drawing.toSvg(true, view)

test('a picture that is right is that of the first staging', () => {
  const lines = ['hero gives what pie to companion', 'helper looks at pie']
  const { made, first, tried, restaging } = choose(lines, upright)
  expect(first).toEqual([])
  expect(tried).toBe(1)
  expect(restaging).toBe(unchanged)
  expect(svgOf(made)).toBe(svgOf(composeScene(sceneOfActs(lines, upright), upright, 'acts:1')))
})

test('who does not touch whom they should is moved until they do', () => {
  // A large one and a small one are too far from each other at first.
  const lines = ['hero hugs what companion', 'companion looks at hero']
  const { first, faults, made, tried } = choose(lines, upright)
  expect(first.map(({ kind }) => kind)).toContain('no contact')
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThan(1)
  expect(made.staged?.tableau.figures).toHaveLength(2)
})

test('the same scene gives the same choice, within the budget, never a worse one', () => {
  const scenes = [
    ['hero hugs what companion'],
    ['hero sits on bench', 'companion sits on bench', 'helper sits on bench', 'hero eats what apple'],
    ['hero points at pan', 'pan lies on campfire', 'companion looks at pan', 'helper points at pan'],
    ['hero pushes what cart', 'companion sits in cart', 'helper whispers to companion'],
  ]
  for (const lines of scenes)
    for (const cast of [upright, onFour]) {
      const [one, other] = [choose(lines, cast), choose(lines, cast)]
      expect(svgOf(one.made)).toBe(svgOf(other.made))
      expect(one.tried).toBeLessThanOrEqual(mostStagings)
      expect(weightOf(one.faults)).toBeLessThanOrEqual(weightOf(one.first))
    }
})

test('who is outside of the frame is moved towards the others, with what they act on', () => {
  const made = composeScene(
    sceneOfActs(['hero waves at helper', 'companion stirs what soup-pot'], upright),
    upright,
    'acts:1',
  )
  const faults = [fault('figure outside the frame', 'companion', 1)]
  const [first] = mendings({ made, faults }, unchanged)
  const { figures } = made.staged!.tableau
  const xOf = (who: string) => figures.find(({ id }) => id === who)!.x
  const [moved, pot] = first!.changes
  expect([moved?.id, pot?.id]).toEqual(['companion', 'soup-pot'])
  expect(pot?.dx).toBe(moved?.dx)
  expect(Math.sign(moved!.dx!)).toBe(Math.sign((xOf('hero') + xOf('helper')) / 2 - xOf('companion')))
})
