import type { SceneAct, Thing } from '@moonpage/storyteller/scene'
import { propInfo } from '../props/draw-prop.ts'
import { wide } from '../staging/acts/deeds.ts'
import type { ThingNode } from '../staging/acts/nodes.ts'
import { cords } from '../staging/acts/ropes.ts'
import type { Layer } from '../staging/layout.ts'
import { isInPicture } from './cells.ts'
import { mayBeCovered } from './faces.ts'
import { fault, type PictureFault } from './fault.ts'
import { bits, partOf, seenAt, withClipped } from './layer-cells.ts'
import { isUnderThing, nameOf, type Looked } from './looked.ts'

/** How many cells of something there are, how many are inside of the frame, how many of these are seen, and what is before it. */
type Share = { all: number; framed: number; seen: number; by: Record<string, number> }

function shareOf({ cells, layers }: Looked, at: readonly number[], only: number): Share {
  const { grid, top, spans } = cells
  const share: Share = { all: 0, framed: 0, seen: 0, by: {} }
  /** How often something of each layer and part is seen there. */
  const seen = new Map<number, number>()
  const first = Math.min(...at.map((index) => spans[index]![0]))
  const last = Math.max(...at.map((index) => spans[index]![1]))
  const drawn = at.map((index) => cells.layers[index]!)
  for (let cell = first; cell <= last; cell++) {
    let found = 0
    for (const own of drawn) found |= own[cell]!
    if (!(withClipped(found) & only)) continue
    share.all++
    if (!isInPicture(grid, cell)) continue
    share.framed++
    seen.set(top[cell]!, (seen.get(top[cell]!) ?? 0) + 1)
  }
  for (const [id, count] of seen) {
    const what = partOf(id)
    if (what && at.includes(what.layer)) share.seen += count
    else {
      const name = what ? nameOf(layers, what, -1) : 'clip'
      share.by[name] = (share.by[name] ?? 0) + count
    }
  }
  return share
}

const mostOf = (by: Record<string, number>): string | undefined =>
  Object.entries(by).toSorted((a, b) => b[1] - a[1])[0]?.[0]

/** Where a thing of the acts is drawn: its layers, or its holder's. */
const layersOf = (layers: readonly Layer[], id: string): number[] =>
  layers.flatMap((layer, at) =>
    (layer.kind === 'thing' && layer.thing.id === id) ||
    (layer.kind === 'figure' && layer.figure.thing === id)
      ? [at]
      : [],
  )

/** Relations in which what is named is partly hidden by whoever is there. */
const hiding: ReadonlySet<string> = new Set([
  'on',
  'in',
  'under',
  'behind',
  'through',
  'before',
  'over',
  'with',
])

/** What is done to a thing with another that is before it then. */
const putting: ReadonlySet<string> = new Set(['lays', 'drops', 'pours', 'gathers'])

/** Whether something of the acts may be more than half behind others: it is in, on or under something, or somebody is there. */
const mayHide = (id: string, acts: readonly SceneAct[]): boolean =>
  acts.some(
    ({ who, does, how }) =>
      (who === id && how.some(({ by }) => hiding.has(by) && by !== 'with' && by !== 'on' && by !== 'over')) ||
      how.some(({ by, what }) => what === id && hiding.has(by)) ||
      (putting.has(does) && how.some(({ by, what }) => by === 'what' && what === id) && how.length > 1),
  )

/** Least share of the picture's width, in percent, of a thing that the page is about; and of somebody's height. */
const least = { thing: 2.6, figure: 8 } as const

/** Finds what the acts name and the picture does not show, or shows outside of its frame, behind something, or too small. */
export function namedUnseen(looked: Looked): PictureFault[] {
  const { staged } = looked
  if (!staged) return []
  return [
    ...staged.tableau.figures.flatMap(({ id, depth, bed }) =>
      figureUnseen(looked, id, depth > 0, bed !== null),
    ),
    ...staged.tableau.things.flatMap((node) => thingUnseen(looked, node)),
    ...staged.things.flatMap((thing) =>
      isLeftOut(thing, looked) ? [fault('thing missing', thing.id, 1)] : [],
    ),
  ]
}

/** Whether a thing that can be drawn is named by the acts and was not staged. */
const isLeftOut = ({ id, prop, species }: Thing, { acts, staged, layers }: Looked): boolean =>
  (prop !== null || species !== undefined) &&
  !(prop && cords.has(prop) && layers.some(({ kind }) => kind === 'cord')) &&
  acts.some(({ who, how }) => who === id || how.some(({ what }) => what === id)) &&
  staged?.tableau.things.every((node) => node.id !== id) === true

