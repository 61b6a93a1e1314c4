import { bundleKinds, type Bundle, type BundleKind, type Entry, type Strand, type Tale } from './format.ts'
import { isNarrow } from './serve.ts'
import { TaleError } from './tale-error.ts'

/** Titles and summaries are of one tale only. */
const isInherited = ({ key }: Entry): boolean => key !== 'summary' && !key.endsWith('title')

/** The words of a strand and of its tale, as sequels inherit them. */
function wordsOf(strand: Strand, { words }: Tale): Strand {
  const bundles = bundleKinds.map((kind): [BundleKind, Bundle[]] => [
    kind,
    strand.bundles[kind].map((bundle) => ({ ...bundle, entries: bundle.entries.filter(isInherited) })),
  ])
  return {
    ...strand,
    words: [...strand.words, ...words].filter(isInherited),
    tellings: [],
    bundles: Object.fromEntries(bundles) as Record<BundleKind, Bundle[]>,
  }
}

/** A strand of a sequel inherits from the strand of the same name, or else from a wide one. */
function inheritStrand(strand: Strand, followed: Tale): Strand {
  const from =
    followed.strands.find(({ name }) => name === strand.name) ??
    followed.strands.find((one) => !isNarrow(one)) ??
    followed.strands[0]
  if (!from) return strand
  const isOwn = ({ name }: Strand['binds'][number]) => strand.binds.some((bind) => bind.name === name)
  return {
    ...strand,
    heroes: strand.heroes ?? from.heroes,
    friends: strand.friends ?? from.friends,
    places: strand.places ?? from.places,
    never: [...strand.never, ...from.never],
    binds: [...strand.binds, ...from.binds.filter((bind) => !isOwn(bind))],
    inherits: wordsOf(from, followed),
  }
}

/**
 * Sequels with the words that they inherit; one may follow another. @param taleOf a tale of a theme
 * @throws TaleError if one follows no tale, or itself
 */
export function inheritWords(sequels: readonly Tale[], taleOf: (id: string) => Tale | null): Tale[] {
  const done = new Map<string, Tale>()
  const inherit = (sequel: Tale, later: readonly string[]): Tale => {
    const known = done.get(sequel.id)
    if (known) return known
    const next = sequels.find(({ id }) => id === sequel.follows && !later.includes(id))
    const followed = next ? inherit(next, [...later, sequel.id]) : taleOf(sequel.follows ?? '')
    if (!followed)
      throw new TaleError(
        sequel.file,
        1,
        `it follows no tale: ${sequel.follows}`,
        'Write `follows: wool`, the name of a file without its ending',
      )
    const whole = { ...sequel, strands: sequel.strands.map((strand) => inheritStrand(strand, followed)) }
    done.set(sequel.id, whole)
    return whole
  }
  return sequels.map((sequel) => inherit(sequel, [sequel.id]))
}
