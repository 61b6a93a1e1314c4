import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test.each([
  [`"I'll go," said [[hero]]. "Now?"`, '“I’ll go,” said [[hero]]. “Now?”'],
  [`It was [[hero]]'s bell.\n"Ding," it said.`, 'It was [[hero]]’s bell.\n“Ding,” it said.'],
  [`("Hush.")`, '(“Hush.”)'],
  [`"'Who is it?' I said, 'It's me.' Wait 'til noon."`, '“‘Who is it?’ I said, ‘It’s me.’ Wait ’til noon.”'],
])('%s', (plain, printed) => expect(typeset(plain)).toBe(printed))
