import { places, type CharacterSheet, type Scene } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { composeScene } from '../compose-scene.ts'
import { random } from '../random.ts'
import { rasterize } from '../render.ts'
import { sceneOfActs, sheet } from '../testing-acts.ts'
import { headContrasts } from './head-contrast.ts'
import { leastContrast, setOffHeads } from './set-off-heads.ts'

const species = ['mouse', 'elephant', 'owl', 'monkey', 'penguin', 'robot', 'child', 'hedgehog'] as const
const times = ['afternoon', 'sunset', 'dusk', 'night'] as const
const width = 320

/** A picture by chance, before and after. */
function pictureOf(index: number) {
  const r = random(`contrast ${index}`)
  const cast: CharacterSheet[] = [sheet('hero', r.pick(species)), sheet('companion', r.pick(species))]
  const change: Partial<Scene> = { place: r.pick(places), time: r.pick(times) }
  const scene = sceneOfActs(['hero says to companion', 'companion looks at hero'], cast, change)
  const made = composeScene(scene, cast, `contrast ${index}:1`)
  const paint = () => rasterize(made.drawing.toSvg(true, made.view), width)
  const svg = () => made.drawing.toSvg(true, made.view)
  const weakOf = (pixels: ReturnType<typeof paint>) =>
    headContrasts(made, made.view, pixels).filter(({ contrast }) => contrast < leastContrast)
  const before = { svg: svg(), weak: weakOf(paint()).length }
  const after = weakOf(setOffHeads(made, made.view, paint))
  return { before, after, svg: svg(), name: `${index} ${scene.place} ${scene.time}` }
}

test('each head is set off from what is behind it, and a picture where it is already stays as it is', () => {
  // Nine of the first seventy by chance, and four of them that were chosen because a head is hardly seen.
  const all = [0, 7, 14, 21, 28, 35, 40, 42, 49, 50, 56, 68, 70].map(pictureOf)
  expect(
    all.flatMap(({ after, name }) => after.map(({ who, contrast }) => `${name} ${who} ${contrast}`)),
  ).toEqual([])
  for (const { before, svg, name } of all) expect(svg === before.svg, name).toBe(before.weak === 0)
  expect(all.filter(({ before }) => before.weak > 0)).toHaveLength(4)
})
