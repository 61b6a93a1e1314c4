import { expect, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { faultsOfThird } from './check-third.ts'
import { wishWith } from './testing.ts'

const young = wishWith({ age_group: '3-4', page_count: 8 })
const plan = planBook(young, 'a')
/** A plan whose third figure is in so many beats. */
const withThird = (count: number, of = 8) => ({
  cast: plan.cast,
  beats: plan.beats.slice(0, of).map((beat, at) => ({
    ...beat,
    present: at < count ? (['hero', 'helper'] as const).slice() : ['hero' as const],
  })),
})

test('a plan for 3-4 leaves out a third figure who is in one or two beats', () => {
  const { name } = plan.cast[2]!
  const [one] = faultsOfThird(withThird(1), young)
  expect(one).toMatchObject({ kind: 'measure', weight: 0.5 })
  expect(one?.reason).toContain(`${name} is in only one beat: leave the helper out`)
  expect(faultsOfThird(withThird(2), young)[0]?.reason).toContain('only 2 beats')
  expect(faultsOfThird(withThird(3), young)).toEqual([])
  expect(faultsOfThird(withThird(0), young)).toEqual([])
})

test('not in a book of four pages, not for others, and not whom the wish asks for', () => {
  expect(faultsOfThird(withThird(2, 4), young)).toEqual([])
  expect(faultsOfThird(withThird(1), wishWith({ age_group: '5-6' }))).toEqual([])
  const wished = withThird(1)
  const cast = wished.cast.map((sheet) =>
    sheet.who === 'helper' ? { ...sheet, who: 'subject' as const } : sheet,
  )
  expect(faultsOfThird({ ...wished, cast }, young)).toEqual([])
})
