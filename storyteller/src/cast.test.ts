import { companionKinds, StoryInput, type Look } from '@moonpage/contract/story-input'
import { expect, test } from 'vitest'
import { castFor, describeLook, inventedLook } from './cast.ts'
import { mixedSamples } from './checks/samples.ts'
import { fitsPronouns } from './data/names-heard.ts'
import { randomFrom } from './random.ts'
import { planStory } from './storyteller.ts'
import { bindingsOf } from './checks/ledger/combinations.ts'
import { catalogue } from './tales/catalogue.ts'
import { outlineOfBinding } from './tales/plan-tale.ts'

const look: Look = {
  species: 'child',
  skin: 'umber',
  hair: 'braids',
  hair_color: 'black',
  outfit: 'raincoat',
  outfit_color: 'mustard',
  glasses: true,
  wheelchair: false,
}
const wishes = [
  { subject: 'fox', theme: 'courage', setting: 'forest' },
  { subject: 'whale', theme: 'patience', setting: 'under-the-sea', age_group: '7-8' },
  { subject: 'dragon', theme: 'sharing', setting: 'castle', story_attributes: ['rhyming'] },
] as const

const castOf = (wish: object, seed: string, who: string) => {
  return planStory(StoryInput.parse(wish), seed, catalogue).cast.find((sheet) => sheet.who === who)
}

test('a hero with a whole look is the same in every book, whatever it is about', () => {
  for (const given of [look, { species: 'hedgehog', outfit: 'cape', outfit_color: 'plum' } satisfies Look]) {
    const hero = { name: 'Mara', pronouns: 'she', look: given }
    const sheets = wishes.flatMap((wish) =>
      ['one', 'two', 'three'].map((seed) => castOf({ ...wish, hero }, seed, 'hero')),
    )
    expect(sheets[0]).toMatchObject({ look: given, species: given.species, pronouns: 'she' })
    expect(new Set(sheets.map((sheet) => JSON.stringify(sheet))).size).toBe(1)
  }
})

test('without a look, books have heroes of their own', () => {
  const looks = ['one', 'two', 'three', 'four'].map((seed) => castOf(wishes[0], seed, 'hero')?.look)
  expect(new Set(looks.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1)
})

test.each(companionKinds)('a %s that somebody named wears the same in every book', (kind) => {
  const companion = { name: 'Button', kind }
  const looks = wishes.flatMap((wish) =>
    ['one', 'two'].map((seed) => castOf({ ...wish, companion }, seed, 'companion')?.look),
  )
  expect(looks[0]?.species).toBe(kind)
  expect(new Set(looks.map((one) => JSON.stringify(one))).size).toBe(1)
})

test('the three wear different clothes in different colours', () => {
  const alike = mixedSamples(200, {}, 'clothes').flatMap(({ outline: { cast } }) => {
    const worn = cast.map(({ look: { outfit, outfit_color } }) => ({ outfit, outfit_color }))
    return worn.flatMap((one, at) =>
      worn
        .slice(at + 1)
        .filter((other) => other.outfit_color === one.outfit_color && other.outfit === one.outfit)
        // Whom a tale meets often wears nothing.
        .filter((other) => other.outfit !== 'none')
        .map(() => JSON.stringify(worn)),
    )
  })
  expect(alike).toEqual([])
  const wish = {
    ...wishes[0],
    hero: { name: 'Mara', look: { species: 'fox', outfit: 'scarf', outfit_color: 'plum' } },
    companion: { name: 'Button', kind: 'owl' },
  }
  // Both were chosen by the family, and stay; the third gives way.
  expect(castOf(wish, 'one', 'hero')?.look).toEqual(wish.hero.look)
  expect(castOf(wish, 'one', 'companion')?.look).toMatchObject({ outfit: 'scarf', outfit_color: 'plum' })
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(castOf(wish, seed, 'subject')?.look).not.toMatchObject({ outfit_color: 'plum' })
})

test('a companion has the pronouns that were chosen for it', () => {
  for (const pronouns of ['she', 'he', 'they'] as const)
    for (const seed of ['a', 'b', 'c']) {
      const companion = { name: 'Button', kind: 'owl', pronouns }
      expect(castOf({ ...wishes[0], companion }, seed, 'companion')?.pronouns).toBe(pronouns)
    }
})

test('hair is an auburn bob, and a red one', () => {
  const bob = { species: 'child', hair: 'bob' } as const
  expect(describeLook('child', { ...bob, hair_color: 'auburn' })).toBe('a child with an auburn bob')
  expect(describeLook('child', { ...bob, hair_color: 'red' })).toBe('a child with a red bob')
})

test('no three are called the same by pronouns', () => {
  for (const seed of Array.from({ length: 60 }, (_, at) => `${at}`)) {
    const { hero, companion, keeper } = castFor(StoryInput.parse(wishes[0]), randomFrom(seed))
    expect(new Set([hero, companion, keeper].map(({ pronouns }) => pronouns)).size).toBeGreaterThan(1)
  }
})

test('nobody is called by a name that is heard as another pronoun', () => {
  for (const subject of ['knight', 'bear', 'turtle', 'whale'] as const)
    for (const seed of Array.from({ length: 40 }, (_, at) => `${at}`)) {
      const { hero, companion, keeper, names } = castFor(
        StoryInput.parse({ ...wishes[0], subject }),
        randomFrom(seed),
      )
      const called = [
        [names.hero, hero.pronouns],
        [names.companion, companion.pronouns],
        [keeper.name, keeper.pronouns],
      ] as const
      expect(called.filter(([name, pronouns]) => !fitsPronouns(name, pronouns))).toEqual([])
    }
  expect(fitsPronouns('Bruno', 'she')).toBe(false)
  expect(fitsPronouns('Gwen', 'they')).toBe(false)
  expect(fitsPronouns('Pepper', 'he')).toBe(true)
})

test('a child whose looks nobody chose has no gray hair', () => {
  const colors = Array.from(
    { length: 60 },
    (_, at) => inventedLook('child', randomFrom(`hair ${at}`)).hair_color,
  )
  expect(colors).not.toContain('grey')
  expect(new Set(colors).size).toBe(5)
})

test('a grandfather is of the hero’s kind, and wears glasses', () => {
  const tale = catalogue.talesOf('courage').find(({ id }) => id === 'spoons')!
  const [strand] = tale.strands
  const telling = strand!.tellings.find(({ age }) => age === '5-6')!
  for (const subject of ['squirrel', 'owl', 'child'] as const) {
    const binding = bindingsOf(tale, strand!, telling, catalogue.lexicon()).find(
      ({ hero }) => hero === subject,
    )!
    const input = StoryInput.parse({
      subject: subject === 'child' ? 'fox' : subject,
      theme: 'courage',
      setting: binding.place,
    })
    const { cast } = outlineOfBinding(input, 'old', binding, catalogue)
    const old = cast.find(({ name }) => name === 'Grandfather')
    expect(old, subject).toMatchObject({ species: subject, look: { glasses: true } })
  }
})
