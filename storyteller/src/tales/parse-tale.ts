import { themes } from '@moonpage/contract/categories'
import { avoidable, type StoryAttribute } from '@moonpage/contract/story-input'
import { likedTellings, shapes, type Entry, type Plant, type Tale } from './format.ts'
import { outlineLines, type Section } from './outline-lines.ts'
import { listOf, oneOf, parseBeat } from './parse-beats.ts'
import { parseSeries, seriesKeys, seriesStarts } from './parse-series.ts'
import { entriesOf, parseStrand } from './parse-strand.ts'
import { readLines } from './read-lines.ts'
import { TaleError } from './tale-error.ts'

const kindWords: Readonly<Record<string, StoryAttribute>> = {
  silly: 'silly_fun',
  gentle: 'gentle_adventure',
  adventure: 'high_adventure',
  stem: 'educational_stem',
  social: 'educational_social',
  classic: 'classic_tale',
  modern: 'modern_adventure',
}

const plotKeys = ['aim', 'stake', 'for', 'flaw', 'old', 'new', 'because'] as const
const otherKeys = [
  'theme',
  'shape',
  'kinds',
  'avoid',
  'best',
  'other',
  'follows',
  'ends',
  'refrain',
  'counter',
  ...seriesKeys,
  'known',
  'merges',
]

/** `plant pan: 3 -> 7, 10 by pan|stick` */
const readPlant = (file: string, { key, line, when, text }: Entry): Plant => {
  const found = /^(\d+) -> ([\d, ]+) by (.+)$/.exec(text)
  if (!found)
    throw new TaleError(file, line, `"${text}" is no plant`, 'Write `plant pan: 3 -> 7, 10 by pan|stick`')
  return {
    line,
    name: key.slice('plant '.length),
    when,
    from: Number(found[1]),
    to: listOf(found[2] ?? '').map(Number),
    words: (found[3] ?? '').split('|').map((word) => word.trim()),
  }
}

const numbered = (file: string, line: number, text: string): { page: number; word: string } => {
  const [word = '', page = ''] = text.split(' ')
  if (!/^\d+$/.test(page))
    throw new TaleError(file, line, `"${text}" counts nothing`, 'Write `counter: three 3, two 4, one 6`')
  return { page: Number(page), word }
}

const pair = (file: string, line: number, text: string): readonly [number, number] => {
  const [one, other] = text.split('+').map(Number)
  if (!one || other !== one + 1)
    throw new TaleError(
      file,
      line,
      `"${text}" is no pair of neighbouring beats`,
      'Write `merges: 2+3, 8+9, 4+5`',
    )
  return [one, other]
}

function parseHeader(
  file: string,
  section: Section,
): Omit<Tale, 'file' | 'id' | 'words' | 'beats' | 'strands'> {
  const entries = entriesOf(file, section)
  const find = (key: string) => entries.find((entry) => entry.key === key)
  const must = (key: string): Entry => {
    const entry = find(key)
    if (!entry) throw new TaleError(file, section.line, `the tale has no ${key}`, `Add a line \`${key}: …\``)
    return entry
  }
  for (const { key, line } of entries)
    if (!['plant ', ...seriesStarts].some((start) => key.startsWith(start)))
      oneOf(file, line, key, [...plotKeys, ...otherKeys])
  const list = (key: string) => listOf(find(key)?.text ?? '')
  const lineOf = (key: string) => find(key)?.line ?? section.line
  return {
    theme: oneOf(file, lineOf('theme'), must('theme').text, themes),
    shape: oneOf(file, lineOf('shape'), must('shape').text, shapes),
    kinds: list('kinds').map(
      (word) => kindWords[oneOf(file, lineOf('kinds'), word, Object.keys(kindWords))] as StoryAttribute,
    ),
    avoid: list('avoid').map((word) => oneOf(file, lineOf('avoid'), word, avoidable)),
    best: list('best').map((word) => oneOf(file, lineOf('best'), word, likedTellings)),
    plot: {
      aim: must('aim').text,
      stake: must('stake').text,
      forWhom: must('for').text,
      flaw: must('flaw').text,
      old: must('old').text,
      new: must('new').text,
      because: must('because').text,
    },
    other: find('other')?.text ?? null,
    follows: find('follows')?.text ?? null,
    endsSeries: find('ends')?.text === 'series',
    plants: entries.filter(({ key }) => key.startsWith('plant ')).map((entry) => readPlant(file, entry)),
    refrain: find('refrain')?.text ?? null,
    counter: list('counter').map((text) => numbered(file, lineOf('counter'), text)),
    ...parseSeries(file, entries),
    known: list('known'),
    merges: list('merges').map((text) => pair(file, lineOf('merges'), text)),
  }
}

/** Parses a tale's file. @throws TaleError with the line and the expected syntax */
export function parseTale(file: string, text: string): Tale {
  const sections = outlineLines(readLines(file, text))
  for (const { title, line } of sections)
    if (!title.startsWith('Strand ')) oneOf(file, line, title, ['Tale', 'Beats', 'Words'])
  const find = (title: string) => sections.find((section) => section.title === title)
  const header = find('Tale')
  const beats = find('Beats')
  if (!header || !beats)
    throw new TaleError(
      file,
      1,
      'a heading is missing',
      'A file has `# Tale`, `# Beats` and at least one `# Strand NAME`',
    )
  const words = find('Words')
  return {
    file,
    id: (file.split('/').at(-1) ?? file).replace('.tale', ''),
    ...parseHeader(file, header),
    words: words ? entriesOf(file, words) : [],
    beats: beats.parts.map((beat) => parseBeat(file, beat)),
    strands: sections
      .filter(({ title }) => title.startsWith('Strand '))
      .map((section) => parseStrand(file, section)),
  }
}
