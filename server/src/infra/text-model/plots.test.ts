import { themes } from '@moonpage/contract/categories'
import { ageGroups, avoidable, type StoryInput } from '@moonpage/contract/story-input'
import { expect, test } from 'vitest'
import { plotFor } from './book-brief.ts'
import { plots } from './plots.ts'

const plotsFor = (input: Pick<StoryInput, 'theme' | 'age_group' | 'avoid'>, had?: readonly string[]) =>
  new Set(Array.from({ length: 100 }, (_, seed) => plotFor(input, `${seed}`, had).name))

test('every theme has plots for every age and for whoever fears one thing', () => {
  for (const theme of themes)
    for (const age_group of ageGroups)
      for (const avoid of [[], ...avoidable.map((one) => [one]), [...avoidable]])
        expect(
          plotsFor({ theme, age_group, avoid }).size,
          `${theme} ${age_group} ${avoid.join()}`,
        ).toBeGreaterThan(avoid.length > 1 ? 0 : 1)
})

test('the youngest get what one will does, and nobody gets what they fear', () => {
  expect(plotsFor({ theme: 'friendship', age_group: '3-4', avoid: [] })).not.toContain('jam')
  expect(plotsFor({ theme: 'friendship', age_group: '7-8', avoid: [] })).toContain('jam')
  expect(plotsFor({ theme: 'wonder', age_group: '5-6', avoid: ['darkness'] })).not.toContain('lamps')
})

test('a family gets no plot again while there are others, then the one it had longest ago', () => {
  const all = plots.filter(({ theme }) => theme === 'sharing').map(({ name }) => name)
  const wish = { theme: 'sharing' as const, age_group: '7-8' as const, avoid: [] }
  expect([...plotsFor(wish, all.slice(1))]).toEqual(all.slice(0, 1))
  expect([...plotsFor(wish, [...all, ...all.slice(1)])]).toEqual(all.slice(0, 1))
})

test('names of plots are unlike, and each says its chain in as few words as fit', () => {
  expect(new Set(plots.map(({ name }) => name)).size).toBe(plots.length)
  for (const { name, how } of plots) expect(how.split(' ').length, name).toBeLessThan(100)
})
