import { expect, test } from 'vitest'
import { judgeRhyme } from './rhyme.ts'

test.each([
  ['There sat a frog', 'upon a log', 'rhymes'],
  ['He called the dog', 'out of the fog', 'rhymes'],
  ['They heard it cough', 'and then fell off', 'rhymes'],
  ['Nobody saw', 'the lion’s paw', 'rhymes'],
  ['She came from far', 'to see the star', 'rhymes'],
  ['They sailed from shore', 'and rowed afar', 'no rhyme'],
  ['It was a horse', 'upon the cars', 'no rhyme'],
  ['They put out the light', 'and mumbled, “Good dight.”', 'rhymes'],
  ['Say that you’ll come', 'Yours, the Great Zum', 'rhymes'],
  ['The flute went toodle-oo', 'The pot did, too', 'rhymes'],
  ['The moon was low', 'the moon was low', 'same word'],
  ['Said the goat', 'Said the hat', 'no rhyme'],
])('%s / %s: %s', (one, other, verdict) => {
  expect(judgeRhyme(one, other)).toBe(verdict)
})
