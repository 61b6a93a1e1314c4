import { companionKinds, Look, outfits } from '@moonpage/contract/story-input'
import { describe, expect, test } from 'vitest'
import { describeKind, describeLook } from './look-words.ts'
import { beings, draftOf, firstLook, type LookDraft, lookOf, outfitsFor, randomLook } from './looks.ts'

const personFields = [
  'species',
  'skin',
  'hair',
  'hair_color',
  'outfit',
  'outfit_color',
  'glasses',
  'wheelchair',
]
const animalFields = ['species', 'outfit', 'outfit_color']
const people = ['child', 'fairy', 'knight', 'pirate', 'astronaut']
const everyone = ['child', ...beings] as const

describe.each(everyone)('the look of a %s', (species) => {
  const looks = outfits.map((outfit) => lookOf({ ...firstLook, species, outfit }))

  test('has every field that applies, and no other', () => {
    for (const look of looks) {
      expect(Object.keys(look)).toEqual(people.includes(species) ? personFields : animalFields)
      expect(Object.values(look)).not.toContain(undefined)
      expect(Look.parse(look)).toEqual(look)
      expect(outfitsFor(species)).toContain(look.outfit)
    }
  })

  test('has a different description for each outfit', () => {
    const worn = new Set(looks.map(({ outfit }) => outfit))
    expect(new Set(looks.map(describeLook)).size).toBe(worn.size)
    for (const look of looks) expect(describeLook(look)).toMatch(/^An? [a-z]/)
  })

  test('is the same after saving and loading', () => {
    for (const look of looks) expect(lookOf(draftOf(look))).toEqual(look)
  })
})

test('switching to an animal and back keeps the hair', () => {
  const red: LookDraft = { ...firstLook, hair: 'braids', hair_color: 'red', glasses: true }
  const owl: LookDraft = { ...red, species: 'owl' }
  expect(lookOf(owl)).not.toHaveProperty('hair')
  expect(lookOf({ ...owl, species: 'child' })).toMatchObject({ hair: 'braids', hair_color: 'red' })
})

test.each([
  [{}, 'A child with honey skin and short brown hair in a teal scarf'],
  [
    { hair: 'curly', hair_color: 'red', glasses: true, wheelchair: true, outfit: 'dungarees' },
    'A child with honey skin, curly red hair and glasses in teal overalls, in a wheelchair',
  ],
  [{ hair: 'afro', hair_color: 'grey', outfit: 'none' }, 'A child with honey skin and a gray afro'],
  [{ hair: 'none', outfit: 'none' }, 'A child with honey skin and no hair'],
  [{ hair: 'bob', hair_color: 'auburn', outfit: 'none' }, 'A child with honey skin and an auburn bob'],
  [{ species: 'owl', outfit: 'cape', outfit_color: 'leaf' }, 'An owl in a leaf-green cape'],
  [{ species: 'unicorn', outfit: 'none' }, 'A unicorn'],
  [
    { species: 'astronaut', outfit: 'pyjamas' },
    'An astronaut with honey skin and short brown hair in teal pajamas',
  ],
] as [Partial<LookDraft>, string][])('%j is described as “%s”', (part, words) => {
  expect(describeLook(lookOf({ ...firstLook, ...part }))).toBe(words)
})

test('every companion has its own description', () => {
  expect(new Set(companionKinds.map(describeKind)).size).toBe(companionKinds.length)
})

test('a random look of a child keeps glasses and wheelchair', () => {
  const child: LookDraft = { ...firstLook, glasses: true, wheelchair: true }
  const others = Array.from({ length: 40 }, () => randomLook(child))
  for (const one of others) expect(one).toMatchObject({ species: 'child', glasses: true, wheelchair: true })
  expect(new Set(others.map((one) => JSON.stringify(one))).size).toBeGreaterThan(5)
  expect(Array.from({ length: 40 }, () => randomLook({ ...child, species: 'fox' }).species)).not.toContain(
    'child',
  )
})
