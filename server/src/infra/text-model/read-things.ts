import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { propLooks } from '@moonpage/storyteller/drawable'
import type { Beat } from '@moonpage/storyteller/outline'
import { figureSizes, states, thingColors, type BookThing } from '@moonpage/storyteller/scene'
import { nameThing } from '@moonpage/storyteller/tales/name-thing'
import { isObject, listOf, oneOf, textOf } from './json-answer.ts'
import { shownText } from './shown-text.ts'

const [mostThings, longestName] = [6, 40]

/** The things of a model's plan that the painter knows, also those that no list has, and the child does not fear: as objects, or as text: `the sail = big white blanket`. */
export function thingsOf(said: unknown, input: StoryInput): BookThing[] {
  const forbidden = forbiddenWords(input)
  return (typeof said === 'string' ? said.split('|') : listOf(said))
    .flatMap((one) => thingOf(one) ?? [])
    .filter(({ drawn }) => !forbidden?.test(`${drawn} ${propLooks[drawn]}`))
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    .slice(0, mostThings)
}

/** With what is carried, which has no looks of its own. */
export function withCarried(told: readonly BookThing[], beats: readonly Beat[]): BookThing[] {
  const carried = [...new Set(beats.flatMap((beat) => beat.carried))]
    .filter((prop) => !told.some(({ drawn }) => drawn === prop))
    .map((prop): BookThing => ({ name: prop.replaceAll('-', ' '), drawn: prop }))
  return [...told, ...carried]
}

function thingOf(said: unknown): BookThing | null {
  const text = isObject(said) ? '' : textOf(said)
  const [first = '', second] = text.split(/[=:]/)
  const parts = isObject(said) ? said : { name: first, drawn_as: second ?? first }
  const name = shownText(textOf(parts['name']), 'line').slice(0, longestName)
  const words = textOf(parts['drawn_as'] ?? parts['drawn'] ?? name)
  const drawn = nameThing(words).prop === null ? nameThing(name) : nameThing(words)
  if (!drawn.prop || name === '') return null
  const named = nameThing(words)
  const color = oneOf(thingColors, parts['color']) ?? named.color ?? nameThing(name).color
  const state = oneOf(states, parts['state']) ?? named.state
  const isSize = state === 'big' || state === 'small'
  const size = oneOf(figureSizes, parts['size']) ?? named.size ?? (isSize ? state : undefined)
  return {
    name,
    drawn: drawn.prop,
    ...(color && { color }),
    ...(size && { size }),
    ...(state && !isSize && { state }),
  }
}
