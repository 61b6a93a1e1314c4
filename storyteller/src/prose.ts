import type { Moment } from './arc.ts'
import { isCompanionKind } from './cast.ts'
import { companions, meetKeeper, meetSubjectAgain, subjectCalls } from './data/companions.ts'
import { almost, links, remind, solved } from './data/filler.ts'
import { pack, ready, setOff, together } from './data/leaving.ts'
import { homeward, reach, toBed } from './data/returning.ts'
import type { ObstacleData, Told } from './data/schema.ts'
import type { Draft, DraftPage } from './draft.ts'
import { hasOwnVoice, reasonFor, tellingOf, threaded, voicesOf, type Telling } from './manner.ts'
import { countWords, roomOf } from './room.ts'
import type { Wording } from './words.ts'

type Age = Exclude<Telling, 'verse'>

/** One thing that a page may say. What is not `needed` is said only while there is room. */
type Line = { from: readonly string[]; needed: boolean }

/** Where the refrain is sung: at setting out, in doubt (or past the last obstacle) and when it counts. */
export const refrainPages = (draft: Draft): number[] => {
  const find = (kind: Moment['kind']) =>
    draft.pages.findIndex((page) => page.moments.some((at) => at.kind === kind))
  const low = find('low')
  const pastLast = draft.pages.findLastIndex((page) => page.moments.some((at) => at.kind === 'solve'))
  return [...new Set([find('call'), low < 0 ? pastLast : low, find('act')])]
}

export const obstacleOf = (draft: Draft, moment: Moment): ObstacleData => {
  const obstacle = draft.obstacles[moment.obstacle]
  if (!obstacle) throw new Error('There is no such obstacle')
  return obstacle
}

/** How the way leads to an obstacle: named only when it is somewhere new, and never as the end of the way. */
const linkTo = (draft: Draft, moment: Moment): Told | null => {
  const here = obstacleOf(draft, moment).place
  const before = draft.obstacles[moment.obstacle - 1]?.place ?? draft.stakes.home
  if (here === draft.stakes.far) return moment.obstacle > 0 && before !== here ? almost : null
  return here === before ? null : links
}

const linesOf = (draft: Draft, moment: Moment, told: Age): Line[] => {
  const { quest, strand, setting, stakes, cast } = draft
  const needed = (data: Told): Line => ({ from: data[told], needed: true })
  const spare = (data: Told | null): Line => ({ from: data?.[told] ?? [], needed: false })
  const older = told !== 'three'
  const learning = draft.input.story_attributes.includes('educational_stem')
  const hasLow = draft.pages.some((page) => page.moments.some(({ kind }) => kind === 'low'))
  const own = hasOwnVoice(draft.input.story_attributes)
  const voices = voicesOf(draft.input.story_attributes)
  const [voice] = voices
  const lastVoice = voices.at(-1) ?? voice
  const kind = cast.companion.species
  const companion = companions[isCompanionKind(kind) ? kind : 'mouse']

  switch (moment.kind) {
    case 'home': {
      const reason = reasonFor(draft)
      return [
        needed(voice.opening),
        needed(draft.hero.home),
        ...(reason ? [needed(reason)] : []),
        ...(stakes.companionFromStart ? [needed(together)] : []),
        spare(older ? setting.sense : null),
      ]
    }
    case 'trouble':
      return [...(stakes.keeper === 'subject' ? [needed(subjectCalls)] : []), needed(quest.trouble)]
    case 'call':
      return [
        needed(stakes.companionFromStart ? ready : companion.come),
        needed(strand.plant),
        spare(quest.carried ? pack : setOff),
      ]
    case 'travel':
      return [
        needed(setting.sense),
        needed(companion.banter),
        spare(own ? voice.aside : setting.sense),
        spare(setting.sense),
        spare(quest.carried ? remind : null),
      ]
    case 'meet': {
      const obstacle = obstacleOf(draft, moment)
      const failed = draft.obstacles.slice(0, moment.obstacle).some((each) => each.kind === obstacle.kind)
      const tries =
        obstacle.kind === 'other' || failed ? [] : draft.hero.tries[obstacle.kind][older ? 'older' : 'three']
      return [
        spare(older ? linkTo(draft, moment) : null),
        needed(obstacle.meet),
        // The first time the hero fails in a way of its own; after that only where there is room.
        { from: tries, needed: !learning && moment.obstacle === 0 },
      ]
    }
    case 'solve': {
      const speaker = voices[moment.obstacle % voices.length] ?? voice
      const obstacle = obstacleOf(draft, moment)
      // Where there is a page of doubt, the voice is kept for that.
      const speaks = moment.obstacle < voices.length && (!hasLow || (moment.obstacle > 0 && !learning))
      return [
        ...(own ? [{ from: speaker.aside[told], needed: speaks }] : []),
        ...(learning ? [needed(obstacle.fact)] : []),
        needed(obstacle.solve),
        spare(solved),
      ]
    }
    case 'low':
      return [
        needed(strand.low),
        ...(own ? [needed(voice.aside)] : []),
        spare(quest.carried ? remind : null),
        spare(companion.banter),
        spare(setting.sense),
      ]
    case 'arrive':
      return [
        needed(draft.hero.gift),
        { from: reach[told], needed: told !== 'three' },
        needed(stakes.keeper === 'subject' ? meetSubjectAgain : meetKeeper),
      ]
    case 'test':
      return [{ from: threaded(draft, 'test', told), needed: true }]
    case 'act':
      return [{ from: threaded(draft, 'act', told), needed: true }]
    case 'win':
      return [needed(quest.win)]
    case 'after':
      return [needed(quest.after), { from: lastVoice.after[told], needed: own }]
    case 'homeward':
      return [needed(homeward), spare(setting.sense), spare(own ? lastVoice.aside : null)]
    case 'rest':
      return [
        needed(toBed),
        spare(quest.rest),
        spare(setting.hush),
        needed(strand.close),
        needed(lastVoice.closing),
      ]
  }
}

/** A page in prose: a paragraph a moment, the refrain on a line of its own. */
export const tellInProse = (
  draft: Draft,
  page: DraftPage,
  words: Wording,
  refrain: string | null,
): string => {
  const told = tellingOf[draft.input.age_group]
  const lines = page.moments.map((moment) => linesOf(draft, moment, told))
  const crowded = page.moments.length > 2
  const kept = new Map<Line, string>()
  for (const line of lines.flat()) {
    if (line.needed && line.from.length) kept.set(line, words.must(line.from))
  }
  let room =
    roomOf[draft.input.age_group].spare - [...kept.values()].reduce((sum, text) => sum + countWords(text), 0)
  for (const line of lines.flat()) {
    if (line.needed || crowded || room < 6) continue
    const text = words.maybe(line.from)
    if (text === null) continue
    kept.set(line, text)
    room -= countWords(text)
  }
  const paragraphs = lines.map((paragraph) =>
    paragraph
      .map((line) => kept.get(line))
      .filter((text) => text !== undefined)
      .join(' '),
  )
  const sung = refrain && refrainPages(draft).includes(draft.pages.indexOf(page)) ? [`"${refrain}"`] : []
  return [...paragraphs, ...sung].join('\n')
}
