import {
  catchMoments,
  leaveKinds,
  type Catch,
  type Entry,
  type Guest,
  type Leave,
  type Need,
  type Recalling,
  type Tale,
} from './format.ts'
import { listOf, oneOf } from './parse-beats.ts'
import { TaleError } from './tale-error.ts'

export const seriesKeys = ['recalls', 'once', 'lacks', 'again', 'guest', 'owes'] as const
/** What the keys of other lines begin with. */
export const seriesStarts = ['leaves ', 'needs ', 'catch '] as const

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

/** `catch flop: "Not enough flip," said {hero}. / "Not enough flip," said {friend}.` */
const readCatch = (file: string, { key, line, when, text }: Entry): Catch => ({
  line,
  when,
  moment: oneOf(file, line, key.slice('catch '.length), catchMoments),
  texts: text.split(' / '),
})

/** `recalls: third`, `recalls: third, helped`, `recalls: first` */
function readRecalls(file: string, entries: readonly Entry[]): Recalling {
  const words = entries.flatMap(({ line, when, text }) => listOf(text).map((word) => ({ line, when, word })))
  for (const { line, word } of words)
    if (!['third', 'first', 'helped'].includes(word))
      throw new TaleError(
        file,
        line,
        `"${word}" is no way to recall`,
        'Write `recalls: third`, `recalls: third, helped` or `recalls: first`',
      )
  return {
    third: words.filter(({ word }) => word === 'third').map(({ when }) => when),
    isFirst: words.some(({ word }) => word === 'first'),
    isHelped: words.some(({ word }) => word === 'helped'),
  }
}

/** `guest: near, baker` */
function readGuest(entries: readonly Entry[]): Guest {
  const words = listOf(entries.find(({ key }) => key === 'guest')?.text ?? '')
  const home = words.find((word) => word === 'near' || word === 'far') ?? null
  return { home, job: words.find((word) => word !== home) ?? null }
}

type SeriesPart = Pick<
  Tale,
  'leaves' | 'recalls' | 'needs' | 'catches' | 'guest' | 'owes' | 'once' | 'lacks' | 'again'
>

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
    catches: starting('catch ').map((entry) => readCatch(file, entry)),
    guest: readGuest(entries),
    owes: entries.find(({ key }) => key === 'owes')?.text ?? null,
    once: listOf(entries.find(({ key }) => key === 'once')?.text ?? ''),
    lacks: listOf(entries.find(({ key }) => key === 'lacks')?.text ?? ''),
    again: entries.filter(({ key }) => key === 'again'),
  }
}
