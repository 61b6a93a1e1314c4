import { themes } from '@moonpage/contract/categories'
import { mixedSamples } from '@moonpage/storyteller/checks/samples'
import { describe, expect, it, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { faultsOfCauses } from './check-causes.ts'
import { moralIn, moralInShort } from './moral.ts'

const [{ input } = mixedSamples(1)[0]!] = mixedSamples(1)
const plan = planBook(input, 'a')
const reasons = (change: Partial<typeof plan>) =>
  faultsOfCauses({ ...plan, ...change }, input).map(({ kind, reason }) => `${kind}: ${reason}`)

describe('a plan is requested again', () => {
  it('when nobody wants anything and nothing has a cause', () => {
    expect(reasons({ retold: { ...plan.retold!, wants: '' } })).toEqual([
      'measure: `retold` has to say in four sentences what the hero wants, why not, what changes, and how.',
    ])
    const loose = plan.beats.map((beat) => ({ ...beat, because: '' }))
    expect(reasons({ beats: loose })[0]).toMatch(/^measure: Each beat needs its because: pages 2, 3, 4/)
  })

  it('when the climax is not the hero’s act', () => {
    const { name } = plan.cast[2]!
    const page = plan.beats.find(({ purpose }) => purpose === 'climax')?.page_number
    expect(reasons({ retold: { ...plan.retold!, how: `${name} flies up.` } })).toEqual([
      `measure: By “how” somebody else does it: “${name} flies up.” The hero has to do it on page ${page}, and that sentence begins with the hero.`,
    ])
    // The name is of somebody to whom it is done.
    expect(reasons({ retold: { ...plan.retold!, how: `He gives ${name} the shut bud.` } })).toEqual([])
    expect(reasons({ retold: { ...plan.retold!, how: '[[hero]] luckily finds the key.' } })[0]).toMatch(
      /Luck/,
    )
    const another = plan.beats.map((beat) =>
      beat.purpose === 'climax' ? { ...beat, what_happens: `${name} flies up and pulls the rope.` } : beat,
    )
    expect(reasons({ beats: another })[0]).toMatch(
      /somebody else does what the hero has to do: “.*pulls the rope/,
    )
    const flat = plan.beats.map((beat) => ({ ...beat, purpose: 'obstacle' as const }))
    expect(reasons({ beats: flat })).toEqual(['measure: No beat has the purpose climax.'])
  })

  it('when title, summary or refrain states the moral', () => {
    expect(reasons({ title: `[[hero]] Learns ${input.theme}` })[0]).toMatch(/The title says the moral/)
    expect(reasons({ summary: 'A fox discovers the power of asking.' })[0]).toMatch(/The summary says/)
    expect(reasons({ refrain: 'Never give up!' })[0]).toMatch(/The refrain says/)
  })
})

test('plans of the embedded storyteller and harmless sentences are accepted', () => {
  const asked = mixedSamples(150, {}, 'causes').flatMap(({ input: wish, outline: own }) =>
    faultsOfCauses({ ...plan, title: own.title, summary: own.summary, refrain: own.refrain }, wish).map(
      ({ reason }) => `${own.title} | ${own.summary}: ${reason}`,
    ),
  )
  expect(asked).toEqual([])
  for (const text of [
    'May I Say Something?',
    'Do Not Come to My House',
    'Mira learns to whistle, and nobody on the hill can sleep.',
    'Everyone knows that the moon is made of cheese.',
    'He found the best treasure map in the drawer.',
    'I wonder who ate the bun.',
    'She remembered that the friend next door had a ladder.',
  ])
    for (const theme of themes) expect([text, moralInShort(text, theme)]).toEqual([text, null])
})

test('a moral is found in any wording', () => {
  for (const text of [
    'And so [[hero]] learned that true friends always share.',
    'Nib learned to be brave that night.',
    'They found out that everyone is special in their own way.',
    'The moral of the story is simple.',
    'She now knew that being kind makes you strong.',
    'The greatest treasure of all was their friendship.',
    'He discovered the joy of giving.',
    'Together, we can do anything!',
    'That is the true magic of friendship.',
  ])
    expect([text, moralIn(text)]).not.toEqual([text, null])
})
