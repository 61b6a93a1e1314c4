import { StoryInput } from '@moonpage/contract/story-input'
import { pageLength } from '@moonpage/storyteller/checks/page-length'
import { planStory } from '@moonpage/storyteller/plan'
import { describe, expect, it, test } from 'vitest'
import { PageAnswer } from './answer-schemas.ts'
import { tellsExample, tellsPrompt } from './echoes.ts'
import { asData, prompt, promptVersion } from './prompts.ts'
import { readOutline } from './read-outline.ts'
import { outlinePrompt, pageAgainPrompt, pagesPrompt, systemPrompt } from './story-prompts.ts'
import { names, texts } from './testing-injections.ts'

const wish = {
  subject: 'fox',
  theme: 'courage',
  setting: 'forest',
  page_count: 6,
  hero: { name: 'Marlene' },
  companion: { name: 'Nib', kind: 'owl' },
  dedication: 'For somebody',
} as const
const plain = StoryInput.parse(wish)
const plan = planStory(plain, 'seed')

/** Everything that is ever said to a model of a wish, by what it is said for. */
const sayings = (input: StoryInput, title: string) => {
  const order = { input, outline: { ...plan, title }, variation: 'b', written: [], remark: null }
  const again = { reasons: ['too long'], draft: { content: title, action: null } }
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

describe('what is typed', () => {
  const before = sayings(plain, plan.title)

  it.each([...names, ...texts])('is told to no model, in no form: %j', (typed) => {
    const input = {
      ...plain,
      hero: { name: typed },
      companion: { name: typed, kind: 'owl' as const },
      dedication: typed,
    }
    expect(sayings(input, plan.title)).toEqual(before)
  })

  it.each(texts)('into a page by hand stands in a prompt as data alone: %j', (typed) => {
    const said = sayings(plain, typed)
    // The instructions are the same to the letter.
    expect(said.map(instructionsIn)).toEqual(before.map(instructionsIn))
    const data = said.flatMap((text) => [...text.matchAll(dataLine)].map(([, json = '']) => json))
    for (const json of data) {
      expect(() => JSON.parse(json)).not.toThrow()
      // Nothing in it could end the line or be invisible.
      expect(json).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>`]/u)
    }
    expect(data.some((json) => JSON.stringify(JSON.parse(json)).includes(JSON.stringify(typed)))).toBe(true)
  })
})

test('a third figure that is called like somebody whose name the model was not told gets another name', () => {
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
  expect(named('Grumble').beats[0]?.what_happens).toBe('Grumble met [[hero]] at Grumble’s gate.')
})

test('data is JSON that reads as it was', () => {
  const odd = 'a\u2028b\u202Ec\u{E0041}<d>`&"\\\n'
  expect(JSON.parse(asData(odd))).toBe(odd)
  expect(asData(odd)).toMatch(/^"[\x20-\x7E]*"$/)
})

test('a slot without a value is told of, and what fills one is not searched for others', () => {
  expect(() => prompt('plain-outline', {})).toThrow('The prompt plain-outline needs third')
  expect(() => prompt('nothing', {})).toThrow('There is no prompt nothing')
  expect(prompt('outline-again', { draft: '{{reasons}}', reasons: 'r' })).toContain('DRAFT: {{reasons}}')
})

test('the wording of the prompts has a short name', () => {
  expect(promptVersion).toMatch(/^[\da-f]{10}$/)
})

test('each seed has a way of its own to go, and a home', () => {
  const short = StoryInput.parse({ ...wish, page_count: 4 })
  const said = Array.from({ length: 60 }, (_, at) => outlinePrompt(short, `seed-${at}`, false))
  const found = (pattern: RegExp) => new Set(said.map((text) => pattern.exec(text)?.[1]))
  expect(found(/The shape is `([^`]+)`/).size).toBe(4)
  expect(found(/Home is (a [^.]+)\./).size).toBeGreaterThan(3)
  const long = StoryInput.parse({ ...wish, page_count: 16, avoid: ['darkness'] })
  const shapes = new Set(
    Array.from(
      { length: 300 },
      (_, at) => /shape is `([^`]+)`/.exec(outlinePrompt(long, `s${at}`, false))?.[1],
    ),
  )
  expect(shapes).not.toContain('race with nightfall')
  expect(shapes.size).toBe(14)
})

test('a plan is told how things look, who holds them how, and what is put on everybody', () => {
  const said = (more: object) => outlinePrompt(StoryInput.parse({ ...wish, ...more }), 'seed', false)
  const text = said({ subject: 'whale', setting: 'under-the-sea', avoid: ['darkness'] })
  expect(text).toContain('- jar: an empty glass jar with a cloth lid tied on')
  expect(text).toContain('hedgehog and lion: they carry in the mouth, and only lantern, bell, key')
  expect(text).toMatch(/A whale lies on its\s+belly/)
  expect(text).toMatch(/\[\[companion\]\].* wears? a bubble helmet to breathe in everywhere else\./)
  expect(text).not.toMatch(/\[\[hero\]\].* bubble helmet/)
  expect(text).toContain('"carried":["lantern"]')
  expect(said({})).not.toContain('helmet')
  expect(said({ hero: { name: 'Jo', look: { species: 'child', wheelchair: true } } })).toContain(
    'Page 1 says “wheelchair” in passing.',
  )
})

test('pages are told of who is one and they, of a wheelchair, and how many are asked for', () => {
  const cast = plan.cast.map((sheet) => ({
    ...sheet,
    pronouns: sheet.who === 'companion' ? ('they' as const) : ('she' as const),
    ...(sheet.who === 'hero' && { look: { ...sheet.look, wheelchair: true } }),
  }))
  const order = { input: plain, outline: { ...plan, cast }, variation: '', written: [], remark: null }
  const text = pagesPrompt(order, [], [1, 2, 5], false)
  expect(text).toContain('Write pages 1, 2 and 5 of the story')
  expect(text).toContain('- [[companion]]: one, and “they”.')
  expect(text).toContain('"sits in a wheelchair in every pose; holds things')
  const she = { ...plan, cast: cast.map((sheet) => ({ ...sheet, pronouns: 'she' as const })) }
  const other = pagesPrompt({ ...order, outline: she }, [], [3], false)
  expect(other).toContain('Write page 3 of the story')
  expect(other).not.toContain('“they”')
  expect(systemPrompt(plain)).not.toMatch(/"double/)
})

test('ages, verse, attributes and fears are told in plain words', () => {
  const input = StoryInput.parse({
    ...wish,
    age_group: '3-4',
    story_attributes: ['rhyming', 'educational_stem'],
    avoid: ['being-alone', 'heights', 'darkness', 'deep-water', 'storms', 'dogs'],
  })
  const text = `${systemPrompt(input)}\n${outlinePrompt(input, 's', false)}`
  expect(text).toContain('children of 3-4 years')
  expect(text).toContain('A page has about 38 words, 10 to 48; the whole book has 257 at most.')
  expect(text).toContain('verse in couplets')
  expect(text).toContain('true fact of nature')
  expect(text).toContain('by herself, by himself, by themself, by myself, on her own')
  expect(text).toContain('cliff, ledge, ravine')
  expect(text).toContain('none of dark, pitch-black')
  expect(text).toContain('none of deep, waves, drown, sank, sink, bottomless')
  expect(text).toContain('thunder, lightning, gale')
  expect(text).toContain('woof, bark')
  expect(text).not.toContain('{{')
})

test('each age has its worked page, and verse one of its own', () => {
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
  expect(verse.split('\n')).toHaveLength(2)
  expect(new Set([...pages, verse]).size).toBe(4)
  // What is taken from one is told again, but is nothing to end a book for.
  expect(tellsExample(pages[0]!)).toBe(true)
  expect(tellsPrompt(pages[0]!)).toBe(false)
})

test('the short wording is a rule a line, and says what the answer needs', () => {
  const [full, short] = (['full', 'short'] as const).map((wording) => ({
    system: systemPrompt(plain, wording),
    outline: outlinePrompt(plain, 'seed', false, undefined, wording),
  }))
  expect(short!.system.length).toBeLessThan(full!.system.length * 0.7)
  expect(short!.outline.length).toBeLessThan(full!.outline.length * 0.8)
  for (const key of ['motive', 'climax', 'because', 'what_happens', 'changes', 'carried', 'bedside'])
    expect(short!.outline).toContain(key)
  for (const line of short!.system.split('\n').filter((each) => /^\d+\. /.test(each)))
    expect(line.length).toBeLessThan(140)
})
