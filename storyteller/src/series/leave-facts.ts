import { friendPlaceholder } from '@moonpage/contract/fact-kinds'
import type { CharacterSheet } from '../scene.ts'
import { randomFrom } from '../random.ts'
import { holds } from '../tales/condition.ts'
import type { Leave, Tale } from '../tales/format.ts'
import { capitalise, withoutMarks } from '../tales/grammar.ts'
import { nameThing } from '../tales/name-thing.ts'
import type { Voice } from '../tales/voice.ts'
import { typeset } from '../typeset.ts'
import type { Fact } from './fact.ts'
import { friendNames } from './recall-words.ts'

type Told = {
  tale: Tale
  voice: Voice
  cast: readonly CharacterSheet[]
  /** Names that the new friend may not have. */
  taken: readonly string[]
  seed: string
  /** The third figure, if it is a friend from an earlier book. */
  known?: Fact['friend']
}

const freeName = ({ taken, seed }: Told): string => {
  const initials = new Set(taken.map((name) => name.charAt(0).toLowerCase()))
  const free = friendNames.filter((name) => !initials.has(name.charAt(0).toLowerCase()))
  return randomFrom(`${seed}|friend`).pick(free.length > 0 ? free : friendNames)
}

/** Stands for the friend while a text is said. */
const friendMark = '\uE010'

/** Says a text whose `{who}` is the friend, by the placeholder. */
const say = (voice: Voice, slot: string | null, text: string): string =>
  typeset(
    withoutMarks(
      voice.say(
        text.replaceAll('{who}', friendMark).replaceAll('{Who}', friendMark).replaceAll('{who.', `{${slot}.`),
      ),
    ).replaceAll(friendMark, friendPlaceholder),
  )

function friendOf(told: Told, slot: string): Fact['friend'] | null {
  if (!told.voice.figure(slot)) return null
  const words = withoutMarks(told.voice.say(`{${slot}}`))
  if (told.known && slot === told.tale.other) return told.known
  if (nameThing(words).count > 1) return null
  const species = words.startsWith('the ') ? words.slice('the '.length) : ''
  const sheet = told.cast.find(({ name }) => name === words) ?? null
  return { name: species ? freeName(told) : capitalise(words), species, sheet, is_invented: true }
}

function factOf(told: Told, { kind, noun, now, later, since, deed }: Leave): Fact[] {
  const { tale, voice } = told
  const slot = kind === 'friend' ? (noun ?? tale.other) : tale.other
  const said = {
    text: say(voice, slot, now),
    later: say(voice, slot, later),
    ...(since && { since: say(voice, slot, since) }),
  }
  if (kind === 'thing' && noun) return [{ kind, ...said, thing: { noun, prop: nameThing(noun).prop } }]
  if (kind !== 'friend') return [{ kind, ...said }]
  const friend = slot ? friendOf(told, slot) : null
  if (!slot || !friend) return []
  const { guest, owes } = tale
  return [
    {
      kind,
      ...said,
      ...(deed && { deed: say(voice, slot, deed) }),
      friend,
      slot,
      ...(guest.home && { home: guest.home }),
      ...(guest.job && { job: guest.job }),
      ...(owes && slot === tale.other && { owes: say(voice, slot, owes) }),
    },
  ]
}

/** What a told tale leaves for later books of its series. */
export const leaveFacts = (told: Told): Fact[] =>
  told.tale.leaves
    .filter(({ when }) => holds(when, told.voice.tags))
    .flatMap((leave) => factOf(told, leave))
    .map((fact) => ({ ...fact, tale: told.tale.id }))
