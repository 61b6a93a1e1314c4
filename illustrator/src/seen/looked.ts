import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Composition } from '../compose-scene.ts'
import type { Fixture } from '../stage-of-place.ts'
import type { Layer } from '../staging/layout.ts'
import { cellsOf, type PartName, type PictureCells } from './layer-cells.ts'

/** A composed picture with what is measured of it. */
export type Looked = {
  cells: PictureCells
  layers: readonly Layer[]
  parts: Composition['parts']
  view: Composition['view']
  staged: Composition['staged']
  acts: readonly SceneAct[]
}

export const lookAt = (composition: Composition): Looked => {
  const { layers, parts, view, staged } = composition
  return { cells: cellsOf(composition), layers, parts, view, staged, acts: staged?.acts ?? [] }
}

/** Who or what a layer is, and which part of it: `thing pie`, `companion arm`, `own held`. */
export function nameOf(
  layers: readonly Layer[],
  { layer: index, part }: { layer: number; part: PartName },
  own: number,
): string {
  if (index === own) return `own ${part}`
  const layer = layers[index]!
  if (layer.kind === 'figure')
    return `${layer.figure.isExtra ? 'extra' : layer.figure.member.who} ${part === 'face' ? 'body' : part}`
  return layer.kind === 'thing' ? `thing ${layer.thing.thing.prop}` : layer.kind
}

/** Whether somebody has something over the head, or over all of the body. */
export const isUnderThing = ({ staged, acts }: Looked, who: string): boolean =>
  staged?.tableau.things.some(
    ({ id, onHead, isOver, thing }) =>
      (onHead?.id === who && (isOver || thing.state === 'upside-down')) ||
      (thing.state === 'upside-down' &&
        acts.some((act) => act.who === id && act.how.some(({ by, what }) => by === 'on' && what === who))),
  ) ?? false

/** The parts of the room that things of the acts are. */
export const fixturesOf = ({ staged }: Looked): Map<string, Fixture> =>
  new Map(
    staged?.tableau.things.flatMap(({ id, prop, isFixed }) => {
      const fixture = isFixed && staged.fixtures.find((one) => one.prop === prop)
      return fixture ? [[id, fixture] as const] : []
    }),
  )
