import { expect, test } from 'vitest'
import { inputWith, mixedSamples, sampleOf } from './checks/samples.ts'
import { coverScene } from './cover.ts'
import { Scene } from './scene.ts'

test('a cover shows hero and companion large, the thing of the book and one of its places', () => {
  for (const { outline, pages, title } of mixedSamples(150, {}, 'cover')) {
    const scene = coverScene(outline, pages)
    expect(Scene.safeParse(scene).success, title).toBe(true)
    expect(scene.cast.map(({ who }) => who)).toEqual(['hero', 'companion'])
    expect(scene.text_area).toBe('top')
    expect(outline.beats.map(({ place }) => place)).toContain(scene.place)
    const shown = new Set(pages.flatMap((page) => page.scene.props.map(({ prop }) => prop)))
    for (const { prop } of scene.props) expect(shown).toContain(prop)
    expect(scene.cast.every(({ looks_at }) => looks_at !== 'thing' || scene.props.length > 0)).toBe(true)
  }
})

test('covers of one wish are composed in eight ways and more, each the same every time', () => {
  const compositions = new Set<string>()
  for (let at = 0; at < 80; at++) {
    const { outline, pages } = sampleOf(inputWith(), `cover-${at}`)
    const scene = coverScene(outline, pages)
    expect(coverScene(outline, pages)).toEqual(scene)
    compositions.add(`${scene.framing} ${scene.time} ${scene.cast.map(({ pose }) => pose).join()}`)
  }
  expect(compositions.size).toBeGreaterThanOrEqual(8)
})

test('a cover needs no more than the outline', () => {
  const { outline } = sampleOf(inputWith(), 'bare')
  const scene = coverScene(outline, [])
  expect(scene.props).toEqual([])
  expect(scene.cast.some(({ pose }) => pose === 'hold' || pose === 'show')).toBe(false)
})
