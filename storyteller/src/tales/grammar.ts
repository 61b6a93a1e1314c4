export const persons = ['she', 'he', 'they', 'it'] as const
export type Person = (typeof persons)[number]

const forms: Readonly<Record<Person, Readonly<Record<string, string>>>> = {
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself', hers: 'hers' },
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself', hers: 'his' },
  they: { he: 'they', him: 'them', his: 'their', himself: 'themself', hers: 'theirs' },
  it: { he: 'it', him: 'it', his: 'its', himself: 'itself', hers: 'its' },
}

/** Pronoun forms in slots are equivalent (`she`, `he`, `they`): the figure decides. */
const sameForm: Readonly<Record<string, string>> = {
  he: 'he',
  she: 'he',
  they: 'he',
  him: 'him',
  them: 'him',
  his: 'his',
  her: 'his',
  their: 'his',
  himself: 'himself',
  herself: 'himself',
  hers: 'hers',
  theirs: 'hers',
}
export const isPronoun = (form: string): boolean => form in sameForm

export const pronounOf = (person: Person, form: string): string => forms[person][sameForm[form] ?? ''] ?? ''

/** Pronoun forms that a name can replace: `he`, `him`, `his`, not `himself`. */
export const isNamed = (form: string): boolean => ['he', 'him', 'his'].includes(sameForm[form] ?? '')
export const inPlaceOfPronoun = (name: string, form: string): string =>
  sameForm[form] === 'his' ? `${name}'s` : name

/** Marks after each word that refers to a figure, so that the ledger can resolve pronouns. */
export const marks = { hero: '\uE000', friend: '\uE001', other: '\uE002', more: '\uE003' } as const
const anyMark = /[\uE000-\uE003]/g
export const withoutMarks = (text: string): string => text.replace(anyMark, '')

const plural: Readonly<Record<string, string>> = {
  was: 'were',
  is: 'are',
  has: 'have',
  does: 'do',
  goes: 'go',
  "wasn't": "weren't",
  "isn't": "aren't",
  "doesn't": "don't",
}
/** Words in -s that follow "they" and are no verbs in the present. */
const noVerbs = new Set(
  [
    'always',
    'sometimes',
    'perhaps',
    'besides',
    'this',
    'thus',
    'yes',
    'its',
    'his',
    'ours',
    'us',
    'as',
  ].concat([
    'upstairs',
    'downstairs',
    'indoors',
    'outdoors',
    'afterwards',
    'backwards',
    'towards',
    'themselves',
  ]),
)
const after =
  /\b(they[\uE000-\uE003] (?:(?:still|also|always|never|only|just|already|now) )?)([a-z]+s|wasn't|isn't|doesn't)\b/gi
const before = /\b(was|is|has|does) (they[\uE000-\uE003])/gi

/** The plural of a verb in the third person: `does` → `do`, `wants` → `want`, `tries` → `try`, `ties` → `tie`. */
const inPlural = (verb: string): string => {
  const word = verb.toLowerCase()
  if (noVerbs.has(word) || word.endsWith('ss')) return verb
  const regular = word
    .replace(/(?<=..)ies$/, 'ys')
    .replace(/(?<=s|x|z|ch|sh|o)es$/, 's')
    .replace(/s$/, '')
  const form = plural[word] ?? regular
  return /^[A-Z]/.test(verb) ? capitalise(form) : form
}

/** Verb agreement with singular "they": `they was` → `they were`. Needs the marks. */
const agree = (text: string): string =>
  text
    .replace(after, (_, subject: string, verb: string) => subject + inPlural(verb))
    .replace(before, (_, verb: string, subject: string) => `${inPlural(verb)} ${subject}`)

export const capitalise = (text: string): string =>
  text.replace(/^(["“'(]*)([a-z])/, (_, quote: string, letter: string) => quote + letter.toUpperCase())

/** `WOOF` → `Woof`. */
export const soften = (text: string): string => capitalise(text.toLowerCase())

export const withArticle = (noun: string): string => `a ${noun.replace(/^the /, '')}`

/** "The Cloth camel" as "The Cloth Camel": titles name kinds of two words. */
export const titleKind = (title: string): string =>
  title.replace(/(?<=(?:^| )(?:Cloth|Wooden|Windup|Toy|Tin|Paper) )\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  )

/** "the cloth camel" as "the camel", "the moon goat" as "the goat". */
export const withoutLabel = (noun: string): string =>
  noun.replace(/^the (?:cloth|wooden|windup|toy|tin|paper|rubber|moon|cloud|old) /, 'the ')

/** Corrects verbs, articles and spaces after the slots were filled. */
export const finish = (text: string): string =>
  agree(text)
    .replace(/\b([Aa]) (?=[aeiAEI]|[oO](?!nc?e\b)|[uU](?!ni|se))/g, '$1n ')
    .replaceAll('...', '…')
    // A quote that ends a sentence may be followed by "said …".
    .replace(/\."(?= [a-z])/g, ',"')
    .replace(/ {2,}/g, ' ')
    .trim()
