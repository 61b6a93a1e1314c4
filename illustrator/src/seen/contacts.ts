import type { SceneAct } from '@moonpage/storyteller/scene'
import { propInfo } from '../props/draw-prop.ts'
import { deeds, wide } from '../staging/acts/deeds.ts'
import type { FigureNode, ThingNode } from '../staging/acts/nodes.ts'
import { fault, type PictureFault } from './fault.ts'
import { bits } from './layer-cells.ts'
import type { Looked } from './looked.ts'

/** How far over the ground what stands on it may be, in canvas units: it is a little further off. */
const nearGround = 66

/** What is in the air by itself. */
const airborne: ReadonlySet<string> = new Set([
  'bird',
  'bee',
  'butterfly',
  'bat',
  'moth',
  'firefly',
  'balloon',
  'kite',
  'star',
  'moon',
  'cloud',
  'comet',
  'rainbow',
  'feather',
  'bubble',
  'snowflake',
  'fog',
  'smoke',
  'note',
  'dandelion',
  'fish',
  'rainbow-spot',
  'spark',
])

/** What is in the air by what it does. */
const inAir: ReadonlySet<SceneAct['does']> = new Set([
  'flies',
  'falls',
  'jumps',
  'throws',
  'catches',
  'drops',
  'tumbles',
  'slips',
  'swings',
  'swims',
  'shines',
  'climbs',
  'kicks',
  'blows',
  'sneezes',
  'slides',
])

/** Whether a layer touches another one at its lower edge, or in a cell anywhere. */
function touches(
  { cells }: Looked,
  at: readonly number[],
  others: readonly number[],
  how: 'below' | 'anywhere',
  reach: number,
): boolean {
  const { columns, rows } = cells.grid
  const has = (list: readonly number[], cell: number) =>
    list.some((index) => cells.layers[index]![cell]! & bits.any)
  let bottom = -1
  const lows: [x: number, y: number][] = []
  for (let x = 0; x < columns; x++)
    for (let y = rows - 1; y >= 0; y--)
      if (has(at, y * columns + x)) {
        lows.push([x, y])
        bottom = Math.max(bottom, y)
        break
      }
  if (how === 'below')
    return lows.some(([x, y]) => {
      if (y < bottom - 2) return false
      for (let dy = -1; dy <= reach; dy++)
        if (y + dy < rows && has(others, (y + dy) * columns + x)) return true
      return false
    })
  for (let cell = 0; cell < cells.top.length; cell++) {
    if (!has(at, cell)) continue
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const [nx, ny] = [x + dx, y + dy]
        if (nx >= 0 && ny >= 0 && nx < columns && ny < rows && has(others, ny * columns + nx)) return true
      }
  }
  return false
}

/** The lowest y of layers, in canvas units; null where nothing is drawn. */
function bottomOf({ cells }: Looked, at: readonly number[]): number | null {
  const { columns, rows, k, view, rim } = cells.grid
  for (let cell = rows * columns - 1; cell >= 0; cell--)
    if (at.some((index) => cells.layers[index]![cell]! & bits.any))
      return view.y + (Math.floor(cell / columns) + 1 - rim) / k
  return null
}

/** Finds who and what hangs in the air, and who does not touch whom they should. */
export function lostContacts(looked: Looked): PictureFault[] {
  const { staged } = looked
  if (!staged) return []
  const { figures, things } = staged.tableau
  return [
    ...things.flatMap((node) =>
      thingFloats(looked, node, staged.ground) ? [fault('floats', node.id, 0.5)] : [],
    ),
    ...figures.flatMap((node) =>
      figureFloats(looked, node, staged.ground) ? [fault('floats', node.id, 0.7)] : [],
    ),
    ...untouched(looked),
  ]
}

const others = ({ layers }: Looked, at: readonly number[]): number[] =>
  layers.flatMap((layer, index) =>
    at.includes(index) || layer.kind === 'pools' || layer.kind === 'foreground' ? [] : [index],
  )

function thingFloats(looked: Looked, node: ThingNode, ground: number): boolean {
  const { layers, acts } = looked
  const { id, prop, depth, by, isHidden, isFixed, tiedTo, strung, band, sag, onHead, isFlown, on } = node
  const isBound =
    by || isHidden || isFixed || tiedTo || strung || band || sag !== null || onHead || isFlown || on?.isFixed
  if (
    isBound ||
    depth > 0 ||
    propInfo[prop].width >= wide ||
    airborne.has(prop) ||
    propInfo[prop].kind === 'sky'
  )
    return false
  const own = acts.filter(({ who, how }) => who === id || how.some(({ what }) => what === id))
  if (
    own.some(
      ({ does, who, how }) => inAir.has(does) || (who === id && how.some(({ by: link }) => link === 'over')),
    )
  )
    return false
  const at = layers.flatMap((layer, index) =>
    (layer.kind === 'thing' && layer.thing.id === id) ||
    (layer.kind === 'figure' && layer.figure.thing === id)
      ? [index]
      : [],
  )
  const bottom = bottomOf(looked, at)
  if (bottom === null || bottom > ground - nearGround) return false
  const around = others(looked, at)
  const hangs = own.some(({ does, who }) => who === id && does === 'hangs')
  return !touches(looked, at, around, hangs ? 'anywhere' : 'below', 2)
}

function figureFloats(looked: Looked, node: FigureNode, ground: number): boolean {
  const { layers } = looked
  const { id, depth, bed, act, how, isInArms, cord, front } = node
  const isFree =
    depth > 0 || bed || isInArms || cord || front || (act && (inAir.has(act.does) || deeds[act.does].lift))
  if (isFree || act?.does === 'hangs' || how === 'behind' || how === 'peeping') return false
  const at = layers.flatMap((layer, index) =>
    layer.kind === 'figure' &&
    !layer.figure.isExtra &&
    layer.figure.member.who === id &&
    !layer.figure.clip &&
    !layer.figure.swims &&
    !layer.figure.inBed
      ? [index]
      : [],
  )
  const bottom = bottomOf(looked, at)
  if (bottom === null || bottom > ground - nearGround) return false
  return !touches(looked, at, others(looked, at), 'below', 2)
}

/** What brings two together: nobody does it from afar. */
const touching: ReadonlySet<SceneAct['does']> = new Set([
  'hugs',
  'holds-hands',
  'touches',
  'carries',
  'washes',
  'rides',
  'lifts',
  'leans',
])

function untouched(looked: Looked): PictureFault[] {
  const { acts, layers } = looked
  const layerOf = (who: string) =>
    layers.findIndex(
      (layer) => layer.kind === 'figure' && !layer.figure.isExtra && layer.figure.member.who === who,
    )
  return acts.flatMap(({ who, does, how }): PictureFault[] => {
    if (!touching.has(does)) return []
    const one = layerOf(who)
    const pairs = how.filter(({ by }) => by === 'what' || by === 'with' || by === 'on')
    return pairs.flatMap(({ what }): PictureFault[] => {
      const other = layerOf(what)
      if (one < 0 || other < 0 || one === other) return []
      return touches(looked, [one], [other], 'anywhere', 2) ? [] : [fault('no contact', who, 0.5, what)]
    })
  })
}
