import type { Moment } from './arc.ts'
import { isCompanionKind } from './cast.ts'
import { companions, meetKeeper, meetSubjectAgain, subjectCalls } from './data/companions.ts'
import { homeward, pack, reach, ready, remind, solved, toBed, together } from './data/filler.ts'
import type { Told } from './data/schema.ts'
import type { Draft, DraftPage } from './draft.ts'
import { hasOwnVoice, reasonFor, threaded, voicesOf } from './manner.ts'
import { obstacleOf, refrainPages } from './prose.ts'
import type { Wording } from './words.ts'

/** A couplet and the youngest who hear it: 3 is everyone. What is not `needed` never comes twice. */
type Couplet = { data: Told; from: 3 | 5 | 7; needed: boolean }

const say = (from: Couplet['from'], data: Told): Couplet => ({ from, data, needed: true })
const perhaps = (from: Couplet['from'], data: Told): Couplet => ({ from, data, needed: false })

const coupletsOf = (draft: Draft, moment: Moment): Couplet[] => {
  const { quest, theme, setting, stakes, cast } = draft
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
        say(own ? 3 : 5, voice.opening),
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
        // What will be given away has to be packed, for the youngest too.
        say(stakes.token ? 3 : 5, theme.plant),
        ...(quest.carried ? [perhaps(7, pack)] : []),
      ]
    case 'travel':
      return [perhaps(3, setting.sense), perhaps(5, companion.banter), perhaps(7, voice.aside)]
    case 'meet':
      return [say(3, obstacleOf(draft, moment).meet)]
    case 'solve': {
      const obstacle = obstacleOf(draft, moment)
      const speaker = voices[moment.obstacle % voices.length] ?? voice
      return [
        perhaps(own && moment.obstacle < voices.length ? 3 : 7, speaker.aside),
        ...(draft.input.story_attributes.includes('educational_stem') ? [say(3, obstacle.fact)] : []),
        say(3, obstacle.solve),
        perhaps(7, solved),
      ]
    }
    case 'low':
      return [say(3, theme.low), ...(quest.carried ? [perhaps(7, remind)] : []), perhaps(7, companion.banter)]
    case 'arrive':
      return [
        say(5, draft.hero.gift),
        perhaps(7, reach),
        say(3, stakes.keeper === 'subject' ? meetSubjectAgain : meetKeeper),
      ]
    case 'test':
      return [say(3, { ...theme.test, verse: [...threaded(draft, 'test', 'verse')] })]
    case 'act':
      return [say(3, { ...theme.act, verse: [...threaded(draft, 'act', 'verse')] })]
    case 'win':
      return [say(3, quest.win)]
    case 'after':
      return [say(3, quest.after), perhaps(own ? 5 : 7, lastVoice.after)]
    case 'homeward':
      return [say(3, homeward), perhaps(7, setting.sense)]
    case 'rest':
      return [
        say(7, toBed),
        perhaps(7, setting.hush),
        perhaps(7, quest.rest),
        say(5, theme.close),
        say(3, lastVoice.closing),
      ]
  }
}

const ageOf = { '3-4': 3, '5-6': 5, '7-8': 7 } as const

/** A page in couplets, a stanza a moment. The refrain is a couplet that comes back. */
export const tellInVerse = (
  draft: Draft,
  page: DraftPage,
  words: Wording,
  refrain: string | null,
): string => {
  const age = ageOf[draft.input.age_group]
  const stanzas = page.moments
    .map((moment) =>
      coupletsOf(draft, moment)
        .filter((couplet) => couplet.from <= age)
        .map(({ data, needed }) => (needed ? words.must(data.verse) : words.maybe(data.verse)))
        .filter((text) => text !== null)
        .join(' / '),
    )
    .filter((stanza) => stanza !== '')
  const at = draft.pages.indexOf(page)
  // The youngest hear it twice, the others three times.
  const sung =
    refrain &&
    refrainPages(draft)
      .slice(0, age === 3 ? 2 : 3)
      .includes(at)
      ? [refrain]
      : []
  return [...stanzas, ...sung].map((stanza) => stanza.split(' / ').join('\n')).join('\n\n')
}
