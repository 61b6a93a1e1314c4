import {
  leaveKinds,
  lessonKinds,
  type Entry,
  type Leave,
  type Lesson,
  type Need,
  type Recalling,
  type Tale,
} from './format.ts'
import { listOf, oneOf } from './parse-beats.ts'
import { TaleError } from './tale-error.ts'

export const seriesKeys = ['recalls', 'once', 'again'] as const

/** `leaves thing bell: now / in a later book`, `leaves friend`, `leaves friend snail` */
const readLeave = (file: string, { key, line, when, text }: Entry): Leave => {
  const [, kind = '', ...noun] = key.split(' ')
  const [now = '', later = '', since, deed] = text.split(' / ')
  if (!now || !later)
    throw new TaleError(
      file,
      line,
      `"${text}" does not say both what is and what a later book says`,
      'Write `leaves joke: They count to two. / They still counted to two.`',
    )
  return {
    line,
    when,
    kind: oneOf(file, line, kind, leaveKinds),
    noun: noun.join(' ') || null,
    now,
    later,
    since: since || null,
    deed: deed ?? null,
  }
}

/** `needs bell: It was {kept}.` */
const readNeed = ({ key, line, when, text }: Entry): Need => ({
  line,
  when,
  noun: key.slice('needs '.length),
  text,
})

/** `recalls: third`, `recalls: way 3`, `recalls: alone`, `recalls: first` */
function readRecalls(file: string, entries: readonly Entry[]): Recalling {
  const words = entries.flatMap(({ line, when, text }) => listOf(text).map((word) => ({ line, when, word })))
  for (const { line, word } of words)
    if (
      !['alone', 'third', 'first'].includes(word) &&
      !(word.startsWith('way ') && Number(word.slice('way '.length)))
    )
      throw new TaleError(
        file,
        line,
        `"${word}" is no way to recall`,
        'Write `recalls: third`, `recalls: way 3`, `recalls: alone` or `recalls: first`',
      )
  const way = words.find(({ word }) => word.startsWith('way '))
  return {
    third: words.filter(({ word }) => word === 'third').map(({ when }) => when),
    way: way ? Number(way.word.slice('way '.length)) : null,
    isAlone: words.some(({ word }) => word === 'alone'),
    isFirst: words.some(({ word }) => word === 'first'),
  }
}

/** `lesson waits: the popcorn / It popped only when nobody shook it. / I'll leave it alone, too.` */
function readLesson(file: string, { key, line, when, text }: Entry): Lesson {
  const [topic, told, decides] = text.split(' / ')
  if (!topic || !told || !decides)
    throw new TaleError(
      file,
      line,
      `"${text}" is no lesson`,
      'Write `lesson waits: the popcorn / It popped only when nobody shook it. / I’ll leave it alone, too.`',
    )
  return {
    line,
    when,
    kinds: key
      .slice('lesson '.length)
      .split(' ')
      .map((kind) => oneOf(file, line, kind, lessonKinds)),
    topic,
    told,
    decides,
  }
}

type SeriesPart = Pick<Tale, 'leaves' | 'recalls' | 'needs' | 'lessons' | 'once' | 'again'>

/** What a tale says for series, from the entries of its header. */
export function parseSeries(file: string, entries: readonly Entry[]): SeriesPart {
  const starting = (start: string) => entries.filter(({ key }) => key.startsWith(start))
  return {
    leaves: starting('leaves ').map((entry) => readLeave(file, entry)),
    recalls: readRecalls(
      file,
      entries.filter(({ key }) => key === 'recalls'),
    ),
    needs: starting('needs ').map((entry) => readNeed(entry)),
    lessons: starting('lesson ').map((entry) => readLesson(file, entry)),
    once: listOf(entries.find(({ key }) => key === 'once')?.text ?? ''),
    again: entries.filter(({ key }) => key === 'again'),
  }
}
