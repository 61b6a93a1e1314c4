import { themes, type Theme } from '@moonpage/contract/categories'

/** What a moral is said with, whatever it is about. */
const lessons = [
  'the moral',
  'lessons?',
  '(?:learn|realis|realiz|discover|understand|understood|know|knew|find|found|remember|teach|taught|show)(?:s|e|es|ed|ing|t)?(?: \\S+){0,3} (?:out )?(?:that|how) (?:true|real|being|everyone|everybody|we all|it is (?:always |better |good |important )|sometimes|friends?|sharing|kindness|a (?:true|real|good) friend)',
  '(?:learn(?:s|ed|t|ing)?|discover(?:s|ed|ing)?) (?:the (?:power|meaning|value|importance|joy|magic|gift)|what it (?:means|takes)|to be (?:brave|kind|honest|patient|grateful|a))',
  'the (?:power|meaning|value|importance|true gift|true magic) of',
  'tru(?:e|ly) (?:friend(?:ship)?s?|courage|brave(?:ry)?|kind(?:ness)?|treasure|happiness)',
  'real (?:courage|bravery|kindness|treasure|happiness)',
  'sharing is caring',
  'honesty is',
  'believe in (?:yourself|himself|herself|themselves|themself)',
  'never give up',
  'what really matters',
  'the (?:best|greatest|real|most important) (?:treasure|gift|magic|thing) (?:of all )?(?:is|was|are|were)',
  '(?:together|as a team),? (?:we|you|they) can do anything',
]
const said = new RegExp(`(?<![\\p{L}])(?:${lessons.join('|')})(?![\\p{L}])`, 'iu')

/** Plain verbs as well, with which a story may be full. */
const harmless: ReadonlySet<Theme> = new Set(['wonder', 'sharing'])

const byName = new Map(themes.map((theme) => [theme, new RegExp(`(?<!\\p{L})${theme}(?!\\p{L})`, 'iu')]))

/** The words with which a text says the moral out loud; null where it does not. */
export const moralIn = (text: string): string | null => said.exec(text)?.[0] ?? null

/** The same of a title, a summary or a refrain, where the theme's own name is enough. */
export const moralInShort = (text: string, theme: Theme): string | null =>
  moralIn(text) ?? (harmless.has(theme) ? null : (byName.get(theme)?.exec(text)?.[0] ?? null))
