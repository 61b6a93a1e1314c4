import { describe, expect, it, test } from 'vitest'
import { objectIn, ObjectReader, oneOf } from './json-answer.ts'

const pages = [
  { page_number: 1, content: 'He said "hi {you}", [so].' },
  { page_number: 2, content: 'A \\ and a\nbreak.' },
]
const json = JSON.stringify(pages)

const wrappings: [form: string, text: string][] = [
  ['as asked for', `{"elements":${json}}`],
  ['an array alone', json],
  ['another key', `{"pages": ${json}, "done": true}`],
  [
    'in a fence',
    `\`\`\`json
{"elements":${json}}
\`\`\``,
  ],
  [
    'with words around it',
    `Sure! Here's "the" story:\n{"elements":${json}}\nI hope you like it (all of it).`,
  ],
  [
    'after thinking aloud',
    `<think>I could say {"elements":[{"page_number":9}]}.</think>{"elements":${json}}`,
  ],
  [
    'one object after the other',
    pages
      .map((page) => JSON.stringify(page))
      .join('\n')
      .replace(/^/, '[')
      .replace('}\n{', '},{') + ']',
  ],
]

describe('objects are parsed while they stream', () => {
  it.each(wrappings)('%s', (_, text) => {
    for (const size of [1, 7, text.length]) {
      const reader = new ObjectReader()
      const found: unknown[] = []
      for (let at = 0; at < text.length; at += size) found.push(...reader.push(text.slice(at, at + size)))
      expect(found).toEqual(pages)
    }
  })
})

test('an object is returned with its closing bracket', () => {
  const reader = new ObjectReader()
  expect(reader.push('{"elements":[{"page_number":1,"content":"a"')).toEqual([])
  expect(reader.push('}')).toEqual([{ page_number: 1, content: 'a' }])
})

test('raw line breaks and a trailing comma are repaired, broken objects are skipped', () => {
  expect(new ObjectReader().push('[{"content":"a\nb",},]')).toEqual([{ content: 'a\nb' }])
  expect(new ObjectReader().push('{"elements":[{"content":"a"]},, and so on')).toEqual([])
  expect(new ObjectReader().push('{"elements":[{"content":"a" "b"},{"content":"c"}]}')).toEqual(
    [undefined, { content: 'c' }].filter(Boolean),
  )
})

test('a single object without a list is returned', () => {
  expect(new ObjectReader().push('{"page_number":3,"content":"a","scene":{"cast":[]}}')).toEqual([
    { page_number: 3, content: 'a', scene: { cast: [] } },
  ])
})

test('objectIn returns the first complete object of an answer', () => {
  expect(objectIn('Well {this} is: ```{"title":"a"}```')).toEqual({ title: 'a' })
  expect(objectIn('{"title":"a')).toBeUndefined()
  expect(objectIn('no')).toBeUndefined()
})

test('lists of words are parsed in every format', () => {
  const list = ['looking-up', 'spot'] as const
  expect(oneOf(list, ' Looking Up. ')).toBe('looking-up')
  expect(oneOf(list, 'LOOKING_UP')).toBe('looking-up')
  expect(oneOf(list, 'a spot')).toBe('spot')
  expect(oneOf(list, 'spotted')).toBeNull()
  expect(oneOf(list, 7)).toBeNull()
})
