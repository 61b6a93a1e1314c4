import type { Moment } from './arc.ts'
import { isCompanionKind } from './cast.ts'
import { companions, meetKeeper, meetSubjectAgain, subjectCalls } from './data/companions.ts'
import { remind, solved } from './data/filler.ts'
import { pack, ready, together } from './data/leaving.ts'
import { homeward, reach, toBed } from './data/returning.ts'
import type { Told } from './data/schema.ts'
import type { Draft, DraftPage } from './draft.ts'
import { hasOwnVoice, reasonFor, threaded, voicesOf } from './manner.ts'
import { obstacleOf, refrainPages } from './prose.ts'
import { roomOf } from './room.ts'
import type { Wording } from './words.ts'

/** A couplet and the youngest who hear it: 3 is everyone. What is not `needed` never comes twice. */
type Couplet = { data: Told; from: 3 | 5 | 7; needed: boolean }

const say = (from: Couplet['from'], data: Told): Couplet => ({ from, data, needed: true })
const perhaps = (from: Couplet['from'], data: Told): Couplet => ({ from, data, needed: false })

const either = (one: Told, other: Told): Told => ({
  ...one,
  small: [...(one.small ?? []), ...(other.small ?? [])],
})

/** A trial or its act, only in the variant of this book's thread. */
const versed = (draft: Draft, slot: 'test' | 'act'): Told => ({
  ...draft.strand[slot],
  verse: [...threaded(draft, slot, 'verse')],
  ...(draft.strand[slot].small ? { small: [...threaded(draft, slot, 'small')] } : {}),
})

const coupletsOf = (draft: Draft, moment: Moment): Couplet[] => {
  const { quest, strand, setting, stakes, cast } = draft
  const older = draft.input.age_group !== '3-4'
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
        say(3, voice.opening),
        older ? say(3, draft.hero.home) : perhaps(3, draft.hero.home),
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
        say(stakes.token ? 3 : 5, strand.plant),
        ...(quest.carried ? [perhaps(7, pack)] : []),
      ]
    case 'travel':
      // A page of the youngest has room for one couplet beside the refrain: what is there, or what the friend does.
      return older
        ? [perhaps(3, setting.sense), perhaps(5, companion.banter), perhaps(7, voice.aside)]
        : [perhaps(3, either(setting.sense, companion.banter))]
    case 'meet':
      return [say(3, obstacleOf(draft, moment).meet)]
    case 'solve': {
      const obstacle = obstacleOf(draft, moment)
      const speaker = voices[moment.obstacle % voices.length] ?? voice
      return [
        perhaps(own && moment.obstacle < voices.length ? 5 : 7, speaker.aside),
        ...(draft.input.story_attributes.includes('educational_stem') ? [say(3, obstacle.fact)] : []),
        say(3, obstacle.solve),
        perhaps(7, solved),
      ]
    }
    case 'low':
      return [
        say(3, strand.low),
        ...(quest.carried ? [perhaps(7, remind)] : []),
        perhaps(7, companion.banter),
      ]
    case 'arrive':
      return [
        older ? say(5, draft.hero.gift) : perhaps(3, draft.hero.gift),
        perhaps(7, reach),
        say(3, stakes.keeper === 'subject' ? meetSubjectAgain : meetKeeper),
      ]
    case 'test':
      return [say(3, versed(draft, 'test'))]
    case 'act':
      return [say(3, versed(draft, 'act'))]
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
        say(5, strand.close),
        say(3, lastVoice.closing),
      ]
  }
}

const ageOf = { '3-4': 3, '5-6': 5, '7-8': 7 } as const

const linesIn = (couplets: Iterable<string>): number =>
  [...couplets].reduce((sum, text) => sum + text.split(' / ').length, 0)

/** The youngest hear the refrain on pages that have little else, the others where the story turns. */
const singsOn = (draft: Draft, page: DraftPage): boolean =>
  draft.input.age_group === '3-4'
    ? page.moments.some(({ kind }) => kind === 'call' || kind === 'travel' || kind === 'low')
    : refrainPages(draft).includes(draft.pages.indexOf(page))

/** A page in couplets, a stanza a moment. The refrain is a couplet that comes back. */
export const tellInVerse = (
  draft: Draft,
  page: DraftPage,
  words: Wording,
  refrain: string | null,
): string => {
  const age = ageOf[draft.input.age_group]
  const variantsOf = ({ data }: Couplet) => (age === 3 && data.small ? data.small : data.verse)
  const moments = page.moments.map((moment) =>
    coupletsOf(draft, moment).filter((couplet) => couplet.from <= age),
  )
  const kept = new Map<Couplet, string>()
  for (const couplet of moments.flat()) if (couplet.needed) kept.set(couplet, words.must(variantsOf(couplet)))
  const sung = refrain && singsOn(draft, page) ? [refrain] : []
  let room = roomOf[draft.input.age_group].verseLines - linesIn(kept.values()) - linesIn(sung)
  for (const couplet of moments.flat()) {
    // A page that would stay empty gets its couplet all the same.
    if (couplet.needed || (room < 2 && kept.size)) continue
    const text = words.maybe(variantsOf(couplet))
    if (text === null) continue
    kept.set(couplet, text)
    room -= linesIn([text])
  }
  const stanzas = moments
    .map((couplets) =>
      couplets
        .map((couplet) => kept.get(couplet))
        .filter((text) => text !== undefined)
        .join(' / '),
    )
    .filter((stanza) => stanza !== '')
  return [...stanzas, ...(room < 0 ? [] : sung)].map((stanza) => stanza.split(' / ').join('\n')).join('\n\n')
}
