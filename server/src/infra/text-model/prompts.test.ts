import { StoryInput } from '@moonpage/contract/story-input'
import { pageLength } from '@moonpage/storyteller/checks/page-length'
import { nameThing } from '@moonpage/storyteller/tales/name-thing'
import { describe, expect, it, test } from 'vitest'
import { PageAnswer } from './answer-schemas.ts'
import { copiesExample, repeatsPrompt } from './copied-text.ts'
import { plots } from './plots.ts'
import { asData, prompt, promptVersion } from './prompts.ts'
import { propsSaid } from './prompt-looks.ts'
import { readActs } from './read-acts.ts'
import { offeredCast, readOutline } from './read-outline.ts'
import { outlinePrompt, pageAgainPrompt, pagesPrompt, systemPrompt } from './story-prompts.ts'
import { names, texts } from './testing-injections.ts'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'

const wish = {
  subject: 'fox',
  theme: 'courage',
  setting: 'forest',
  page_count: 6,
  hero: { name: 'Marlene' },
  companion: { name: 'Ottoline', kind: 'owl' },
  dedication: 'For somebody',
} as const
const plain = StoryInput.parse(wish)
const plan = planBook(plain, 'seed')

/** Every prompt that is built from a story input, by purpose. */
const sayings = (input: StoryInput, title: string) => {
  const order = { input, outline: { ...plan, title }, variation: 'b', written: [], remark: null }
  const again = { reasons: ['too long'], draft: { content: title, acts: [] } }
  return (['full', 'short'] as const).flatMap((wording) =>
    [true, false].flatMap((isPlain) => [
      systemPrompt(input, wording),
      outlinePrompt(input, 'seed', isPlain, undefined, wording),
      pagesPrompt(order, [{ page_number: 1, content: title }], [2, 3], isPlain, wording),
      pageAgainPrompt(order, [], 2, again, isPlain, wording),
    ]),
  )
}
const dataLine = /^(?:WISH|CAST|OUTLINE|WRITTEN|PAGES|DRAFT|REASONS): (.*)$/gm
const instructionsIn = (text: string) => text.replace(dataLine, '')

