import type { SceneAct } from '@moonpage/storyteller/scene'
import { propInfo } from '../props/draw-prop.ts'
import { flyers } from '../staging/acts/burden.ts'
import { deeds, wide } from '../staging/acts/deeds.ts'
import type { FigureNode, ThingNode } from '../staging/acts/nodes.ts'
import { fault, type PictureFault } from './fault.ts'
import type { Looked } from './looked.ts'
import { bottomRow, columnsTo, isNear, maskOf, rowsAbove } from './masks.ts'

/** How far over the ground what stands on it may be, in canvas units: it is a little further off. */
const nearGround = 66

/** What is in the air by itself. */
const airborne: ReadonlySet<string> = new Set([
  ...flyers,
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
  'window',
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

/** How many cells apart two are that touch. */
const reach = 2

/** Finds who and what hangs in the air, and who does not touch whom they should. */
export function lostContacts(looked: Looked): PictureFault[] {
  const { staged } = looked
  if (!staged) return []
  const { figures, things } = staged.tableau
  return [
    ...things.flatMap((node) => {
      const gap = isBound(node, looked)
        ? null
        : gapBelow(looked, layersOfThing(looked, node), hangs(node, looked))
      return gap === null ? [] : [fault('floats', node.id, 0.5, undefined, { x: 0, y: gap })]
    }),
    ...figures.flatMap((node) => {
      // Of who sits on something, the feet hang down.
      const gap = isAirborne(node) ? null : gapBelow(looked, layersOfFigure(looked, node), node.on !== null)
      return gap === null ? [] : [fault('floats', node.id, 0.7, undefined, { x: 0, y: gap })]
    }),
    ...untouched(looked),
  ]
}

/** How far down something is to the ground or what is below it, in canvas units; null where it is on it, or hangs on something. */
function gapBelow(looked: Looked, at: readonly number[], isHung: boolean): number | null {
  const { cells, layers, staged } = looked
  const { grid } = cells
  const mask = maskOf(cells, at)
  const row = bottomRow(grid, mask)
  const toGround = (staged?.ground ?? 0) - (grid.view.y + (row + 1 - grid.rim) / grid.k)
  if (row < 0 || toGround < nearGround) return null
  const others = layers.flatMap((layer, index) =>
    at.includes(index) || layer.kind === 'pools' || layer.kind === 'foreground' ? [] : [index],
  )
  const around = maskOf(cells, others)
  if (isHung) return isNear(grid, mask, around, reach) ? null : toGround
  const rows = rowsAbove(grid, mask, around)
  return rows <= reach ? null : Math.min(toGround, rows / grid.k)
}

const hangs = ({ id }: ThingNode, { acts }: Looked): boolean =>
  acts.some(({ who, does }) => who === id && does === 'hangs')

const layersOfThing = ({ layers }: Looked, { id }: ThingNode): number[] =>
  layers.flatMap((layer, index) =>
    (layer.kind === 'thing' && layer.thing.id === id) ||
    (layer.kind === 'figure' && layer.figure.thing === id)
      ? [index]
      : [],
  )

const layersOfFigure = ({ layers }: Looked, { id }: FigureNode): number[] =>
  layers.flatMap((layer, index) => {
    if (layer.kind !== 'figure' || layer.figure.isExtra || layer.figure.member.who !== id) return []
    const { clip, swims, inBed } = layer.figure
    return clip || swims || inBed ? [] : [index]
  })

/** Whether a thing is where somebody or something has it, or in the air by itself. */
function isBound(node: ThingNode, { acts }: Looked): boolean {
  const { id, prop, depth, by, isHidden, isFixed, tiedTo, strung, band, sag, onHead, isFlown, on } = node
  if (by || isHidden || isFixed || tiedTo || strung || band || sag !== null || onHead || isFlown) return true
  const { width, kind } = propInfo[prop]
  if (on?.isFixed || depth > 0 || width >= wide || airborne.has(prop) || kind === 'sky') return true
  const own = acts.filter(({ who, how }) => who === id || how.some(({ what }) => what === id))
  return own.some(
    ({ does, who, how }) => inAir.has(does) || (who === id && how.some(({ by: link }) => link === 'over')),
  )
}

/** Whether somebody is in the air by what they do, or where somebody or something has them. */
const isAirborne = ({ depth, bed, act, how, isInArms, cord, front, target }: FigureNode): boolean =>
  depth > 0 ||
  bed !== null ||
  isInArms === true ||
  cord !== undefined ||
  front !== undefined ||
  // At the wall of a room.
  (target?.kind === 'thing' && target.isFixed === true) ||
  how === 'behind' ||
  how === 'peeping' ||
  (act !== null && (inAir.has(act.does) || deeds[act.does].lift !== undefined || act.does === 'hangs'))

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
  const { acts, layers, cells, staged } = looked
  const layerOf = (who: string) =>
    layers.findIndex(
      (layer) => layer.kind === 'figure' && !layer.figure.isExtra && layer.figure.member.who === who,
    )
  return acts.flatMap(({ who, does, how }): PictureFault[] => {
    if (!touching.has(does)) return []
    const one = layerOf(who)
    const pairs = how.filter(({ by }) => by === 'what' || (by === 'on' && does === 'rides'))
    return pairs.flatMap(({ what }): PictureFault[] => {
      const other = layerOf(what)
      const isInside = staged?.tableau.figures.some(
        ({ id, how: staysIn }) => id === what && staysIn === 'inside',
      )
      if (one < 0 || other < 0 || one === other || isInside) return []
      const masks = [maskOf(cells, [one]), maskOf(cells, [other])] as const
      if (isNear(cells.grid, ...masks, reach)) return []
      const x = columnsTo(cells.grid, ...masks) / cells.grid.k
      return [fault('no contact', who, 0.5, what, { x, y: 0 })]
    })
  })
}
