import { expect, test } from 'vitest'
import { coloredName, isThingNamed, thingCalled, withBookThings } from './book-things.ts'
import { readFreeLine } from './picture-lines/read-free-line.ts'
import type { BookThing, CharacterSheet, Scene } from './scene.ts'
import { withOwnColors, withThingsApart } from './things-apart.ts'
import { toScene } from './tales/to-scene.ts'

const hero: CharacterSheet = {
  who: 'hero',
  name: '[[hero]]',
  description: 'a small fox',
  species: 'fox',
  pronouns: 'she',
  look: { species: 'fox', outfit: 'none' },
}
const things: BookThing[] = [
  { name: 'the sail', drawn: 'blanket', color: 'white', size: 'big' },
  { name: 'blue box', drawn: 'box', color: 'blue', state: 'shut' },
  { name: 'red box', drawn: 'box', color: 'red' },
  { name: 'lantern', drawn: 'lantern', state: 'lit' },
  { name: 'bean', drawn: 'seed' },
  { name: 'crystal', drawn: 'crystal', state: 'sprout' },
  { name: 'basket', drawn: 'basket', state: 'full' },
  { name: 'can', drawn: 'watering-can', color: 'green' },
  { name: 'moonflower', drawn: 'flower-pot', state: 'bud' },
  { name: 'empty bucket', drawn: 'bucket', state: 'empty' },
]
const figures = [{ ref: 'hero', words: ['[[hero]]'], pronouns: 'she' }]

const said = (...lines: string[]): Scene =>
  toScene({
    shown: {
      at: 'home',
      time: 'dusk',
      seen: 'medium',
      light: null,
      acts: lines.flatMap((line) => readFreeLine(line, figures)),
    },
    place: 'forest-path',
    setting: 'forest',
    cast: [hero],
    roles: new Map([['hero', 'hero']]),
    wordsFor: () => null,
    bookThings: things,
    isFirst: false,
  })

/** The things of a book's last picture. */
const last = (...pages: string[][]) => {
  const scenes = pages.map((lines) => said(...lines))
  return withBookThings(scenes.at(-1)!, scenes.slice(0, -1), things)
}
const first = (...pages: string[][]) => last(...pages).things?.[0]

test('a thing has the looks of the plan, by whatever name a line has for it', () => {
  expect(first(['[[hero]] ties the sail'])).toMatchObject({
    name: 'the white sail',
    prop: 'blanket',
    color: 'white',
    size: 'big',
  })
  expect(first(['[[hero]] pours the watering-can'])).toMatchObject({ name: 'the green watering can' })
  expect(first(['[[hero]] holds the white blanket'])).toMatchObject({ prop: 'blanket', size: 'big' })
  expect(thingCalled('[[hero]]’s red box', things)?.name).toBe('red box')
  expect(thingCalled('box', things)?.name).toBe('blue box')
  expect(thingCalled('paper boat', things)).toBeUndefined()
})

test('another color is the plan’s, unless a line says that it was painted', () => {
  const [, box] = things
  const one = (...lines: string[]) => withBookThings(said(...lines), [], [box!]).things?.[0]
  expect(one('[[hero]] opens the green box')).toMatchObject({
    name: 'the blue box',
    color: 'blue',
    state: 'open',
  })
  expect(one('[[hero]] paints the box yellow')).toMatchObject({ color: 'yellow' })
  const before = [said('[[hero]] paints the box yellow')]
  expect(withBookThings(said('[[hero]] lifts the box'), before, [box!]).things?.[0]).toMatchObject({
    color: 'yellow',
  })
})

