import { settings, subjects, themes } from '@moonpage/contract/categories'
import {
  ageGroups,
  avoidable,
  storyAttributes,
  type Hero,
  type StoryInput,
} from '@moonpage/contract/story-input'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './checks/consistency.ts'
import { inputWith } from './checks/samples.ts'
import { Outline, Page } from './outline.ts'
import { tellQuest } from './tell-quest.ts'

const faultsIn = (inputs: Iterable<StoryInput>, seed: string): { told: number; faults: string[] } => {
  const faults: string[] = []
  let told = 0
  for (const input of inputs) {
    told++
    for (const fault of faultsOf(input, tellQuest(input, `${seed}${told}`)))
      faults.push(
        `${[input.subject, input.theme, input.setting, input.age_group, input.story_attributes, input.page_count, seed + told].join(' ')}: ${fault}`,
      )
  }
  return { told, faults: faults.slice(0, 12) }
}

const nth = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

function* everyCombination(): Generator<StoryInput> {
  for (const subject of subjects)
    for (const theme of themes)
      for (const setting of settings)
        for (const age_group of ageGroups) yield inputWith({ subject, theme, setting, age_group })
}

function* everyAttributePair(): Generator<StoryInput> {
  let at = 0
  for (const one of storyAttributes)
    for (const other of storyAttributes)
      for (const age_group of ageGroups)
        for (const setting of settings) {
          at++
          yield inputWith({
            subject: nth(subjects, at * 5),
            theme: nth(themes, at * 3),
            setting,
            age_group,
            story_attributes: [...new Set([one, other])],
          })
        }
}

const heroes: Hero[] = [
  { name: 'Zuri' },
  { name: 'Zuri', pronouns: 'they' },
  {
    name: 'Zuri',
    pronouns: 'he',
    look: {
      species: 'child',
      skin: 'umber',
      hair: 'braids',
      hair_color: 'black',
      outfit: 'raincoat',
      outfit_color: 'mustard',
      glasses: true,
    },
  },
  { name: 'Zuri', pronouns: 'she', look: { species: 'cat' } },
  { name: 'Zuri', pronouns: 'they', look: { species: 'child', wheelchair: true } },
]

function* everyLength(): Generator<StoryInput> {
  let at = 0
  for (let page_count = 4; page_count <= 16; page_count++)
    for (const age_group of ageGroups)
      for (const hero of [undefined, ...heroes])
        for (const avoid of [[], [...avoidable], ...avoidable.map((fear) => [fear])]) {
          at++
          yield inputWith({
            subject: nth(subjects, at * 7),
            theme: nth(themes, at * 3),
            setting: nth(settings, at * 5),
            age_group,
            page_count,
            avoid,
            story_attributes: at % 3 ? [nth(storyAttributes, at)] : ['rhyming', nth(storyAttributes, at)],
            ...(hero ? { hero } : {}),
            ...(at % 4 === 0 ? { companion: { name: 'Okonkwo', kind: 'owl' } } : {}),
          })
        }
}

/** `npm test -- sweep` and `npm run test:nightly` tell them all, which takes minutes. */
const isWhole = Boolean(process.env['NIGHTLY'])

/** One in so many: a number that divides no list's length, so that each still meets each of the others. */
function* oneIn(number: number, inputs: Iterable<StoryInput>): Generator<StoryInput> {
  let at = 0
  for (const input of inputs) if (isWhole || at++ % number === 0) yield input
}

describe('every story', { timeout: 150_000 }, () => {
  it('of every subject, theme, setting and age is whole', () => {
    const { told, faults } = faultsIn(oneIn(19, everyCombination()), 'sweep')
    expect(faults).toEqual([])
    expect(told).toBe(isWhole ? 24 * 14 * 14 * 3 : 743)
  })

  it('of every pair of attributes is whole', () => {
    expect(faultsIn(oneIn(11, everyAttributePair()), 'pair').faults).toEqual([])
  })

  it('of every length, hero and list of things to avoid is whole', () => {
    expect(faultsIn(oneIn(13, everyLength()), 'length').faults).toEqual([])
  })

  it('keeps to the schemas and never says a typed name outright', () => {
    let at = 0
    for (const input of everyLength()) {
      at++
      if (at % 9) continue
      const { outline, pages } = tellQuest(input, `schema${at}`)
      z.parse(Outline, outline)
      for (const page of pages) z.parse(Page, page)
      if (input.hero) expect(outline.names.hero).toBe('Zuri')
      expect(JSON.stringify({ ...outline, names: null, pages })).not.toMatch(/Zuri|Okonkwo/)
    }
  })
})
