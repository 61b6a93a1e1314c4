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

/** `all`: the share of the pixels that are covered. `edge`: how many of the outermost rows and columns are. */
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

test.each(['child', ...subjects] as const)(
  'a portrait of a %s is inside the picture, on transparent ground',
  (species) => {
    for (const [at, outfit] of (['none', 'cape', 'raincoat', 'spacesuit'] as const).entries())
      for (const wheelchair of process.env['NIGHTLY'] ? [false, true] : [at % 2 === 0]) {
        const { all, edge } = cover(
          portrait({ species, outfit, outfit_color: 'teal', skin: 'sand', hair: 'afro', wheelchair }),
        )
        expect(all, outfit).toBeGreaterThan(0.12)
        expect(all, outfit).toBeLessThan(0.6)
        expect(edge, outfit).toBe(0)
      }
  },
)

test('each hair style gives a different picture, the same look the same picture', () => {
  const looks = hairStyles.map((hair): Look => ({ species: 'child', skin: 'sand', hair, hair_color: 'red' }))
  const paint = () => looks.map((look) => portrait(look).rgba.toString('base64'))
  const pictures = paint()
  expect(new Set(pictures).size).toBe(hairStyles.length)
  expect(paint()).toEqual(pictures)
})

test('colors are as bright at a soft edge as inside', () => {
  // With premultiplied alpha the rim of a white suit would be gray.
  const { rgba } = portrait({ species: 'child', outfit: 'spacesuit', outfit_color: 'sky', hair: 'none' })
  const rims = Array.from({ length: size ** 2 }, (_, i) => i * 4).filter(
    (i) => rgba[i + 3]! > 100 && rgba[i + 3]! < 160,
  )
  expect(rims.length).toBeGreaterThan(20)
  const brightest = Math.max(...rims.map((i) => rgba[i]!))
  expect(brightest).toBeGreaterThan(200)
})