test('a thing of another color is another thing, if the book has both', () => {
  const cup: BookThing[] = [{ name: 'cup', drawn: 'cup', color: 'yellow' }]
  const cups = (told: string, ...pages: string[][]) => {
    const scenes = pages.map((lines) => withThingsApart(said(...lines), told, cup))
    return withBookThings(scenes.at(-1)!, scenes.slice(0, -1), cup).things?.map(({ name }) => name)
  }
  const takes = '[[hero]] takes the brush from the blue cup'
  expect(cups('Flip took the brush from a big blue cup.', [takes])).toContain('the blue cup')
  expect(cups('Flip took the brush from the cup.', [takes])).toContain('the yellow cup')
  const both = cups('Flip took the brush.', [takes, 'the yellow cup lies on the ground'])
  expect(both).toEqual(expect.arrayContaining(['the blue cup', 'the yellow cup']))
  const lines = [takes, 'the cup lies on the ground'].flatMap((line) => readFreeLine(line, figures))
  const refs = (told: string) => withOwnColors(lines, told, cup).map(({ who }) => who)
  expect(refs('Flip had a blue cup.')).toEqual(['hero', 'yellow cup'])
  expect(refs('Flip had a cup.')).toEqual(['hero', 'cup'])
  // What was painted is no other thing on the pages after.
  const painted = ['[[hero]] paints the cup blue']
  const then = cups('There was the blue cup.', painted, ['[[hero]] fills the blue cup'], [takes])
  expect(then).toContain('the blue cup')
  // What happens to it does not happen to the book's.
  const broken = withThingsApart(said('[[hero]] breaks the blue cup'), 'The blue cup broke.', cup)
  const after = withBookThings(said('[[hero]] holds the cup'), [broken], cup).things?.[0]
  expect(after).toMatchObject({ color: 'yellow' })
  expect(after).not.toHaveProperty('state')
})

test.each([
  [['[[hero]] holds the lantern'], 'lit'],
  [['[[hero]] puts out the lantern'], 'out'],
  [['[[hero]] puts out the lantern'], ['[[hero]] runs'], ['[[hero]] holds the lantern'], 'out'],
  [['the lantern goes out'], ['[[hero]] holds the lantern'], 'out'],
  [
    ['[[hero]] blows out the lantern'],
    ['[[hero]] lights the lantern'],
    ['[[hero]] holds the lantern'],
    'lit',
  ],
  [['[[hero]] breaks the lantern'], ['[[hero]] mends the lantern'], ['[[hero]] holds the lantern'], 'mended'],
  [['[[hero]] opens the blue box'], ['[[hero]] lifts the blue box'], 'open'],
  [['[[hero]] lifts the wet box'], ['[[hero]] lifts the blue box'], 'shut'],
  [['[[hero]] holds the crystal'], 'sprout'],
  [['the crystal grows'], ['[[hero]] looks at the crystal'], 'bud'],
  [['[[hero]] plants the bean'], ['the bean lies on the ground'], 'planted'],
  [['[[hero]] plants the bean'], ['the bean sprouts'], ['[[hero]] looks at the bean'], 'sprout'],
] as const)('its state is what the last line left it in: %j', (...given) => {
  const pages = given.slice(0, -1) as unknown as string[][]
  expect(first(...pages)?.state).toBe(given.at(-1))
})

test('no lantern lights a picture in which it is out', () => {
  const lit = { ...said('[[hero]] runs'), light: 'lantern' as const }
  expect(withBookThings(lit, [], things).light).toBe('lantern')
  expect(withBookThings(lit, [said('[[hero]] puts out the lantern')], things).light).toBe('sky')
})

test('a full basket is full of what was put into it, until it is empty', () => {
  const basketAfter = (...pages: string[]) =>
    last(...pages.map((line) => [line])).things?.find(({ prop }) => prop === 'basket')
  const packed = '[[hero]] lays the cookie in the basket'
  expect(basketAfter('[[hero]] carries the basket')).not.toHaveProperty('filling')
  expect(basketAfter(packed, '[[hero]] carries the basket')).toMatchObject({
    state: 'full',
    filling: 'cookie',
  })
  expect(basketAfter(packed, '[[hero]] carries the empty basket')).not.toHaveProperty('filling')
  expect(
    basketAfter(packed, '[[hero]] carries the empty basket', '[[hero]] carries the full basket'),
  ).not.toHaveProperty('filling')
})

