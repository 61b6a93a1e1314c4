import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test.each([
  [`"I'll go," said [[hero]]. "Now?"`, '“I’ll go,” said [[hero]]. “Now?”'],
  [`It was [[hero]]'s bell.\n"Ding," it said.`, 'It was [[hero]]’s bell.\n“Ding,” it said.'],
  [`("Hush.")`, '(“Hush.”)'],
])('%s', (plain, printed) => expect(typeset(plain)).toBe(printed))
