import { StoryInput } from '@moonpage/contract/story-input'
import { planStory } from '@moonpage/storyteller/plan'
import { describe, expect, it, test } from 'vitest'
import { asData, prompt, promptVersion } from './prompts.ts'
import { outlinePrompt, pageAgainPrompt, pagesPrompt, systemPrompt } from './story-prompts.ts'
import { names, texts } from './test-injections.ts'

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
  return [true, false].flatMap((isPlain) => [
    systemPrompt(input),
    outlinePrompt(input, 'seed', isPlain),
    pagesPrompt(order, [{ page_number: 1, content: title }], [2, 3], isPlain),
    pageAgainPrompt(order, [], 2, { reasons: ['too long'], draft: title }, isPlain),
  ])
}
const dataLine = /^(?:WISH|CAST|OUTLINE|WRITTEN|PAGES|DRAFT|REASONS): (.*)$/gm
const instructionsIn = (text: string) => text.replace(dataLine, '')

describe('whatever is typed stands in the prompt as data alone', () => {
  const before = sayings(plain, plan.title).map(instructionsIn)

  it.each([...names, ...texts])('%j', (typed) => {
    const input = {
      ...plain,
      hero: { name: typed },
      companion: { name: typed, kind: 'owl' as const },
      dedication: typed,
    }
    const said = sayings(input, typed)
    // The instructions are the same to the letter.
    expect(said.map(instructionsIn)).toEqual(before)
    const wishes = said.flatMap((text) => [...text.matchAll(/^WISH: (.*)$/gm)].map(([, json = '']) => json))
    expect(wishes).toHaveLength(6)
    for (const json of wishes) {
      // It is told unchanged, with nothing in it that could end the line or be invisible.
      expect(JSON.parse(json)).toMatchObject({ hero: { name: typed }, dedication: typed })
      expect(json).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>`]/u)
    }
    for (const text of said)
      for (const [, json = ''] of text.matchAll(dataLine)) expect(() => JSON.parse(json)).not.toThrow()
  })
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

test('ages, verse, attributes and fears are told in plain words', () => {
  const input = StoryInput.parse({
    ...wish,
    age_group: '3-4',
    story_attributes: ['rhyming', 'educational_stem'],
    avoid: ['being-alone', 'heights', 'darkness', 'deep-water', 'storms', 'dogs'],
  })
  const text = `${systemPrompt(input)}\n${outlinePrompt(input, 's', false)}`
  expect(text).toContain('children of 3-4 years')
  expect(text).toContain('A page has 10 to 25 words, the whole book 60 to 150.')
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
