import type { Act, Prop } from '@moonpage/storyteller/scene'
import { nameThing, propsNamedIn } from '@moonpage/storyteller/tales/name-thing'

// What somebody hides, nobody sees: `[[hero]] hides the key under the mat` shows hands at the mat, and no key.

const hiding = /(?<!\p{L})(?:hides?|hid|hidden|hiding)(?!\p{L})/iu
const secret =
  /(?<!\p{L})(?:hides?|hid|hidden|hiding|secret|secretly|pockets?|out of sight|(?:under|beneath|inside) (?:his|her|its|their) (?:[^\s.,;!?]{1,20} )?(?:coat|raincoat|cape|hat|scarf|sweater|jacket|wings?)|puts? (?:[^\s.,;!?]{1,20} ){1,6}away)(?!\p{L})|(?<!\p{L})(?:nobody|no one) (?:could see|saw|sees)(?!\p{L})/iu

/** A thing, and nobody: ducklings that hide peep out. */
const isThing = (words: string): boolean => {
  const { prop, species } = nameThing(words)
  return prop !== null && species === undefined
}

const placeOf = ({ how }: Act): string | undefined =>
  how.find(({ by, what }) => (by === 'in' || by === 'under' || by === 'behind') && isThing(what))?.what

/** The acts of a line without what is hidden in it: what hides it is seen, and who hides it reaches there. */
export function withoutHiddenThings(acts: readonly Act[], line: string): Act[] {
  if (!hiding.test(line)) return [...acts]
  return acts.flatMap((act): Act[] => {
    const place = placeOf(act)
    if (isThing(act.who)) return place ? [{ who: place, does: 'stands', how: [], feels: null }] : []
    if (!act.how.some(({ by, what }) => by === 'what' && isThing(what))) return [act]
    return [
      place
        ? { ...act, does: 'reaches', how: [{ by: 'to', what: place }] }
        : { ...act, does: 'stands', how: act.how.filter(({ by }) => by !== 'what') },
    ]
  })
}

/** The things that a text says are hidden, put away, or in somebody's pocket. */
export const hiddenOn = (content: string): ReadonlySet<Prop> =>
  new Set(
    content
      .split(/(?<=[.!?]["”]?)\s+/u)
      .filter((sentence) => secret.test(sentence))
      .flatMap((sentence) => [...propsNamedIn(sentence)]),
  )
