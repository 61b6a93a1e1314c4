import type { Pronouns, StoryInput } from '@moonpage/contract/story-input'
import { isAvoided } from '../avoid.ts'
import type { Binding, History } from '../outline.ts'
import { randomFrom, type Random } from '../random.ts'
import type { Catalogue } from './tale-catalogue.ts'
import { holds } from './condition.ts'
import type { Liked, Strand, Tale, Telling } from './format.ts'
import { framesOf, isNarrow, serves } from './serve.ts'
import { friendKindsFor, friendPronounsOf, heroKindOf, heroPronounsOf, otherKindOf } from './tale-cast.ts'
import { titleOf } from './tell-book.ts'
import { createVoice } from './voice.ts'

/** An earlier tale of the family; lists are newest last. */
type Had = History['tales'][number]

type Candidate = { tale: Tale; strand: Strand; telling: Telling; friends: string[]; rank: number[] }

/** What a family had, and ids of tales that are to come before others. */
type Before = Pick<History, 'tales' | 'titles'> & { preferred: ReadonlySet<string> }

/** The last position in the history, from 1; 0 if never. */
const lastHad = (had: readonly Had[], isSame: (one: Had) => boolean): number => had.findLastIndex(isSame) + 1

/** What is told for a wish: verse of 5-6 also for 7-8. */
const likedOf = ({ age_group, story_attributes }: StoryInput): Liked =>
  !story_attributes.includes('rhyming') ? age_group : age_group === '3-4' ? 'verse 3-4' : 'verse 5-6'

/**
 * The rank of a candidate, lower first: a new tale, a requested attribute, a preferred tale, one that readers liked best, a different shape
 * than lately, a new telling, one written for this hero.
 */
const rankOf = (
  input: StoryInput,
  { tales: had, preferred }: Before,
  shapes: ReadonlyMap<string, string>,
  { tale, strand, telling }: Omit<Candidate, 'rank' | 'friends'>,
): number[] => {
  const wished = input.story_attributes.filter((kind) => kind !== 'rhyming')
  const missing = wished.filter((kind) => !tale.kinds.includes(kind)).length
  const isTelling = (one: Had) =>
    one.tale === tale.id && one.strand === strand.name && one.frame === telling.frame
  return [
    lastHad(had, (one) => one.tale === tale.id),
    missing,
    preferred.has(tale.id) ? 0 : 1,
    tale.best.includes(likedOf(input)) ? 0 : 1,
    lastHad(had.slice(-3), (one) => shapes.get(one.tale) === tale.shape),
    lastHad(had, isTelling),
    isNarrow(strand) ? 0 : 1,
  ]
}

const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

/** What a later book of a series asks of its tale. */
export type Asked = {
  /** The third figure is a friend from an earlier book. */
  known?: { name: string; species: string; pronouns: Pronouns } | undefined
  isFit: (tale: Tale) => boolean
  phrase?: Binding['catch']
  /** The tales to choose from, in place of those of the theme. */
  tales?: readonly Tale[]
  /** What a last book is told with. */
  last?: Pick<Binding, 'words' | 'binds'>
}

function candidatesFor(
  input: StoryInput,
  before: Before,
  catalogue: Catalogue,
  random: Random,
  asked: Asked | undefined,
): Candidate[] {
  const tales = asked?.tales ?? catalogue.talesOf(input.theme)
  const shapes = new Map(tales.map((tale) => [tale.id, tale.shape]))
  const verse = input.story_attributes.includes('rhyming')
  const [hero, other, place] = [heroKindOf(input), asked?.known?.species ?? otherKindOf(input), input.setting]
  const kinds = friendKindsFor(input)
  const found = tales
    .filter((tale) => !isAvoided(input.avoid, tale.avoid) && (!asked || asked.isFit(tale)))
    .flatMap((tale) => tale.strands.map((strand) => ({ tale, strand })))
    .flatMap(({ tale, strand }) => {
      const friends = kinds.filter((friend) => serves(strand, { hero, friend, other, place }))
      const tellings = friends.length > 0 ? framesOf(strand, input.age_group, verse) : []
      return tellings.map((telling) => {
        const candidate = { tale, strand, telling, friends }
        return { ...candidate, rank: rankOf(input, before, shapes, candidate) }
      })
    })
  return random.shuffle(found).toSorted((one, next) => compare(one.rank, next.rank))
}

/** Randomly binds what a tale leaves open. */
function bind(
  input: StoryInput,
  candidate: Candidate,
  catalogue: Catalogue,
  random: Random,
  asked: Asked | undefined,
): Binding {
  const { tale, strand, telling } = candidate
  const hero_pronouns = heroPronounsOf(input, random)
  const open: Binding = {
    tale: tale.id,
    strand: strand.name,
    frame: telling.frame,
    hero: heroKindOf(input),
    hero_pronouns,
    friend: random.pick(candidate.friends),
    friend_pronouns: friendPronounsOf(input, hero_pronouns, random),
    other: asked?.known?.species ?? otherKindOf(input),
    place: input.setting,
    age: input.age_group,
    verse: telling.length === 'verse',
    binds: {},
    ...(asked && { again: true }),
    ...(asked?.phrase && { catch: asked.phrase }),
    ...(asked?.known && { known: { name: asked.known.name, pronouns: asked.known.pronouns } }),
  }
  const { tags } = createVoice(tale, strand, telling, open, catalogue.lexicon())
  const binds = Object.fromEntries(
    strand.binds.map(({ name, options }) => [
      name,
      random.pick(options.filter(({ when }) => holds(when, tags))).value,
    ]),
  )
  const { words, binds: own } = asked?.last ?? {}
  return { ...open, binds: { ...binds, ...own }, ...(words && { words }) }
}

/**
 * Chooses and binds a tale for a wish; null if none matches. Pure: the same wish, seed and history give the same binding.
 * No tale is repeated while another one matches; then shape, telling and bindings differ. A title that the family has is
 * used only if every match has one.
 * @param isFit whether the book of a binding suits the child
 * @param asked for a later book of a series
 */
export function chooseTale(
  input: StoryInput,
  seed: string,
  before: Before,
  catalogue: Catalogue,
  isFit: (binding: Binding) => boolean,
  asked?: Asked,
): Binding | null {
  const random = randomFrom(`${seed}|tale`)
  let repeated: Binding | null = null
  for (const candidate of candidatesFor(input, before, catalogue, random, asked)) {
    const binding = bind(input, candidate, catalogue, random, asked)
    if (!isFit(binding)) continue
    if (!before.titles.includes(titleOf(candidate.tale, binding, input.page_count, catalogue.lexicon())))
      return binding
    repeated ??= binding
  }
  return repeated
}
