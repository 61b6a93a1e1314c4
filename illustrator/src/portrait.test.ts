import { subjects } from '@moonpage/contract/categories'
import { hairStyles, type Look } from '@moonpage/contract/story-input'
import type { CharacterSheet } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { paintPortrait, type Portrait } from './portrait.ts'

const sheetOf = (look: Look): CharacterSheet => ({
  who: 'hero',
  name: '[[hero]]',
  description: '',
  species: look.species,
  pronouns: 'they',
  look,
})
const size = 240
const portrait = (look: Look) => paintPortrait(sheetOf(look), size)

/** Share of pixels that are covered, of all and of the outermost rows and columns. */
function cover({ rgba }: Portrait): { all: number; edge: number } {
  let [all, edge] = [0, 0]
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const covered = rgba[(y * size + x) * 4 + 3]! > 40
      if (covered) all++
      if (covered && (x === 0 || y === 0 || x === size - 1 || y === size - 1)) edge++
    }
  return { all: all / size ** 2, edge }
}

test.each(['child', ...subjects] as const)('a %s is there whole, on nothing', (species) => {
  for (const outfit of ['none', 'cape', 'raincoat', 'spacesuit'] as const)
    for (const wheelchair of [false, true]) {
      const { all, edge } = cover(
        portrait({ species, outfit, outfit_color: 'teal', skin: 'sand', hair: 'afro', wheelchair }),
      )
      expect(all, outfit).toBeGreaterThan(0.12)
      expect(all, outfit).toBeLessThan(0.6)
      expect(edge, outfit).toBe(0)
    }
})

test('each hair style is another picture, and the same look the same', () => {
  const looks = hairStyles.map((hair): Look => ({ species: 'child', skin: 'sand', hair, hair_color: 'red' }))
  const paint = () => looks.map((look) => portrait(look).rgba.toString('base64'))
  const pictures = paint()
  expect(new Set(pictures).size).toBe(hairStyles.length)
  expect(paint()).toEqual(pictures)
})

test('colours are as strong at a soft edge as inside', () => {
  // Freed of what covers them: a white suit's rim is bright, not grey.
  const { rgba } = portrait({ species: 'child', outfit: 'spacesuit', outfit_color: 'sky', hair: 'none' })
  const rims = Array.from({ length: size ** 2 }, (_, i) => i * 4).filter(
    (i) => rgba[i + 3]! > 100 && rgba[i + 3]! < 160,
  )
  expect(rims.length).toBeGreaterThan(20)
  const brightest = Math.max(...rims.map((i) => rgba[i]!))
  expect(brightest).toBeGreaterThan(200)
})
