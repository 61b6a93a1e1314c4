import { allProps } from './scene.ts'

// Words of a page that are the name of a thing and mean something else: `[[hero]] saw it`, `all was well`, `like a bell`.

/** Deeds, in the plural of things: `and leaves it there`. */
const deeds: ReadonlySet<string> = new Set(
  'leaves nails rocks rings paints nets bridges boards lamps steps signs sails sticks lines'.split(' '),
)
const doers: ReadonlySet<string> = new Set(
  'hero companion helper she he it they we you i who and then to never not'.split(' '),
)
/** Words that are a thing only behind an article or what describes it. */
const rare: ReadonlySet<string> = new Set(
  'saw sail well waves swings swing ring nail stick lead line rock'.split(' '),
)
const describing: ReadonlySet<string> = new Set(
  'the a an his her its their my your our this that one of old new little big small tiny huge long short red blue green yellow white black golden brown gray wooden rusty sharp torn broken deep round wet'.split(
    ' ',
  ),
)

/** Words that say how something is, unless nothing follows of which they could say it. */
const qualities: ReadonlySet<string> = new Set(['sweet'])
/** Words before which a thing ends. */
const ends: ReadonlySet<string> = new Set(
  'in on under behind at to from with for into and or but then so that which who was were is are had has he she it they hero companion'.split(
    ' ',
  ),
)
/** Deeds behind `to`, `can` or `will`. */
const plainDeeds: ReadonlySet<string> = new Set(
  'fish net brush drum swing saw nail hammer map book box hook sail roll paint train nest cup dip fog bubble flag comb star rock ring bridge step stick'.split(
    ' ',
  ),
)
const beforeDeeds: ReadonlySet<string> = new Set(
  "to can will could would may might must let lets let's".split(' '),
)

/** Where something sails to: `a boat sails on the stream`. */
const ways: ReadonlySet<string> = new Set(
  'on in over across along away off out through to by past round around into home back up down'.split(' '),
)
const isSailing = (before: string, word: string, after: string | undefined): boolean =>
  word === 'sails' && after !== undefined && ways.has(after) && !describing.has(before) && !ends.has(before)

/** Whether a word of a text is no thing where it stands. */
const isOtherwise = (words: readonly string[], at: number): boolean => {
  const [before, word, after] = [words[at - 1] ?? '', words[at]!, words[at + 1]]
  if (qualities.has(word)) return !describing.has(before) || (after !== undefined && !ends.has(after))
  if (isSailing(before, word, after)) return true
  if (plainDeeds.has(word) && beforeDeeds.has(before)) return true
  return rare.has(words[at]!) ? !describing.has(before) : deeds.has(words[at]!) && doers.has(before)
}

/** Things of two words, as texts have them: `lamp post`. */
const pairs = allProps.flatMap((prop) => (prop.includes('-') ? [prop.replaceAll('-', '[- ]')] : [])).join('|')
const compared = new RegExp(
  String.raw`\b(?:like|than|as [a-z]+ as) (?:an?|two|three|four) (?:(?:[a-z-]+ )?(?:${pairs})s?\b|(?:[a-z-]+ (?=[a-z]+[.,!?;]))?[a-z-]+)`,
  'gi',
)

/** In what else a hole is no mound of earth that somebody could live in. */
const earth =
  'ground|earth|soil|sand|dirt|mud|snow|hill|hillside|bank|garden|lawn|grass|mound|tree|trunk|log|stump'
const holes = new RegExp(
  String.raw`\bholes? (?:in|of) (?:an?|the|his|her|its|their|my|your|one|both) (?!(?:[a-z-]+ )?(?:${earth})\b)`,
  'gi',
)
/** Parts that have the name of a thing: the shell of a turtle, the leaves of a flower. */
const parts =
  /\bshells? of (?:an?|the|his|her|its|their) (?:[a-z-]+ )?(?:turtle|tortoise|snail|egg|nut|walnut)s?\b|\b(?:turtle|tortoise|snail|egg|nut)(?:['’]s)? shells?\b|\b(?:leaf|leaves) of (?:an?|the|his|her|its|their) (?:[a-z-]+ )?(?=(?:[a-z]*flower|rose|tulip|daisy|bud|blossom|bloom)s?\b)|(?<=\b(?:[a-z]*flower|rose|tulip|daisy|bud|blossom)['’]s )(?:leaf|leaves)\b/gi

/**
 * A text without what things are only compared with, `smooth as a mirror`, `as one takes a cup from a shelf`, nor clothes by their
 * ends, nor what is a part or a fault of a thing.
 */
const withoutOthers = (text: string): string =>
  text
    .replace(/\bas (?:one|you|if|though) [^.,;:!?”"\n]*/gi, '')
    .replace(/\b(?:heels?|toes?|soles?|sleeves?) of (?:his|her|its|their) [a-z]+/gi, '')
    .replace(compared, '')
    .replace(holes, '')
    .replace(parts, '')

/** The words of a text, empty where one is no thing. */
export function thingWords(text: string): string[] {
  const words =
    withoutOthers(text)
      .toLowerCase()
      .match(/[a-z][a-z-]*(?:'s)?/g) ?? []
  return words.map((word, at) => (isOtherwise(words, at) ? '' : word))
}
