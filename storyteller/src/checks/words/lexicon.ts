export const unfitKinds = [
  'violence',
  'gore',
  'sex',
  'drugs',
  'swearing',
  'hate',
  'death',
  'weapons',
  'drinking or smoking',
  'bodies',
  'insults',
  'unsafe advice',
  'talk about instructions',
] as const
/** The kinds of unfit words. */
export type UnfitKind = (typeof unfitKinds)[number]

/** Patterns of whole words and phrases by kind. */
export type Lexicon = Partial<Record<UnfitKind, readonly string[]>>

export type Entry = { kind: UnfitKind; pattern: RegExp }

/** One pattern per kind, for `matchAll`. */
export const entriesOf = (lexicon: Lexicon): Entry[] =>
  Object.entries(lexicon).map(([kind, patterns]) => ({
    kind: kind as UnfitKind,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
  }))
