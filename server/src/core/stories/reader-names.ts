import type { Names } from '@moonpage/contract/names'

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

type NamedStory = {
  id: string
  hero_name: string
  companion_name: string
  input: { hero?: unknown; companion?: unknown }
}

/** The same stand-in for one story every time. */
const pick = (list: readonly string[], id: string): string =>
  list[Number.parseInt(id.slice(-6), 16) % list.length] as string

/** Whom the reader meets: the owner the names as given; others a stand-in for every name that a parent typed. */
export const namesFor = (story: NamedStory, reader: 'owner' | 'stranger'): Names => ({
  hero: reader === 'stranger' && story.input.hero ? pick(heroStandIns, story.id) : story.hero_name,
  companion:
    reader === 'stranger' && story.input.companion ? pick(companionStandIns, story.id) : story.companion_name,
})
