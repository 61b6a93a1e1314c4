import type { Random } from './random.ts'

export type Slots = Readonly<Record<string, string>>

const sentenceStart = /(^|\n|[.!?…]"? )(["“]?)([a-z])/g

const capitalise = (text: string): string =>
  text.replace(sentenceStart, (whole, before: string, quote: string, letter: string) =>
    // After `!"` the sentence often goes on: `"Oh!" said the owl.` After `."` it never does.
    /[!?]"/.test(before) && !quote ? whole : before + quote + letter.toUpperCase(),
  )

/** `{a|b}` becomes one of its sides, `{slot}` its value. Throws when a slot has no value. */
export const fill = (text: string, slots: Slots, random: Random): string => {
  const chosen = text.replace(/\{([^{}|]*\|[^{}]*)\}/g, (_, sides: string) => random.pick(sides.split('|')))
  const filled = chosen.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot]
    if (value === undefined) throw new Error(`No value for {${slot}} in: ${text}`)
    return value
  })
  // `a {noun}` may have become `a owl`.
  return capitalise(filled.replace(/\b([Aa]) (?=[aei]|o(?!nc?e\b)|u(?!ni|se))/gi, '$1n '))
}

export type Wording = {
  /** A variant not yet used in this story and free of what is to be avoided; null when there is none. */
  maybe: (variants: readonly string[]) => string | null
  /** The same, where the story needs it: repeats a variant sooner than leave a hole, throws sooner than frighten. */
  must: (variants: readonly string[]) => string
}

/** The shortest of each `among` comes first. */
const shorterFirst = (variants: readonly string[], among: number): string[] =>
  Array.from({ length: Math.ceil(variants.length / among) }, (_, at) =>
    variants.slice(at * among, (at + 1) * among).toSorted((one, other) => one.length - other.length),
  ).flat()

/**
 * The words of one page: picks variants by `random`, never two alike (`used` is shared by the pages of a story).
 * @param among of how many it takes the shortest: 1 takes any
 */
export const wordingOf = (
  slots: Slots,
  forbidden: RegExp | null,
  random: Random,
  used: Set<string>,
  among = 1,
): Wording => {
  const attempt = (variants: readonly string[]): string | null => {
    for (const variant of shorterFirst(random.shuffle(variants), among)) {
      for (let round = 0; round < (variant.includes('|') ? 6 : 1); round++) {
        const text = fill(variant, slots, random)
        if (forbidden?.test(text)) continue
        used.add(variant)
        return text
      }
    }
    return null
  }
  const maybe = (variants: readonly string[]) => attempt(variants.filter((variant) => !used.has(variant)))
  return {
    maybe,
    must: (variants) => {
      const text = maybe(variants) ?? attempt(variants)
      if (text === null) throw new Error(`Every variant speaks of what is to be avoided: ${variants[0]}`)
      return text
    },
  }
}
