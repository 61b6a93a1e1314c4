import type { StoryInput } from '@moonpage/contract/story-input'
import { lengths, type Length, type Strand, type Tale, type Telling, type ToldPage } from './format.ts'
import { holds } from './condition.ts'
import { shortUpTo } from './layout.ts'

/** A strand, and those whose words it inherits. */
const withInherited = (strand: Strand): Strand[] =>
  strand.inherits ? [strand, ...withInherited(strand.inherits)] : [strand]

/** Whether a strand has words for a hero, a place or a third figure of this name. */
export const names = (strand: Strand, kind: 'heroes' | 'places' | 'others', name: string): boolean =>
  withInherited(strand).some(({ bundles }) =>
    bundles[kind].some((bundle) => bundle.names.includes(name) || bundle.names.includes('*')),
  )

const hasBundles = (strand: Strand, kind: 'heroes' | 'places'): boolean =>
  withInherited(strand).some(({ bundles }) => bundles[kind].length > 0)

/** Whether a strand has text for this hero, friend, third figure and place. Without bundles, its lists decide. In a sequel the third figure is known. */
export const serves = (
  strand: Strand,
  cast: { hero: string; friend: string; other: string | null; place: StoryInput['setting'] },
): boolean => {
  const isListed = (list: readonly string[] | null, name: string) => list === null || list.includes(name)
  const has = (kind: 'heroes' | 'places', name: string) =>
    !hasBundles(strand, kind) || names(strand, kind, name)
  return (
    isListed(strand.heroes, cast.hero) &&
    isListed(strand.friends, cast.friend) &&
    isListed(strand.places, cast.place) &&
    has('heroes', cast.hero) &&
    has('places', cast.place) &&
    (cast.other === null || strand.inherits !== null || names(strand, 'others', cast.other)) &&
    !strand.never.some(({ hero, place }) => hero === cast.hero && place === cast.place)
  )
}

/** A strand without bundles is written for its own few heroes and places. */
export const isNarrow = (strand: Strand): boolean => !hasBundles(strand, 'heroes')

/** The full tellings of an age group; with `verse` the rhyming ones, which from 5 on are for all ages. */
export function framesOf(strand: Strand, age: StoryInput['age_group'], verse: boolean): Telling[] {
  const told = (at: StoryInput['age_group']) =>
    strand.tellings.filter((telling) => telling.age === at && telling.length === (verse ? 'verse' : 'told'))
  const own = told(age)
  return own.length === 0 && verse && age === '7-8' ? told('5-6') : own
}

/** The telling for a page count: the short one, if it exists, for few pages. */
export function tellingFor(
  strand: Strand,
  age: StoryInput['age_group'],
  frame: string,
  verse: boolean,
  pageCount: number,
): Telling | null {
  const find = (length: Length, letter: string) =>
    strand.tellings.find(
      (telling) => telling.age === age && telling.length === length && telling.frame === letter,
    )
  const [full, short] = verse ? ([lengths[2], lengths[3]] as const) : ([lengths[0], lengths[1]] as const)
  const [asked, any] = [find(full, frame), framesOf(strand, age, verse)[0]]
  if (pageCount > shortUpTo) return asked ?? any ?? null
  // The telling for 7-8 is too long for few pages; use the one for 5-6.
  const younger = age === '7-8' ? framesOf(strand, '5-6', verse)[0] : undefined
  return find(short, frame) ?? find(short, '') ?? younger ?? asked ?? any ?? null
}

/** The pages of a telling for a binding: of alternative wordings, the first whose condition holds. */
export function pagesFor(telling: Telling, tags: ReadonlySet<string>): ToldPage[] {
  const seen = new Set<string>()
  return telling.pages.filter((page) => {
    const key = page.beats.join()
    if (seen.has(key) || !holds(page.when, tags)) return false
    seen.add(key)
    return true
  })
}

export const strandOf = (tale: Tale, name: string): Strand | null =>
  tale.strands.find((strand) => strand.name === name) ?? null