describe('text typed by the parent', () => {
  const before = sayings(plain, plan.title)

  it.each([...names, ...texts])('is in no prompt, in no encoding: %j', (typed) => {
    const input = {
      ...plain,
      hero: { name: typed },
      companion: { name: typed, kind: 'owl' as const },
      dedication: typed,
    }
    expect(sayings(input, plan.title)).toEqual(before)
  })

  it.each(texts)('is in a prompt only as data when it was typed into a page: %j', (typed) => {
    const said = sayings(plain, typed)
    // The instructions do not depend on it.
    expect(said.map(instructionsIn)).toEqual(before.map(instructionsIn))
    const data = said.flatMap((text) => [...text.matchAll(dataLine)].map(([, json = '']) => json))
    for (const json of data) {
      expect(() => JSON.parse(json)).not.toThrow()
      // No line breaks and no invisible characters.
      expect(json).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>`]/u)
    }
    expect(data.some((json) => JSON.stringify(JSON.parse(json)).includes(JSON.stringify(typed)))).toBe(true)
  })
})

test('a third figure is renamed when its name equals a typed name or is a thing', () => {
  const named = (name: string) =>
    readOutline(
      {
        ...plan,
        cast: plan.cast.map((sheet) => (sheet.who === 'helper' ? { ...sheet, name } : sheet)),
        beats: plan.beats.map((beat) => ({
          ...beat,
          what_happens: `${name} met [[hero]] at ${name}’s gate.`,
        })),
      },
      plain,
      'seed',
    )
  const thirdOf = ({ cast }: typeof plan) => cast.find(({ who }) => who === 'helper')?.name
  const other = named('Marlene')
  expect(thirdOf(other)).toMatch(/^(?!Marlene)\w+$/)
  expect(other.beats[0]?.what_happens).toBe(`${thirdOf(other)} met [[hero]] at ${thirdOf(other)}’s gate.`)
  expect(thirdOf(named('Grumble'))).toBe('Grumble')
  const pebble = named('Pebble')
  expect(thirdOf(pebble)).not.toBe('Pebble')
  expect(pebble.beats[0]?.what_happens).toBe(`${thirdOf(pebble)} met [[hero]] at ${thirdOf(pebble)}’s gate.`)
  const offered = Array.from({ length: 200 }, (_, at) => offeredCast(plain, `s${at}`))
  expect(offered.filter(({ keeper }) => nameThing(keeper.name).prop !== null)).toEqual([])
  // Verbs of pictures are no names either, and no two begin alike.
  const all = offered.map(({ keeper, names: ours }) => [keeper.name, ours.hero, ours.companion])
  expect(all.flat()).not.toContain('Tumble')
  for (const three of all) expect(new Set(three.map((name) => name.slice(0, 3))).size, three.join()).toBe(3)
  expect(named('Grumble').beats[0]?.what_happens).toBe('Grumble met [[hero]] at Grumble’s gate.')
})

test('asData round-trips through JSON.parse', () => {
  const odd = 'a\u2028b\u202Ec\u{E0041}<d>`&"\\\n'
  expect(JSON.parse(asData(odd))).toBe(odd)
  expect(asData(odd)).toMatch(/^"[\x20-\x7E]*"$/)
})

test('a slot without a value throws, and values are not searched for slots', () => {
  expect(() => prompt('plain-outline', {})).toThrow('The prompt plain-outline has no value for third')
  expect(() => prompt('nothing', {})).toThrow('Unknown prompt nothing')
  expect(prompt('outline-again', { draft: '{{reasons}}', reasons: 'r' })).toContain('DRAFT: {{reasons}}')
})

test('the prompt version is a short hash', () => {
  expect(promptVersion).toMatch(/^[\da-f]{10}$/)
})

test('the seed selects the plot and the home', () => {
  const input = StoryInput.parse(wish)
  const said = Array.from({ length: 60 }, (_, at) => outlinePrompt(input, `seed-${at}`, false))
  const own = plots.filter(({ theme }) => theme === input.theme)
  for (const { name, how } of own)
    expect(
      said.some((text) => text.includes(how)),
      name,
    ).toBe(true)
  const homes = new Set(said.map((text) => /Home is (a [^.]+)\./.exec(text)?.[1]))
  expect(homes.size).toBeGreaterThan(3)
})

test('the system prompt has the language of pictures: verbs, things of the place and nothing to be avoided', () => {
  const said = (more: object) => systemPrompt(StoryInput.parse({ ...wish, ...more }))
  const text = said({})
  for (const words of [
    'pulls',
    'hedgehog and lion: they carry small things in the mouth',
    'A whale lies on its belly',
  ])
    expect(text).toContain(words)
  const thingsIn = (system: string) => /nothing else: ([^.]+)\./.exec(system)?.[1]?.split(', ') ?? []
  expect(thingsIn(text)).toEqual(expect.arrayContaining(['rope', 'hedge', 'bucket']))
  expect(thingsIn(text)).not.toContain('seahorse')
  const sea = thingsIn(said({ setting: 'under-the-sea', avoid: ['loud-noises'] }))
  expect(sea).toContain('seahorse')
  for (const thing of ['hedge', 'campfire', 'drum']) expect(sea).not.toContain(thing)
  // Every line of an example is drawn as it stands.
  for (const [, list = ''] of text.matchAll(/`(\["[^`]+"\])`/g))
    expect(readActs(JSON.parse(list), { input: plain, outline: plan }).undrawn).toEqual([])
  const ages = (['3-4', '5-6', '7-8'] as const).map((age_group) => said({ age_group }))
  const moments = [
    ...ages,
    said({ story_attributes: ['rhyming'] }),
    outlinePrompt(plain, 's', false),
  ].flatMap((prompted) => [...prompted.matchAll(/"moment":"([^"]+)"/g)].map(([, moment = '']) => moment))
  expect(moments).toHaveLength(5)
  for (const moment of moments) {
    const { acts, undrawn } = readActs(moment, { input: plain, outline: plan })
    expect([acts[0]?.who, undrawn]).toEqual(['hero', []])
  }
})

test('the prompts of a book begin alike, so that providers can cache them', () => {
  const other = StoryInput.parse({ ...wish, hero: { name: 'Jo' }, companion: { name: 'Al', kind: 'mouse' } })
  expect(systemPrompt(other)).toBe(systemPrompt(plain))
})

test('the outline prompt names the place’s hats and the room of the home', () => {
  const said = (more: object) => outlinePrompt(StoryInput.parse({ ...wish, ...more }), 'seed', false)
  const text = said({ subject: 'whale', setting: 'under-the-sea' })
  expect(text).toMatch(
    /\[\[companion\]\].* wears? a bubble helmet wherever .* The text says nothing of helmets/,
  )
  expect(text).not.toMatch(/\[\[hero\]\].* bubble helmet/)
  expect(text).toContain('`indoors`')
  expect(text).toContain('one of bedside, heap, hillside, hammock, lit-window')
  expect(said({ avoid: ['darkness'] })).toContain('one of bedside, heap, where')
  expect(said({})).not.toContain('helmet')
  expect(said({ hero: { name: 'Jo', look: { species: 'child', wheelchair: true } } })).toContain(
    'Page 1 says “wheelchair” in passing.',
  )
})

test('the page prompt describes singular they, a wheelchair and the number of pages', () => {
  const cast = plan.cast.map((sheet) => ({
    ...sheet,
    pronouns: sheet.who === 'companion' ? ('they' as const) : ('she' as const),
    ...(sheet.who === 'hero' && { look: { ...sheet.look, wheelchair: true } }),
  }))
  const order = { input: plain, outline: { ...plan, cast }, variation: '', written: [], remark: null }
  const text = pagesPrompt(order, [], [1, 2, 5], false)
  expect(text).toContain('Write pages 1, 2 and 5 of the story')
  expect(text).toContain('- [[companion]]: one, and “they”.')
  expect(text).toContain('"sits in a wheelchair in every picture; holds things')
  const she = { ...plan, cast: cast.map((sheet) => ({ ...sheet, pronouns: 'she' as const })) }
  const other = pagesPrompt({ ...order, outline: she }, [], [3], false)
  expect(other).toContain('Write page 3 of the story')
  expect(other).not.toContain('“they”')
  expect(systemPrompt(plain)).not.toMatch(/"double/)
})

test('ages, verse, attributes and fears are described in plain words', () => {
  const input = StoryInput.parse({
    ...wish,
    age_group: '3-4',
    story_attributes: ['rhyming', 'educational_stem'],
    avoid: ['being-alone', 'heights', 'darkness', 'deep-water', 'storms', 'dogs'],
  })
  const text = `${systemPrompt(input)}\n${outlinePrompt(input, 's', false)}`
  expect(text).toContain('children of 3-4 years')
  expect(text).toMatch(/A page has 2 stanzas of four lines\. Where it has to say why, it may have 3 stanzas/)
  expect(text).toContain('in stanzas of four short lines')
  expect(text).toContain('true fact of nature')
  expect(text).toContain('by herself, by himself, by themself, by myself, on her own')
  expect(text).toContain('cliff, ledge, ravine')
  expect(text).toContain('none of dark, pitch-black')
  expect(text).toContain('none of deep, waves, drown, sank, sink, bottomless')
  expect(text).toContain('thunder, lightning, gale')
  expect(text).toContain('woof, bark')
  expect(text).not.toContain('{{')
})

test('each age has its example page, and verse has its own', () => {
  const exampleOf = (more: object) =>
    /becomes\n\n([^\0]+?)\n\nwith the scene `([^`]+)`/.exec(
      systemPrompt(StoryInput.parse({ ...wish, ...more })),
    )
  const pages = (['3-4', '5-6', '7-8'] as const).map((age_group) => {
    const [, content = '', scene = ''] = exampleOf({ age_group }) ?? []
    expect(PageAnswer.shape.scene.safeParse(JSON.parse(scene)).success).toBe(true)
    const { limit } = pageLength(StoryInput.parse({ ...wish, age_group, page_count: 10 }))
    expect(content.split(/\s+/).length).toBeLessThanOrEqual(limit.most)
    return content
  })
  const [, verse = ''] = exampleOf({ story_attributes: ['rhyming'] }) ?? []
  expect(verse.split('\n')).toHaveLength(4)
  expect(new Set([...pages, verse]).size).toBe(4)
  // Copying from an example is a minor fault: it does not fail the book.
  expect(copiesExample(pages[0]!)).toBe(true)
  expect(repeatsPrompt(pages[0]!)).toBe(false)
})

test('what a state can be said of, the cast’s looks and the looks of the book’s things are in the prompts', () => {
  const look = {
    species: 'child',
    skin: 'amber',
    hair: 'bob',
    hair_color: 'auburn',
    outfit: 'hoodie',
    outfit_color: 'teal',
    glasses: true,
  } as const
  const input = StoryInput.parse({ ...wish, hero: { name: 'Marlene', look } })
  const cast = /^CAST: (.*)$/m.exec(outlinePrompt(input, 'seed', false))![1]!
  expect(JSON.parse(cast)[0].looks).toBe('a child with tan skin, an auburn bob and glasses in a teal hoodie')
  expect(systemPrompt(plain)).toMatch(/open, shut \(box, suitcase, treasure-chest[^)]*\); lit, out \(lantern/)
  const things = [{ name: 'the sail', drawn: 'blanket', color: 'white', size: 'big' } as const]
  const order = { input: plain, outline: { ...plan, things }, variation: '', written: [], remark: null }
  const asked = pagesPrompt({ ...order, outline: { ...order.outline, things: [...things] } }, [], [1], false)
  expect(asked).toContain(
    '- sail, drawn as blanket: big, white, in all else a patchwork blanket with fringes',
  )
})

test('things of a plan are named by whole words, one or many', () => {
  expect([
    ...propsSaid('Two paper boats, a music box. They planned to step over; leaves and berries.'),
  ]).toEqual(['paper-boat', 'music-box', 'leaf', 'berries'])
  expect([...propsSaid('In a moment the doorbell rang, and she was started.')]).toEqual([])
  expect([
    ...propsSaid('[[hero]] saw it, and leaves it there. She never saw him. The saw is sharp.'),
  ]).toEqual(['saw'])
  expect([
    ...propsSaid(
      'They set sail, and all was well. Its nose was as red as a lantern. The torn sail hung by the well.',
    ),
  ]).toEqual(['sail', 'well'])
})

test('the short prompts have one rule per line and name all fields of the answer', () => {
  const [full, short] = (['full', 'short'] as const).map((wording) => ({
    system: systemPrompt(plain, wording),
    outline: outlinePrompt(plain, 'seed', false, undefined, wording),
  }))
  expect(short!.system.length).toBeLessThan(full!.system.length * 0.7)
  expect(short!.outline.length).toBeLessThan(full!.outline.length * 0.8)
  for (const key of ['retold', 'asks', 'because', 'moment', 'what_happens', 'carried', 'things', 'bedside'])
    expect(short!.outline).toContain(key)
  for (const line of short!.system.split('\n').filter((each) => /^\d+\. /.test(each)))
    // The lists of words aside.
    expect(line.replace(/one of [a-z, -]+\./, '').length).toBeLessThan(160)
})
