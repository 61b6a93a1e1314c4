import { settings, subjects } from '@moonpage/contract/categories'
import { companionKinds, type Pronouns } from '@moonpage/contract/story-input'
import type { Binding } from '../../outline.ts'
import { holds } from '../../tales/condition.ts'
import type { Strand, Tale, Telling } from '../../tales/format.ts'
import type { Lexicon } from '../../tales/lexicon.ts'
import { withoutMarks } from '../../tales/grammar.ts'
import { names, serves } from '../../tales/serve.ts'
import { createVoice } from '../../tales/voice.ts'

export const heroKinds = [...subjects, 'child'] as const

/** The pronoun pairs that the storyteller draws and families choose. */
const pronounPairs: readonly (readonly [Pronouns, Pronouns])[] = [
  ['she', 'he'],
  ['he', 'she'],
  ['they', 'she'],
  ['he', 'he'],
  ['she', 'she'],
  ['they', 'they'],
]

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Bindings with each option at least once; the others alternate. */
function withBinds(tale: Tale, strand: Strand, telling: Telling, open: Binding, lexicon: Lexicon): Binding[] {
  if (strand.binds.length === 0) return [open]
  const { tags } = createVoice(tale, strand, telling, open, lexicon)
  const options = strand.binds.map(({ name, options: all }) => ({
    name,
    values: all.filter(({ when }) => holds(when, tags)).map(({ value }) => value),
  }))
  const most = Math.max(...options.map(({ values }) => values.length))
  return Array.from({ length: most }, (_, turn) => ({
    ...open,
    binds: Object.fromEntries(
      options.map(({ name, values }) => [name, values.length ? at(values, turn) : '']),
    ),
  }))
}

/**
 * The same with a friend whom the followed tale left: of the kind that it has there. Null if that one is called by a name alone, so
 * that no picture shows it.
 */
function withFriend(tale: Tale, strand: Strand, telling: Telling, open: Binding, lexicon: Lexicon) {
  if (tale.follows === null || !tale.other) return open
  const voice = createVoice(tale, strand, telling, open, lexicon)
  const words = withoutMarks(voice.say(`{${tale.other}}`))
  const person = voice.figure(tale.other)?.person ?? 'they'
  if (open.other === null && !words.startsWith('the ')) return null
  const pronouns: Pronouns = person === 'it' ? 'they' : person
  return {
    ...open,
    other: open.other ?? words.slice('the '.length),
    known: { name: 'Linden', pronouns },
    again: true,
  }
}

/**
 * All supported combinations of hero and place, friend and place, and third figure and place, with alternating pronouns.
 * @param every use only each n-th one, for a quick check
 */
export function bindingsOf(
  tale: Tale,
  strand: Strand,
  telling: Telling,
  lexicon: Lexicon,
  every = 1,
): Binding[] {
  const bindings: Binding[] = []
  let turn = 0
  const add = (hero: string, friend: string, other: string | null, place: Binding['place']) => {
    if (!serves(strand, { hero, friend, other, place })) return
    if (other !== null && !names(strand, 'others', other)) return
    turn++
    if (turn % every !== 0) return
    const [hero_pronouns, friend_pronouns] = at(pronounPairs, turn)
    const open: Binding = {
      tale: tale.id,
      strand: strand.name,
      frame: telling.frame,
      hero,
      hero_pronouns,
      friend,
      friend_pronouns,
      other,
      place,
      age: telling.age,
      verse: telling.length === 'verse' || telling.length === 'short verse',
      binds: {},
    }
    const bound = withFriend(tale, strand, telling, open, lexicon)
    if (bound) bindings.push(...withBinds(tale, strand, telling, bound, lexicon))
  }
  const friends = strand.friends ?? companionKinds
  settings.forEach((place, p) => {
    heroKinds.forEach((hero, h) => add(hero, at(friends, h + p), null, place))
    friends.forEach((friend, f) => add(at(heroKinds, f * 2 + p), friend, null, place))
    subjects.forEach((other, o) => add('child', at(friends, o + p), other, place))
  })
  return bindings
}
