import { expect, it } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { withoutAbsent } from './read-outline.ts'
import { outlinePrompt, pagesPrompt } from './story-prompts.ts'
import { wishWith } from './testing.ts'

const input = wishWith()
const plan = planBook(input, 'a')
const third = plan.cast.at(-1)!
const helper = { ...third, who: 'helper' as const, name: 'Winks' }
const two = plan.cast.slice(0, 2)
const beats = plan.beats.map((beat) => ({
  ...beat,
  present: beat.present.filter((who) => who === 'hero' || who === 'companion'),
  what_happens: '[[hero]] pulls the rope.',
  because: '',
  moment: '',
}))
const alone = { ...plan, cast: [...two, helper], beats }

it('a helper without a part in the plan is in no later message', () => {
  const outline = withoutAbsent(alone)
  expect(outline.cast).toEqual(two)
  const order = { input, outline, variation: '', written: [], remark: null }
  expect(pagesPrompt(order, [], [1], false)).not.toContain('Winks')
})

it.each([
  [
    'is seen',
    beats.map((beat, at) => (at === 2 ? { ...beat, present: [...beat.present, 'helper' as const] } : beat)),
  ],
  ['is named', beats.map((beat, at) => (at === 2 ? { ...beat, what_happens: 'Winks is heard.' } : beat))],
])('a helper who %s stays', (_, told) => {
  expect(withoutAbsent({ ...alone, beats: told }).cast).toHaveLength(3)
})

it('the subject of the wish stays', () => {
  const subject = { ...helper, who: 'subject' as const }
  expect(withoutAbsent({ ...alone, cast: [...two, subject] }).cast).toHaveLength(3)
})

it('the plan may leave the helper out', () => {
  expect(outlinePrompt(input, 'a', false)).toMatch(/`helper` whom the story does not need is in\s+no beat/)
})
