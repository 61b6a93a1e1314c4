import { expect, test } from 'vitest'
import { withSameMake } from './same-make.ts'
import type { Prop, Scene, SceneAct } from './scene.ts'

const scene = (prop: Prop, acts: readonly SceneAct[]): Scene =>
  ({ acts, things: [{ id: prop, name: `the ${prop}`, prop, count: 1 }] }) as Partial<Scene> as Scene
const does = (who: string, verb: SceneAct['does'], by: 'in' | 'on' | 'what', what: string): SceneAct => ({
  who,
  does: verb,
  how: [{ by, what }],
  feels: null,
})
const makesOf = (scenes: readonly Scene[]) => scenes.map(({ things }) => things![0]!.make)

test('a log in which somebody is once is hollow on every page', () => {
  const pages = [
    scene('log', [does('hero', 'looks', 'on', 'log')]),
    scene('log', [does('hero', 'hides', 'in', 'log')]),
    scene('log', [does('hero', 'sits', 'on', 'log')]),
  ]
  expect(makesOf(withSameMake(pages))).toEqual(['hollow', 'hollow', 'hollow'])
  const others = pages.filter((_, at) => at !== 1)
  expect(withSameMake(others)).toBe(others)
})

test('a plan that has somebody in the log is known on the first page', () => {
  const [first] = [scene('log', [does('hero', 'sits', 'on', 'log')])]
  expect(makesOf(withSameMake([first], { told: ['The mouse crawls into the old log and calls.'] }))).toEqual([
    'hollow',
  ])
  expect(makesOf(withSameMake([first], { told: ['They sit down on the log.'] }))).toEqual([undefined])
})

test('a music box has no crank in a book that has a key', () => {
  const pages = [scene('music-box', [does('hero', 'opens', 'what', 'music-box')])]
  expect(makesOf(withSameMake(pages, { things: [{ name: 'silver key', drawn: 'key' }] }))).toEqual(['keyed'])
  expect(makesOf(withSameMake(pages))).toEqual([undefined])
})

test('a log through which two look is open at both ends on every page', () => {
  const through = (who: string): SceneAct => ({
    who,
    does: 'peeps',
    how: [{ by: 'through', what: 'log' }],
    feels: null,
  })
  const pages = [
    scene('log', [does('hero', 'looks', 'on', 'log')]),
    scene('log', [through('hero'), through('companion')]),
  ]
  expect(makesOf(withSameMake(pages))).toEqual(['tunnel', 'tunnel'])
})
