import type { Moment } from './arc.ts'
import { meetKeeper, meetSubjectAgain, subjectCalls } from './data/companions.ts'
import { companions } from './data/companions.ts'
import {
  homeward,
  links,
  pack,
  reach,
  ready,
  remind,
  setOff,
  solved,
  toBed,
  together,
} from './data/filler.ts'
import type { Told } from './data/schema.ts'
import type { Draft, DraftPage } from './draft.ts'
import { reasonFor, tellingOf, voicesOf } from './manner.ts'
import { isCompanionKind } from './cast.ts'
import type { Wording } from './words.ts'

/** How much room a page has: optional lines come only where there is some. */
type Room = { told: Exclude<keyof Told, 'verse'>; spare: number; crowded: boolean }

const orderOf = (draft: Draft, page: DraftPage): number => draft.pages.indexOf(page)

export const refrainPages = (draft: Draft): number[] => {
  const find = (kind: Moment['kind']) =>
    draft.pages.findIndex((page) => page.moments.some((at) => at.kind === kind))
  const last = draft.pages.findLastIndex((page) => page.moments.some((at) => at.kind === 'solve'))
  return [...new Set([find('call'), last, find('act')])]
}

const isLast = <T>(list: readonly T[], item: T): boolean => list.at(-1) === item

/** One moment in sentences. The first paragraph goes on where the page's last one ended. */
const tellMoment = (draft: Draft, moment: Moment, words: Wording, room: Room): (string | null)[] => {
  const { quest, theme, setting, stakes, cast } = draft
  const { told } = room
  const must = (data: Told) => words.must(data[told])
  const maybe = (data: Told, when: boolean) => (when && !room.crowded ? words.maybe(data[told]) : null)
  const older = told !== 'three'
  const oldest = told === 'seven'
  const voiceList = voicesOf(draft.input.story_attributes)
  const voice = voiceList[0] ?? voicesOf([])[0]
  const lastVoice = voiceList.at(-1) ?? voice
  if (!voice || !lastVoice) throw new Error('A story has a voice')
  const spoken = draft.input.story_attributes.some(
    (each) => each !== 'rhyming' && each !== 'educational_stem',
  )
  const companionKind = cast.companion.species
  const banter = isCompanionKind(companionKind) ? companions[companionKind].banter : null

  switch (moment.kind) {
    case 'home': {
      const reason = reasonFor(draft)
      return [
        must(voice.opening),
        must(draft.hero.home),
        reason ? must(reason) : null,
        stakes.companionFromStart ? must(together) : null,
        maybe(setting.sense, older),
      ]
    }
    case 'trouble':
      return [stakes.keeper === 'subject' ? must(subjectCalls) : null, must(quest.trouble)]
    case 'call':
      return [
        must(
          stakes.companionFromStart
            ? ready
            : companions[isCompanionKind(companionKind) ? companionKind : 'mouse'].come,
        ),
        must(theme.plant),
        quest.carried ? maybe(pack, older) : null,
        maybe(setOff, !quest.carried && older),
      ]
    case 'travel':
      return [
        maybe(setting.sense, true),
        banter ? maybe(banter, true) : null,
        maybe(setting.sense, older),
        maybe(voice.aside, true),
        maybe(setting.sense, oldest),
        quest.carried ? maybe(remind, oldest) : null,
      ]
    case 'meet': {
      const obstacle = draft.obstacles[moment.obstacle]
      if (!obstacle) throw new Error('There is no such obstacle')
      const tries = draft.hero.tries[obstacle.kind]
      const place = moment.obstacle > 0 && older
      return [
        place ? words.maybe(links[told]) : null,
        must(obstacle.meet),
        words.maybe([told === 'three' ? tries[0] : tries[1]]),
        maybe(setting.sense, oldest && moment.obstacle === 0),
      ]
    }
    case 'solve': {
      const obstacle = draft.obstacles[moment.obstacle]
      if (!obstacle) throw new Error('There is no such obstacle')
      const speaker = voiceList[moment.obstacle % voiceList.length] ?? voice
      return [
        spoken ? words.maybe(speaker.aside[told]) : null,
        draft.input.story_attributes.includes('educational_stem') ? must(obstacle.fact) : null,
        must(obstacle.solve),
        maybe(solved, oldest || (older && !spoken)),
      ]
    }
    case 'low':
      return [
        must(theme.low),
        banter ? maybe(banter, oldest) : null,
        quest.carried ? maybe(remind, true) : null,
        maybe(setting.sense, older),
      ]
    case 'arrive':
      return [
        must(draft.hero.gift),
        words.maybe(reach[told]),
        must(stakes.keeper === 'subject' ? meetSubjectAgain : meetKeeper),
      ]
    case 'test':
      return [must(theme.test)]
    case 'act':
      return [must(theme.act)]
    case 'win':
      return [must(quest.win)]
    case 'after':
      return [must(quest.after), spoken || older ? maybe(lastVoice.after, true) : null]
    case 'homeward':
      return [
        must(homeward),
        maybe(setting.sense, true),
        maybe(lastVoice.aside, oldest),
        maybe(setting.sense, oldest),
      ]
    case 'rest':
      return [
        must(toBed),
        older || room.spare > 0 ? words.must(quest.rest[told]) : null,
        maybe(setting.hush, older),
        must(theme.close),
        isLast(voiceList, voice) ? must(voice.closing) : must(lastVoice.closing),
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
  const paragraphs = page.moments.map((moment) =>
    tellMoment(draft, moment, words, {
      told,
      spare: told === 'three' && draft.input.page_count < 8 ? 0 : 1,
      crowded: page.moments.length > 2,
    })
      .filter((line) => line !== null)
      .join(' '),
  )
  const sung = refrain && refrainPages(draft).includes(orderOf(draft, page)) ? [`"${refrain}"`] : []
  return [...paragraphs, ...sung].join('\n')
}
