import { expect, test } from 'vitest'
import { outlineInText } from './plain-outline.ts'
import { placeSaid, saidPlaces } from './said-words.ts'
import { outlinePrompt, systemPrompt } from './story-prompts.ts'
import { wishWith } from './testing.ts'

test('prompts call places and things as Americans do, and both words are understood', () => {
  const input = wishWith({ setting: 'at-sea' })
  const prompts = `${outlinePrompt(input, 'seed', false)}\n${outlinePrompt(input, 'seed', true)}\n${systemPrompt(input)}`
  expect(prompts).toContain('harbor')
  expect(prompts).toContain(', candy,')
  expect(prompts).not.toMatch(/harbour|\bsweet,/)
  expect(saidPlaces).toContain('star-harbor')
  for (const [said, place] of [
    ['harbor', 'harbour'],
    ['harbour', 'harbour'],
    ['Star Harbor', 'star-harbour'],
    ['meadow', 'meadow'],
    ['nowhere', null],
  ])
    expect(placeSaid(said)).toBe(place)
})

test('a plan in plain lines may use either word', () => {
  const lines = 'TITLE: A\nPAGE 1 | home | harbor | dusk | hero | candy | [[hero]] waits for the boat.\nEND'
  expect(outlineInText(lines)?.['beats']).toMatchObject([{ place: 'harbor', carried: ['candy'] }])
})
