import type { Names } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import { foldNames } from '../../lib/fold-names.ts'

/** Stand-in names for the public copy. */
const heroStandIns = [
  'Wren',
  'Robin',
  'Juniper',
  'Marlo',
  'Pim',
  'Sorrel',
  'Kit',
  'Linden',
  'Bo',
  'Tamsin',
  'Ash',
  'Noor',
]
const companionStandIns = ['Nib', 'Moss', 'Thimble', 'Biscuit', 'Clover', 'Pepper', 'Button', 'Bramble']

/** Deterministic, and never equal to, or part of, a name that it stands for. */
function pick(list: readonly string[], id: string, typed: Names): string {
  const others = list.filter((name) => foldNames(name, typed) === name)
  return others[Number.parseInt(id.slice(-6), 16) % others.length] as string
}

/**
 * A stand-in for every name that the parent typed, stored with a new story; empty where the storyteller chooses names.
 */
export function standInsFor(id: string, { hero, companion }: Pick<StoryInput, 'hero' | 'companion'>) {
  const typed = { hero: hero?.name ?? '', companion: companion?.name ?? '' }
  return {
    hero_stand_in: hero ? pick(heroStandIns, id, typed) : '',
    companion_stand_in: companion ? pick(companionStandIns, id, typed) : '',
  }
}

type NamedStory = {
  hero_name: string
  companion_name: string
  hero_stand_in: string
  companion_stand_in: string
}

/** The names that the family reads. */
export const givenNames = (story: Pick<NamedStory, 'hero_name' | 'companion_name'>): Names => ({
  hero: story.hero_name,
  companion: story.companion_name,
})

/** The names that all others read: stand-ins, unless the parent chose the given names. */
export const standInNames = (story: NamedStory): Names => ({
  hero: story.hero_stand_in || story.hero_name,
  companion: story.companion_stand_in || story.companion_name,
})
