import { settings } from '@moonpage/contract/categories'
import { ageGroups } from '@moonpage/contract/story-input'
import { parseCondition } from './condition.ts'
import {
  bundleKinds,
  type Bind,
  type Bundle,
  type BundleKind,
  type Entry,
  type Length,
  type Strand,
  type Telling,
  type ToldPage,
} from './format.ts'
import type { Section } from './outline-lines.ts'
import { listOf, oneOf } from './parse-beats.ts'
import { TaleError } from './tale-error.ts'

const tellingTitles: Readonly<Record<string, Length>> = {
  Told: 'told',
  Short: 'short',
  Verse: 'verse',
  'Short verse': 'short verse',
}
const bundleTitles: Readonly<Record<string, BundleKind>> = {
  Pairs: 'pairs',
  Others: 'others',
  Places: 'places',
  Heroes: 'heroes',
  Friends: 'friends',
}

export const entriesOf = (file: string, section: Section): Entry[] =>
  section.lines.map((line) => {
    if (line.is !== 'entry')
      throw new TaleError(
        file,
        line.line,
        'only `key: words` may stand here',
        'Move this line under its own heading',
      )
    return line.entry
  })

/** `Told 5-6 b`, `Short 3-4`. */
function parseTelling(file: string, section: Section): Telling {
  const found = Object.keys(tellingTitles)
    .toSorted((one, other) => other.length - one.length)
    .find((title) => section.title.startsWith(`${title} `))
  const [age = '', frame = ''] = section.title.slice(found?.length).trim().split(' ')
  const length = found && tellingTitles[found]
  if (!length)
    throw new TaleError(
      file,
      section.line,
      `"${section.title}" is not known here`,
      `Under a strand stand: ${[...Object.keys(tellingTitles), ...Object.keys(bundleTitles)].join(', ')}`,
    )
  const words: Entry[] = []
  const pages: ToldPage[] = []
  for (const line of section.lines) {
    if (line.is === 'page')
      pages.push({ line: line.line, beats: line.beats, when: line.when, text: line.text })
    else if (line.is === 'entry') words.push(line.entry)
    else throw new TaleError(file, line.line, 'an act stands among pages', 'Pictures belong to the beats')
  }
  return { line: section.line, length, age: oneOf(file, section.line, age, ageGroups), frame, words, pages }
}

const parseBundle = (file: string, section: Section): Bundle => ({
  line: section.line,
  names: listOf(section.title),
  entries: entriesOf(file, section),
})

/** `small [small] | strong [strong] | wait` */
const parseBind = (entry: Entry): Bind => ({
  line: entry.line,
  name: entry.key.slice('bind '.length),
  options: entry.text.split('|').map((option) => {
    const [value = '', condition = ''] = option.replace(']', '').split('[')
    return { value: value.trim(), when: parseCondition(condition) }
  }),
})

export function parseStrand(file: string, section: Section): Strand {
  const entries = entriesOf(file, section)
  const text = (key: string) => entries.find((entry) => entry.key === key)?.text
  const names = (key: string) => {
    const said = text(key)
    return said === undefined || said === 'all' ? null : listOf(said)
  }
  const bundles = Object.fromEntries(bundleKinds.map((kind): [BundleKind, Bundle[]] => [kind, []])) as Record<
    BundleKind,
    Bundle[]
  >
  const tellings: Telling[] = []
  for (const part of section.parts) {
    const kind = bundleTitles[part.title]
    if (kind) bundles[kind].push(...part.parts.map((bundle) => parseBundle(file, bundle)))
    else tellings.push(parseTelling(file, part))
  }
  const own = ['heroes', 'friends', 'places', 'never']
  return {
    line: section.line,
    name: section.title.slice('Strand '.length).trim(),
    heroes: names('heroes'),
    friends: names('friends'),
    places: names('places')?.map((place) => oneOf(file, section.line, place, settings)) ?? null,
    never: (names('never') ?? []).map((pair) => {
      const [hero = '', place = ''] = pair.split(' at ')
      return { hero, place }
    }),
    binds: entries.filter((entry) => entry.key.startsWith('bind ')).map(parseBind),
    words: entries.filter((entry) => !own.includes(entry.key) && !entry.key.startsWith('bind ')),
    tellings,
    bundles,
    inherits: null,
  }
}
