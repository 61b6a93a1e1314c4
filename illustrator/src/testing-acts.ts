import {
  allProps,
  type Action,
  type CharacterSheet,
  type Relation,
  type Scene,
  type SceneAct,
  type Thing,
} from '@moonpage/storyteller/scene'
import { composeScene, type Composition } from './compose-scene.ts'
import type { Box } from './staging/cameras.ts'
import type { Placed } from './staging/players.ts'

/** A figure of a test's cast. */
export const sheet = (who: CharacterSheet['who'], species: CharacterSheet['species']): CharacterSheet => ({
  who,
  name: who,
  description: species,
  species,
  pronouns: 'they',
  look: { species: 'child', outfit: 'scarf', outfit_color: 'teal' },
})

/** An act, of pairs after the verb: `hero gives what pie to companion`. */
export const act = (line: string): SceneAct => {
  const [who = '', does = '', ...rest] = line.split(' ')
  const how = Array.from({ length: rest.length / 2 }, (_, i) => ({
    by: rest[i * 2] as Relation,
    what: rest[i * 2 + 1]!,
  }))
  return { who, does: does as Action, how, feels: null }
}

/** Casts of a test: upright, a person with a bird, on four legs, a swimmer. */
export const testCasts = [
  [sheet('hero', 'fox'), sheet('companion', 'mouse'), sheet('helper', 'bear')],
  [sheet('hero', 'child'), sheet('companion', 'penguin'), sheet('helper', 'rabbit')],
  [sheet('hero', 'elephant'), sheet('companion', 'dog'), sheet('helper', 'owl')],
  [sheet('hero', 'whale'), sheet('companion', 'frog'), sheet('helper', 'cat')],
] as const

/** A scene of acts, with the things that they name: `hero sits in boat` has a boat. */
export function sceneOfActs(
  lines: readonly string[],
  cast: readonly CharacterSheet[],
  change: Partial<Scene> = {},
): Scene {
  const acts = lines.map(act)
  const refs = acts.flatMap(({ who, how }) => [who, ...how.map(({ what }) => what)])
  const here = cast.filter(({ who }) => refs.includes(who))
  const things = [...new Set(refs)].flatMap((id): Thing[] => {
    const prop = allProps.find((one) => one === id)
    return prop ? [{ id, name: `the ${id}`, prop, count: 1 }] : []
  })
  return {
    setting: 'forest',
    place: 'forest-clearing',
    time: 'afternoon',
    light: 'sky',
    framing: 'medium',
    cast: here.map(({ who }) => ({ who, pose: 'stand', expression: 'happy', looks_at: 'thing' })),
    props: [],
    acts,
    things,
    text_area: 'none',
    ...change,
  }
}

/** Composes a scene of acts. Parameters as in `sceneOfActs`. */
export const composeActs = (...[lines, cast, change]: Parameters<typeof sceneOfActs>): Composition =>
  composeScene(sceneOfActs(lines, cast, change), cast, 'acts:1')

/** Where a figure of a composition is placed. */
export const placedOf = ({ layers }: Composition, who: string): Placed =>
  layers.flatMap((layer) =>
    layer.kind === 'figure' && layer.figure.member.who === who ? [layer.figure] : [],
  )[0]!

/** The box of a thing or a face of a composition. */
export const boxIn = ({ parts }: Composition, id: string): Box => parts.find((part) => part.id === id)!.box
