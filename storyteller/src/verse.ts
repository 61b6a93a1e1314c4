import type { Moment } from './arc.ts'
import { isCompanionKind } from './cast.ts'
import { companions, meetKeeper, meetSubjectAgain, subjectCalls } from './data/companions.ts'
import { homeward, pack, reach, ready, remind, solved, toBed, together } from './data/filler.ts'
import type { Told } from './data/schema.ts'
import type { Draft, DraftPage } from './draft.ts'
import { reasonFor, voicesOf } from './manner.ts'
import { refrainPages } from './prose.ts'
import type { Wording } from './words.ts'

/** The youngest age that gets a couplet: 3 is everyone. */
type Couplet = { text: string | null; from: 3 | 5 | 7 }

const versesOf = (draft: Draft, moment: Moment, words: Wording): Couplet[] => {
  const { quest, theme, setting, stakes, cast } = draft
  const age = { '3-4': 3, '5-6': 5, '7-8': 7 }[draft.input.age_group]
  const say = (from: Couplet['from'], data: Told): Couplet => ({
    from,
    text: age >= from ? words.must(data.verse) : null,
  })
  const perhaps = (from: Couplet['from'], data: Told): Couplet => ({
    from,
    text: age >= from ? words.maybe(data.verse) : null,
  })
  const voiceList = voicesOf(draft.input.story_attributes)
  const voice = voiceList[0]
  const lastVoice = voiceList.at(-1)
  if (!voice || !lastVoice) throw new Error('A story has a voice')
  const spoken = draft.input.story_attributes.some(
    (each) => each !== 'rhyming' && each !== 'educational_stem',
  )
  const kind = cast.companion.species
  const companion = companions[isCompanionKind(kind) ? kind : 'mouse']
  const obstacle = draft.obstacles[moment.obstacle]

  switch (moment.kind) {
    case 'home': {
      const reason = reasonFor(draft)
      return [
        say(5, voice.opening),
        say(3, draft.hero.home),
        ...(reason ? [say(3, reason)] : []),
        ...(stakes.companionFromStart ? [say(3, together)] : []),
        perhaps(7, setting.sense),
      ]
    }
    case 'trouble':
      return [
        ...(stakes.keeper === 'subject' ? [say(3, subjectCalls)] : []),
        say(3, quest.trouble),
        perhaps(7, setting.sense),
      ]
    case 'call':
      return [
        say(3, stakes.companionFromStart ? ready : companion.come),
        say(stakes.token ? 3 : 5, theme.plant),
        ...(quest.carried ? [perhaps(7, pack)] : []),
      ]
    case 'travel':
      return [perhaps(3, setting.sense), perhaps(5, companion.banter), perhaps(7, voice.aside)]
    case 'meet':
      if (!obstacle) throw new Error('There is no such obstacle')
      return [say(3, obstacle.meet)]
    case 'solve': {
      if (!obstacle) throw new Error('There is no such obstacle')
      const speaker = voiceList[moment.obstacle % voiceList.length] ?? voice
      return [
        perhaps(spoken ? 3 : 7, speaker.aside),
        ...(draft.input.story_attributes.includes('educational_stem') ? [say(3, obstacle.fact)] : []),
        say(3, obstacle.solve),
        perhaps(7, solved),
      ]
    }
    case 'low':
      return [say(3, theme.low), ...(quest.carried ? [perhaps(5, remind)] : []), perhaps(7, companion.banter)]
    case 'arrive':
      return [
        say(5, draft.hero.gift),
        perhaps(7, reach),
        say(3, stakes.keeper === 'subject' ? meetSubjectAgain : meetKeeper),
      ]
    case 'test':
      return [say(3, theme.test)]
    case 'act':
      return [say(3, theme.act)]
    case 'win':
      return [say(3, quest.win)]
    case 'after':
      return [say(3, quest.after), perhaps(spoken ? 5 : 7, lastVoice.after)]
    case 'homeward':
      return [say(3, homeward), perhaps(7, setting.sense)]
    case 'rest':
      return [
        say(5, toBed),
        perhaps(7, setting.hush),
        perhaps(7, quest.rest),
        say(3, theme.close),
        say(3, lastVoice.closing),
      ]
  }
}

/** A page in couplets, a stanza a moment. The refrain is a couplet that comes back. */
export const tellInVerse = (
  draft: Draft,
  page: DraftPage,
  words: Wording,
  refrain: string | null,
): string => {
  const stanzas = page.moments
    .map((moment) =>
      versesOf(draft, moment, words)
        .map((couplet) => couplet.text)
        .filter((text) => text !== null)
        .join(' / '),
    )
    .filter((stanza) => stanza !== '')
  const at = draft.pages.indexOf(page)
  const sung =
    refrain &&
    refrainPages(draft).includes(at) &&
    (draft.input.age_group !== '3-4' || at < draft.pages.length / 2)
      ? [refrain]
      : []
  return [...stanzas, ...sung].map((stanza) => stanza.split(' / ').join('\n')).join('\n\n')
}
