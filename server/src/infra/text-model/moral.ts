import { themes, type Theme } from '@moonpage/contract/categories'

/** Words that state a moral, whatever the theme. */
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

/** Plain verbs of a theme, which are also common in ordinary sentences. */
const harmless: ReadonlySet<Theme> = new Set(['wonder', 'sharing'])

const byName = new Map(themes.map((theme) => [theme, new RegExp(`(?<!\\p{L})${theme}(?!\\p{L})`, 'iu')]))

/** The sentence that states the moral; null if there is none. */
export const moralIn = (text: string): string | null => said.exec(text)?.[0] ?? null

/** The same for a title, summary or refrain, where the theme's own name is enough. */
export const moralInShort = (text: string, theme: Theme): string | null =>
  moralIn(text) ?? (harmless.has(theme) ? null : (byName.get(theme)?.exec(text)?.[0] ?? null))
