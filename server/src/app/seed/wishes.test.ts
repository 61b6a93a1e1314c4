import { settings, subjects, themes } from '@moonpage/contract/categories'
import { ageGroups, storyAttributes, StoryInput } from '@moonpage/contract/story-input'
import { expect, test } from 'vitest'
import { families } from './families.ts'
import { plots, wishOf } from './wishes.ts'

test('sixty story inputs use every option, and no two are equal', () => {
  expect(plots).toHaveLength(60)
  expect(new Set(plots.map((plot) => plot.slice(0, 3).join())).size).toBe(60)
  const all = plots.map((_plot, n) => StoryInput.parse(wishOf(families[n % families.length]!, n)))
  expect(new Set(all.map(({ subject }) => subject))).toEqual(new Set(subjects))
  expect(new Set(all.map(({ theme }) => theme))).toEqual(new Set(themes))
  expect(new Set(all.map(({ setting }) => setting))).toEqual(new Set(settings))
  expect(new Set(all.map(({ age_group }) => age_group))).toEqual(new Set(ageGroups))
  expect(new Set(all.flatMap((wish) => wish.story_attributes))).toEqual(new Set(storyAttributes))
})
