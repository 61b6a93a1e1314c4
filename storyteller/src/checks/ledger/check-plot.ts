import { bundleKinds, type Entry, type Tale } from '../../tales/format.ts'
import { isPronoun } from '../../tales/grammar.ts'
import type { Lexicon } from '../../tales/lexicon.ts'
import { partsOf, readTemplate, type Node } from '../../tales/template.ts'
import { times } from '../../scene.ts'
import type { Report } from './finding.ts'

/** Checks facts, causes and times of the beats, without generating text. */
export function checkBeats(tale: Tale, report: Report): void {
  const { beats } = tale
  const given = new Map<string, number>()
  const all = (wrong: string, beat: (typeof beats)[number]) =>
    report({ beat: beat.number, line: beat.line, sentence: beat.name, wrong })
  let latest = 0
  beats.forEach((beat, at) => {
    if (beat.number !== at + 1) all(`is beat ${at + 1} in order, and is numbered ${beat.number}`, beat)
    if (at > 0 && (!beat.follows || beat.follows.beat >= beat.number))
      all('follows from no earlier beat: write `after: 3 so`', beat)
    for (const fact of beat.needs)
      if (!given.has(fact)) all(`needs "${fact}", which nothing before gives`, beat)
    for (const fact of beat.gives) given.set(fact, beat.number)
    const [picture] = beat.pictures
    const time = times.findIndex((each) => picture?.frame.split(', ').includes(each))
    if (time < latest) all('is earlier in the day than the beat before', beat)
    latest = Math.max(latest, time)
  })
  const needed = new Set(beats.flatMap(({ needs }) => needs))
  const last = beats.at(-1)
  for (const beat of beats)
    for (const fact of beat.gives)
      if (!needed.has(fact) && beat !== last) all(`gives "${fact}", which nothing later needs`, beat)
  checkSayings(tale, report)
}

function checkSayings({ beats }: Tale, report: Report): void {
  const early = beats.slice(0, 2).flatMap(({ says }) => says)
  const line = beats[0]?.line ?? 1
  for (const saying of ['aim', 'stake'] as const)
    if (!early.includes(saying)) report({ beat: 2, line, wrong: `no beat up to 2 says the ${saying}` })
  if (beats.filter(({ isAct }) => isAct).length !== 1)
    report({ line, wrong: 'exactly one beat is the act: write `says: act, means`' })
  beats.forEach((beat, at) => {
    const rest = beats.slice(at).flatMap(({ says }) => says)
    if (beat.says.includes('try') && !rest.includes('result'))
      report({ beat: beat.number, line: beat.line, wrong: 'is a try, and no later beat says its result' })
  })
}

/** Checks that a tale has everything for every wish in every length. */
export function checkLayout(tale: Tale, report: Report): void {
  if (tale.merges.length < 3)
    report({ wrong: 'names fewer than three merges: books of 7, 8 and 9 pages need `merges: 2+3, 4+5, 8+9`' })
  for (const strand of tale.strands)
    for (const telling of strand.tellings) {
      const name = `${strand.name} ${telling.length} ${telling.age} ${telling.frame}`.trim()
      const told = [...new Set(telling.pages.flatMap(({ beats }) => beats))]
      const turns = new Set(
        telling.pages.filter(({ text }) => turnsIn(text) > 0).map(({ beats }) => beats.join()),
      ).size
      const isShort = telling.length.startsWith('short')
      const wanted = isShort ? 2 : telling.length === 'told' ? 6 : 0
      if (turns < wanted)
        report({ line: telling.line, wrong: `${name}: ${turns} pages have a turn "|", ${wanted} are needed` })
      const missing = isShort ? [] : tale.beats.filter(({ number }) => !told.includes(number))
      for (const { number } of missing)
        report({ line: telling.line, beat: number, wrong: `${name} tells no page ${number}` })
      for (const page of telling.pages)
        if (turnsIn(page.text) > 1) report({ line: page.line, wrong: 'a page has more than one turn "|"' })
    }
}

const turnsIn = (text: string): number => {
  try {
    return partsOf(readTemplate(text)).length - 1
  } catch {
    return 0
  }
}

const slotsIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => {
    if (node.is === 'optional') return slotsIn(node.nodes)
    if (node.is !== 'slot') return []
    const { name, form } = node.slot
    if (name === 'catch') return []
    return form && !isPronoun(form) && form !== 'soft' ? [`${name}-${form}`, name] : [name]
  })

const entriesIn = (tale: Tale): Entry[] => [
  ...tale.words,
  ...tale.strands.flatMap((strand) => [
    ...strand.words,
    ...strand.tellings.flatMap(({ words }) => words),
    ...bundleKinds.flatMap((kind) => strand.bundles[kind].flatMap(({ entries }) => entries)),
  ]),
]

/** Invalid templates, unused words, conditions that match nothing. */
export function checkWords(tale: Tale, lexicon: Lexicon, report: Report): void {
  const entries = entriesIn(tale)
  const pages = tale.strands.flatMap(({ tellings }) => tellings.flatMap((telling) => telling.pages))
  const acts = tale.beats.flatMap(({ pictures }) => pictures.flatMap((picture) => picture.acts))
  const said = new Set(['title', 'summary', ...(tale.other ? [tale.other] : [])])
  for (const { text, line } of [...entries, ...pages, ...acts])
    try {
      for (const slot of slotsIn(readTemplate(text))) said.add(slot)
    } catch (error) {
      report({ line, sentence: text, wrong: error instanceof Error ? error.message : String(error) })
    }
  for (const words of [...tale.plants.flatMap((plant) => plant.words), tale.refrain ?? ''])
    for (const slot of slotsIn(readTemplate(words))) said.add(slot)
  const shared = new Set(
    [...lexicon.places.values(), ...lexicon.kinds.values()].flatMap((bundle) =>
      bundle.entries.map(({ key }) => key),
    ),
  )
  for (const { key, line } of entries)
    if (!said.has(key) && !shared.has(key) && !key.endsWith('-place'))
      report({ level: 'remark', line, sentence: key, wrong: `no text says {${key}}` })
}
