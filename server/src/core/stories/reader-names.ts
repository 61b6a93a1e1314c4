import type { Names } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import { foldNames } from '../../lib/fold-names.ts'

/** Names of nobody, for the copies that strangers read. */
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

/** The same one every time, and never one of the very names that it stands in for, or a half of one. */
function pick(list: readonly string[], id: string, typed: Names): string {
  const others = list.filter((name) => foldNames(name, typed) === name)
  return others[Number.parseInt(id.slice(-6), 16) % others.length] as string
}

/** A stand-in for every name that a parent typed, for a new story to keep; empty where the storyteller names. */
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

/** Whom its family meets. */
export const givenNames = (story: Pick<NamedStory, 'hero_name' | 'companion_name'>): Names => ({
  hero: story.hero_name,
  companion: story.companion_name,
})

/** Whom all others meet, unless the parent lets them meet whom the family meets. */
export const standInNames = (story: NamedStory): Names => ({
  hero: story.hero_stand_in || story.hero_name,
  companion: story.companion_stand_in || story.companion_name,
})
