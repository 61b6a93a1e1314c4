import { expect, test } from 'vitest'
import { slugify } from './slug.ts'

test.each([
  ['Fern & the Lost Émile', 'fern-the-lost-emile'],
  ["The Bell That Wouldn't Ring", 'the-bell-that-wouldnt-ring'],
  ['  ---  ', 'story'],
  ['Женя и луна', 'story'],
  ['x'.repeat(90), 'x'.repeat(60)],
])('%s → %s', (title, slug) => expect(slugify(title)).toBe(slug))
