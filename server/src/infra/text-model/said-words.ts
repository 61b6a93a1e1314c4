import { allProps, places, type Place, type Prop } from '@moonpage/storyteller/scene'
import { oneOf } from './json-answer.ts'

// Places and things whose ids are British, in the American English of prompts. Both are understood.

export const saidPlace = (place: Place): string => place.replace('harbour', 'harbor')
export const saidThing = (prop: Prop): string => (prop === 'sweet' ? 'candy' : prop)

export const saidPlaces = places.map(saidPlace)
/** All words for things, of both kinds. */
export const saidThings = [...new Set([...allProps, ...allProps.map(saidThing)])]

/** The place that a model names. */
export function placeSaid(value: unknown): Place | null {
  const said = oneOf([...places, ...saidPlaces], value)
  return said === null ? null : (places.find((place) => place === said || saidPlace(place) === said) ?? null)
}
