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

/** Whether a word of a text is no thing where it stands. */
const isOtherwise = (words: readonly string[], at: number): boolean => {
  const before = words[at - 1] ?? ''
  return rare.has(words[at]!) ? !describing.has(before) : deeds.has(words[at]!) && doers.has(before)
}

/** A text without what things are only compared with: `smooth as a mirror`. */
const withoutComparisons = (text: string): string =>
  text.replace(/\b(?:like|as [a-z]+ as) an? (?:[a-z-]+ (?=[a-z]+[.,!?;]))?[a-z-]+/gi, '')

/** The words of a text, empty where one is no thing. */
export function thingWords(text: string): string[] {
  const words =
    withoutComparisons(text)
      .toLowerCase()
      .match(/[a-z][a-z-]*(?:'s)?/g) ?? []
  return words.map((word, at) => (isOtherwise(words, at) ? '' : word))
}