function figureUnseen(looked: Looked, id: string, isFar: boolean, isInBed: boolean): PictureFault[] {
  const { layers, cells, acts, view } = looked
  const at = layers.findIndex(
    (layer) => layer.kind === 'figure' && !layer.figure.isExtra && layer.figure.member.who === id,
  )
  if (at < 0) return [fault('figure missing', id, 1)]
  const { all, framed, seen, by } = shareOf(looked, [at], bits.body | bits.face | bits.arm)
  if (framed < 0.3 * all || all === 0) return [fault('figure outside the frame', id, 1 - framed / (all || 1))]
  const act = acts.find(({ who, does }) => who === id && does !== 'is')
  const isHidden =
    isInBed ||
    mayBeCovered(act) ||
    act?.how.some(({ by: link }) => link === 'from') ||
    acts.some(
      ({ who, how }) =>
        who !== id && how.some(({ by: link, what }) => what === id && (link === 'on' || link === 'behind')),
    )
  const shown = seen / framed
  if (isUnderThing(looked, id)) return []
  if (shown < (isHidden ? 0.1 : 0.5)) return [fault('figure covered', id, 1 - shown, mostOf(by))]
  const { columns, k } = cells.grid
  const [first, last] = cells.spans[at]!
  const tall = ((Math.floor(last / columns) - Math.floor(first / columns) + 1) / (view.width * k)) * 100
  return !isFar && !isHidden && tall < least.figure && layerSize(looked, at) === undefined
    ? [fault('too small', id, 1 - tall / least.figure)]
    : []
}

/** The size that the scene gives a figure. */
const layerSize = ({ layers }: Looked, at: number) => {
  const layer = layers[at]
  return layer?.kind === 'figure' ? layer.figure.member.size : undefined
}

function thingUnseen(looked: Looked, node: ThingNode): PictureFault[] {
  const { layers, acts, cells, view } = looked
  const { id, prop, by, isHidden, isFixed, tiedTo, strung, band, sag, depth } = node
  if (isHidden || isFixed || tiedTo || strung || band || sag !== null || propInfo[prop].width >= wide)
    return []
  const holder = by
    ? layers.findIndex(
        (layer) => layer.kind === 'figure' && layer.figure.member.who === by.id && layer.figure.holds,
      )
    : -1
  if (by && by.holds === node && holder >= 0) {
    const { all, framed, seen, by: covers } = shareOf(looked, [holder], bits.held)
    if (framed < 0.5 * all || all === 0)
      return [fault('thing outside the frame', id, 1 - framed / (all || 1))]
    const share = heldSeen(looked, holder)
    return seen / framed < 0.3 || share < 0.3
      ? [fault('thing covered', id, 1 - share, mostOf(covers) ?? by.id)]
      : []
  }
  const at = layersOf(layers, id)
  // A cord in somebody's hands is drawn between them.
  if (at.length === 0 && cords.has(prop) && layers.some((layer) => layer.kind === 'cord')) return []
  const { all, framed, seen, by: covers } = shareOf(looked, at, bits.any)
  if (at.length === 0) return [fault('thing missing', id, 1)]
  // What is covered by somebody is under it.
  const isCovered = acts.some(
    ({ does, how }) => does === 'covers' && how.some(({ by: link, what }) => link === 'what' && what === id),
  )
  if (isCovered) return []
  // What stood there a page ago may be behind what is near, or aside.
  if (depth > 0) return []
  if (framed < 0.5 * all || all === 0) return [fault('thing outside the frame', id, 1 - framed / (all || 1))]
  const shown = seen / framed
  if (shown < (mayHide(id, acts) ? 0.12 : 0.5)) return [fault('thing covered', id, 1 - shown, mostOf(covers))]
  const wideIs = (Math.sqrt(all) / (view.width * cells.grid.k)) * 100
  const isTiny = node.thing.size === 'tiny' || node.thing.size === 'small' || node.thing.state === 'small'
  return !isTiny && wideIs < least.thing ? [fault('too small', id, 1 - wideIs / least.thing)] : []
}

/** How much of what somebody holds is seen. */
function heldSeen({ cells }: Looked, at: number): number {
  let [all, seen] = [0, 0]
  const own = cells.layers[at]!
  const [first, last] = cells.spans[at]!
  for (let cell = first; cell <= last; cell++) {
    if (!(own[cell]! & bits.held) || !isInPicture(cells.grid, cell)) continue
    all++
    const top = seenAt(cells, cell)
    if (top?.layer === at && top.part === 'held') seen++
  }
  return all > 0 ? seen / all : 0
}