test('what is tangled or upside down stays so until a line undoes it', () => {
  const own: BookThing[] = [
    { name: 'wool', drawn: 'wool', state: 'tangled' },
    { name: 'boat', drawn: 'boat', state: 'upside-down' },
    { name: 'bucket', drawn: 'bucket' },
  ]
  const stateAfter = (...pages: string[]) => {
    const scenes = pages.map((line) => said(line))
    return withBookThings(scenes.at(-1)!, scenes.slice(0, -1), own).things?.[0]?.state
  }
  expect(stateAfter('[[hero]] holds the wool')).toBe('tangled')
  expect(stateAfter('[[hero]] untangles the wool', '[[hero]] holds the wool')).toBeUndefined()
  expect(stateAfter('[[hero]] looks at the boat', '[[hero]] pulls the boat')).toBe('upside-down')
  for (const line of [
    '[[hero]] turns over the boat',
    '[[hero]] turns the boat over',
    '[[hero]] turns the boat around',
    '[[hero]] turns the boat right side up, happy',
    '[[hero]] flips the boat',
  ])
    expect([line, stateAfter(line, '[[hero]] pulls the boat')]).toEqual([line, undefined])
  expect(stateAfter('[[hero]] turns the bucket upside down', '[[hero]] lifts the bucket')).toBe('upside-down')
  expect(stateAfter('[[hero]] turns the bucket over', '[[hero]] lifts the bucket')).toBe('upside-down')
  expect(stateAfter('[[hero]] turns the bucket around', '[[hero]] lifts the bucket')).toBeUndefined()
  expect(stateAfter('[[hero]] wears the upside-down bucket', '[[hero]] lifts the bucket')).toBeUndefined()
})

test('what is put into an empty vessel is in it on the pages after', () => {
  const bucketAfter = (...pages: string[]) =>
    last(...pages.map((line) => [line])).things?.find(({ prop }) => prop === 'bucket')
  const packed = '[[hero]] gathers the feathers in the bucket'
  expect(bucketAfter('[[hero]] carries the bucket')).toMatchObject({ state: 'empty' })
  expect(bucketAfter(packed, '[[hero]] carries the bucket')).toMatchObject({
    state: 'full',
    filling: 'feather',
  })
  expect(bucketAfter(packed, '[[hero]] carries the full bucket')).toMatchObject({ filling: 'feather' })
})

test('a thing whose name the painter does not know is in the state that its line says', () => {
  const flowerIn = (...pages: string[]) =>
    last(...pages.map((line) => [line])).things?.find(({ prop }) => prop === 'flower-pot')?.state
  expect(flowerIn('[[hero]] looks at the moonflower')).toBe('bud')
  expect(flowerIn('[[hero]] looks at the open moonflower')).toBe('open')
  expect(flowerIn('[[hero]] looks at the wilted moonflower')).toBe('wilted')
  expect(flowerIn('[[hero]] looks at the open moonflower', '[[hero]] holds the moonflower')).toBe('open')
})

test('a thing is named by what the book calls it', () => {
  const pot: BookThing = { name: 'pot', drawn: 'flower-pot' }
  expect(isThingNamed('[[hero]] emptied the can over the pot.', 'flower-pot', [pot])).toBe(true)
  expect(isThingNamed('[[hero]] emptied the can.', 'flower-pot', [pot])).toBe(false)
  expect(isThingNamed('Two flower pots fell.', 'flower-pot')).toBe(true)
})

test('the color stands before the whole name, and behind whose it is', () => {
  const named = (name: string, own?: BookThing) =>
    coloredName({ name: `the ${name}`, prop: 'box' }, 'red', own)
  expect(named('treasure box', { name: 'treasure box', drawn: 'box' })).toBe('the red treasure box')
  expect(named("captain's hat", { name: 'captain’s hat', drawn: 'hat' })).toBe("the captain's red hat")
  expect(named('big old box', { name: 'old box', drawn: 'box' })).toBe('the big old red box')
  expect(named('kite')).toBe('the red kite')
})
