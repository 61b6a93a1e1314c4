import { expect, test } from 'vitest'
import { answersEdit } from './check-repair.ts'

const before = '[[hero]] looked at the gate. It did not move. So [[hero]] sat down and waited for the rain.'
const answers = (quote: string, suggestion: string, now: string) =>
  answersEdit({ page_number: 2, quote, suggestion }, before, now)

test.each([
  // What a child stumbled over is gone.
  ['It did not move', 'say what “it” is', before.replace('It did', 'The gate did')],
  // The cause is told, in other endings, too.
  [
    'So [[hero]] sat down',
    'say why: the rope is tied to a post',
    before.replace('So', 'The rope was tied. So'),
  ],
  ['It did not move', 'because somebody has locked it', before.replace('It did', 'Moss locks it. It did')],
  // Nothing that code could look for: the sentence is another one.
  ['sat down', 'say who', before.replace('and waited', 'right there and waited')],
  // Words that stand on no page.
  ['the round clearing', 'say why they go there', `${before} Then it was late.`],
])('“%s”, %s: is answered', (quote, suggestion, now) => {
  expect(answers(quote, suggestion, now)).toBe(true)
})

test.each([
  ['It did not move', 'say what “it” is', `${before} The rain came.`],
  ['So [[hero]] sat down', 'say why: the rope is tied to a post', before.replace('looked at', 'saw')],
])('“%s”, %s: is not answered where the words stand there as before', (quote, suggestion, now) => {
  expect(answers(quote, suggestion, now)).toBe(false)
})
