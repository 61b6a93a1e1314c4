import { expect, test } from 'vitest'
import { withFurniture } from './furniture.ts'
import type { CharacterSheet, Place, Scene } from './scene.ts'
import { readAct } from './tales/read-shown.ts'
import { toScene } from './tales/to-scene.ts'

const hero: CharacterSheet = {
  who: 'hero',
  name: 'hero',
  description: 'a fox',
  species: 'fox',
  pronouns: 'she',
  look: { species: 'fox', outfit: 'none' },
}
const at = (place: Place, ...lines: string[]): Scene =>
  toScene({
    shown: { at: 'home', time: 'dusk', seen: 'medium', light: null, acts: lines.map(readAct) },
    place,
    setting: 'forest',
    cast: [hero],
    roles: new Map([['hero', 'hero']]),
    wordsFor: () => null,
    isFirst: false,
  })
const path = (...lines: string[]) => at('forest-path', ...lines)
const kept = (scene: Scene, before: readonly Scene[]) =>
  withFurniture(scene, before)
    .things?.map(({ prop }) => prop)
    .slice(scene.things?.length)

test('what a line put at a place stands there later, behind the action', () => {
  const scene = withFurniture(path('hero dances'), [path('hero sits at table')])
  expect(scene.things).toMatchObject([{ prop: 'table' }])
  expect(scene.acts?.at(-1)).toMatchObject({
    who: 'table',
    does: 'stands',
    how: [{ by: 'in', what: 'halfway' }],
  })
})

test('until it is elsewhere, and where it does not crowd the picture', () => {
  const table = path('hero sits at table')
  expect(kept(at('forest-clearing', 'hero dances'), [table])).toEqual([])
  expect(kept(path('hero dances'), [table, path('hero carries table')])).toEqual([])
  expect(kept(path('hero dances'), [table, at('forest-clearing', 'hero carries table to stream')])).toEqual(
    [],
  )
  expect(kept({ ...path('hero dances'), framing: 'close-up' }, [table])).toEqual([])
  expect(kept(path('hero lifts table'), [table])).toEqual([])
  const full = [table, path('tent stands'), path('hero climbs ladder')]
  expect(kept(path('hero dances'), full)).toEqual(['ladder', 'tent'])
  expect(kept(path('hero looks at ball', 'kite lies beside hero', 'bell stands'), full)).toEqual(['ladder'])
})

test('a bed is not put into a bedroom that has one', () => {
  expect(kept(at('bedside', 'hero dances'), [at('bedside', 'hero sits on bed')])).toEqual([])
})

test('where the whole book is known, what easily goes stays only if the page or a later picture has it', () => {
  const scene = path('hero dances')
  const keptAfter = (...[line, content = '', later = []]: [string, string?, Scene[]?]) =>
    withFurniture(scene, [path(line), path('hero laughs')], { content, later }).things?.map(
      ({ prop }) => prop,
    )
  expect(keptAfter('hero stirs soup-pot')).toEqual([])
  expect(keptAfter('hero stirs soup-pot', 'She danced around the pot.')).toEqual(['soup-pot'])
  expect(keptAfter('hero stirs soup-pot', '', [path('hero eats from soup-pot')])).toEqual(['soup-pot'])
  expect(keptAfter('hero sits at table')).toEqual(['table'])
  const left = [path('hero sits at table'), at('forest-clearing', 'hero runs')]
  expect(withFurniture(scene, left, { later: [] }).things).toEqual([])
})

test('a page that goes on elsewhere at its place has only what it names of what stood there', () => {
  const of = (content: string) =>
    withFurniture(path('hero dances'), [path('well stands')], { content }).things?.map(({ prop }) => prop)
  expect(of('[[hero]] danced.')).toEqual(['well'])
  expect(of('On the other side of the first dune there were flowers.')).toEqual([])
  expect(of('They ran once around the dune.')).toEqual([])
  expect(of('[[hero]] went on, as far as the well.')).toEqual(['well'])
})
