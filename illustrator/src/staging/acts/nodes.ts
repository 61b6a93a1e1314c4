import type { CastRole, CharacterSheet, Prop, SceneAct, Thing } from '@moonpage/storyteller/scene'
import type { Spot } from '../../figures/figure-action.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { isPerson } from '../../figures/clothes.ts'
import { bodyHalfOf } from '../../figures/sizes.ts'
import type { Player } from '../players.ts'
import { propScale, sinks } from '../things.ts'
import { wide } from './deeds.ts'
import { isOnBack } from './on-back.ts'
import { isArranged, sizeOfPile } from './piles.ts'

/** A figure on the tableau: feet on (x, y) in canvas units, the hero's first place is 0, y of the ground is 0. */
export type FigureNode = {
  kind: 'figure'
  id: CastRole
  player: Player
  /** Scale on the canvas. */
  f: number
  /** Half of its width, without arms, in canvas units. */
  half: number
  x: number
  y: number
  facing: 1 | -1
  /** Drawn later, the larger. */
  z: number
  depth: Depth
  /** Seen from behind. */
  back: boolean
  isPlaced: boolean
  act: SceneAct | null
  /** What it has in its hands. */
  holds: ThingNode | null
  /** What it looks at and acts on. */
  target: FigureNode | ThingNode | null
  /** Whom it watches, where its own act is about nobody. */
  watches?: FigureNode
  /** Whom it has in the arms; and whether it is in somebody's arms. */
  bears?: FigureNode
  isInArms?: true
  /** What is held out to it, which it reaches for. */
  receives?: { from: FigureNode; thing: ThingNode }
  /** On a seat, in a hollow thing, or behind something. */
  on: ThingNode | null
  how: 'free' | 'seated' | 'inside' | 'behind' | 'peeping' | 'atop'
  /** Whom it is on: on the head, on the back of one that goes on four, or carried on the back. */
  atop?: { node: FigureNode; on: 'head' | 'back' | 'shoulders' }
  /** In bed: in a row of heads over one quilt, upright behind it, or curled up. */
  bed: 'row' | 'upright' | 'curled' | null
  /** Degrees by which it is turned in bed. */
  bedTurn?: number
  /** In a log, the head out of that end at which the others are not. */
  atFarEnd?: true
  /** Under a table, bent down. */
  isBelow?: true
  /** In a bed that is seen from the side, all but the head under its quilt: which of how many. */
  tuckedIn?: { at: number; of: number }
  /** A long body that stands upright in a vessel. */
  rears?: true
  /** Only what is inside of this path is seen, in canvas units. */
  clip?: string
  /** The end of a cord in the hands, in figure units, and what its other end is at. */
  cord?: { at: Spot; taut: boolean; to: Node | null }
  /** What it bends down to, on the tableau: a keyhole. */
  stoops?: Spot
  /** What it stands in front of. */
  front?: ThingNode | undefined
  /** It points over the head of whoever is between it and what it points at. */
  pointsOver?: true
}

/** A thing on the tableau: the middle of its lowest edge is on (x, y). */
export type ThingNode = {
  kind: 'thing'
  id: string
  thing: Thing
  prop: Prop
  scale: number
  half: number
  height: number
  x: number
  y: number
  z: number
  depth: Depth
  /** How high it hops, in canvas units. */
  lifted: number
  /** Degrees by which it is turned. */
  turn: number
  isPlaced: boolean
  /** A long thing on its side. */
  isLying: boolean
  by: FigureNode | null
  /** A rope that hangs down from what it is tied to. */
  hangs?: true
  /** Whose head it is on. */
  onHead: FigureNode | null
  /** It has come down over the whole body, but for the feet. */
  isOver?: true
  /** The other one whose head it is on: it lies across both. */
  alsoOn?: FigureNode
  /** The place has it already. */
  isHidden: boolean
  /** What it lies on. */
  on: ThingNode | null
  /** Its line has no order for the several that it is: that they are a row or a pile is for what they are on. */
  isOrdered?: true
  /** Where each of several is, from (x, y). */
  spots?: readonly Spot[]
  /** Degrees by which its moving part is turned, its end at larger x down; null for how it is by itself. */
  tilt: number | null
  /** A cloth that several hold by its ends: how far its middle hangs down, in canvas units. */
  sag: number | null
  /** It is on its way down. */
  falls?: boolean
  /** Somebody rings it where it is. */
  isRinging?: boolean
  /** Several carry it, each at an end of it. */
  isBorne?: boolean
  /** It stands on an easel. */
  isEasel?: boolean
  /** It hangs in the window that it is `on`. */
  isInPane?: true
  /** Waves before the hull of the boat that holds everybody. */
  isAroundHull?: true
  /** It is a trace in the ground. */
  isTrace?: boolean
  /** Whose picture it is. */
  portrait?: CharacterSheet
  /** A blanket as folds over somebody. */
  isFolds?: true
  /** A blanket that lies spread on the ground. */
  isSpread?: true
  /** A part of the room, which the place has drawn: a door, a window. */
  isFixed?: boolean
  /** Such a window is round. */
  isRound?: boolean
  /** A rope that is pulled: what its other end is tied to. */
  tiedTo: Node | null
  /** A cord from one to another, or to a point of the tableau; one that is not pulled hangs in a curve. */
  strung?: { ends: readonly [Node | Spot, Node | Spot]; taut: boolean }
  /** A cord that is tied around a thing, this high over its foot. */
  band?: { around: ThingNode; up: number }
  /** A kite whose string is in somebody's hands. */
  isFlown?: true
  /** The way in which an animal that is a thing goes. */
  faces?: 1 | -1
  /** The way in which its top points when it lies. */
  liesTo?: 1 | -1
  /** What it stands in front of. */
  front?: ThingNode | undefined
  /** By how much it is wider than it is drawn by itself. */
  stretch?: number
}

export type Node = FigureNode | ThingNode

/** How far off: 0 is where everybody acts, 1 halfway to the horizon, 2 at the horizon. */
export type Depth = 0 | 1 | 2

/** Size, height over the near ground in units of the picture's scale, and haze by depth. */
export const distances: readonly Readonly<{ size: number; rise: number; haze: number }>[] = [
  { size: 1, rise: 0, haze: 0 },
  { size: 0.6, rise: 56, haze: 0.1 },
  { size: 0.24, rise: 104, haze: 0.22 },
]

/** How far off somebody or something is, as its own act says: `walks in distance`. */
export const depthOf = (act: SceneAct | null | undefined): Depth =>
  act?.how.some(({ what }) => what === 'distance')
    ? 2
    : act?.how.some(({ what }) => what === 'halfway')
      ? 1
      : 0

/** Props that are larger in reality than a hand, whatever their drawing: scaled up or down for a tableau. */
const factors: Partial<Record<Prop, number>> = {
  'frog-baby': 0.8,
  ant: 0.7,
  bed: 0.92,
  tree: 1.1,
  palm: 1.1,
  pine: 1.1,
  'dragon-head': 1.15,
  popcorn: 1.2,
  corn: 1.3,
  flour: 1.3,
  hole: 1.2,
  seesaw: 1.25,
  garland: 0.72,
  house: 0.74,
  heap: 0.86,
  cradle: 1.6,
  'imaginary-friend': 0.75,
  shade: 1.15,
}

/** Props that may be larger than everybody: as big as a barn, as big as a palace. */
const vast: ReadonlySet<Prop> = new Set(['cradle', 'imaginary-friend'])

const sizeFactors = { tiny: 0.4, small: 0.7, big: 1.6, huge: 3.4 } as const

/** A creature is small by itself. */
const smallest = (prop: Prop | null): number => (prop && propInfo[prop].kind === 'creature' ? 0.7 : 0)

const stateFactor = (thing: Thing): number =>
  thing.size
    ? Math.max(sizeFactors[thing.size], smallest(thing.prop))
    : thing.state === 'big' && thing.prop === 'letter'
      ? 2.4
      : thing.state === 'big' || (thing.state === 'flat' && thing.prop === 'sack')
        ? 1.45
        : thing.state === 'small'
          ? 0.72
          : 1

/** A small animal that does something is a figure of the tale, and is seen: it is larger than one that is only there. */
const seenFactor = (thing: Thing, isActor: boolean): number =>
  isActor && thing.count === 1 && thing.prop && propInfo[thing.prop].kind === 'creature'
    ? Math.max(1, 150 / propInfo[thing.prop].height)
    : 1

/** A small animal that sleeps has its eyes shut. */
export const asleep = (thing: Thing): Thing =>
  thing.prop && !thing.state && propInfo[thing.prop].kind === 'creature'
    ? { ...thing, state: 'asleep' }
    : thing

/** A thing in a scene whose figures have the scale `scale`; null when it has no prop. `isActor`: it does something. */
export function thingNode(
  thing: Thing,
  scale: number,
  { depth = 0, isActor = false }: { depth?: Depth; isActor?: boolean } = {},
): ThingNode | null {
  // A small figure takes the room of a duckling that is as large as it is.
  const prop = thing.prop ?? (thing.species ? 'duckling' : null)
  if (!prop) return null
  const { width, height } = propInfo[prop]
  const small = thing.prop === null ? 1.9 : 1
  const plain =
    propScale(scale) * (factors[prop] ?? 1) * stateFactor(thing) * small * seenFactor(thing, isActor)
  const isWide = width >= wide
  const isGrown = thing.size === 'huge' || thing.size === 'big'
  const [widest, tallest] = vast.has(prop) ? [900, 900] : isGrown ? [900, 560] : [760, 480]
  const near = isWide ? Math.min(plain, 0.85) : Math.min(plain, widest / width, (tallest * scale) / height)
  const size = near * Math.sqrt(distances[depth]!.size) * (depth === 2 ? 0.7 : 1)
  // Lights stand about, so that each gives its own.
  const isLight = propInfo[prop].glows !== undefined && propInfo[prop].kind === 'held' && thing.count > 2
  const spread = isLight ? 1.1 * thing.count : thing.count > 1 ? 0.72 * Math.sqrt(thing.count) : 1
  const pile = isArranged(thing) ? sizeOfPile({ ...thing, prop }) : null
  const piled =
    pile &&
    Math.min(
      size * 0.9,
      (thing.state === 'row' ? 560 * scale : 900) / pile.width,
      (440 * scale) / pile.height,
    )
  return {
    kind: 'thing',
    id: thing.id,
    thing,
    prop,
    scale: piled ?? (thing.count > 1 ? size * 0.82 : size),
    half: pile && piled ? (pile.width / 2) * piled : isWide ? 40 * scale : (width / 2) * size * spread,
    height: pile && piled ? pile.height * piled : height * size,
    // A barrier is as wide as the picture: wherever somebody is, is beside it.
    x: isWide ? 150 * scale : 0,
    y: 0,
    z: 0,
    depth,
    lifted: 0,
    turn: 0,
    isPlaced: isWide,
    isLying: false,
    by: null,
    onHead: null,
    isHidden: false,
    on: null,
    tilt: null,
    sag: null,
    tiedTo: null,
  }
}

/** A figure in a scene whose figures have the scale `scale`. */
export function figureNode(player: Player, scale: number, act: SceneAct | null): FigureNode {
  const depth = depthOf(act)
  const f = scale * player.size * distances[depth]!.size
  // A glass helmet, a head of tin and one with hair are wider than the body.
  const { species } = player.sheet
  const helmet = goesOnFour(species) ? 230 : 120
  const head =
    player.member.outfit === 'bubble-helmet'
      ? helmet
      : species === 'robot'
        ? 116
        : isPerson(species)
          ? 96
          : // A bushy tail is not to be before a neighbor's face.
            species === 'squirrel'
            ? 112
            : species === 'fox'
              ? 102
              : 0
  const half = Math.max(bodyHalfOf(player.sheet), head, act && isOnBack(act, species) ? 178 : 0)
  return {
    kind: 'figure',
    id: player.member.who,
    player,
    f,
    half: half * f,
    x: 0,
    y: 0,
    facing: 1,
    z: 0,
    depth,
    back: false,
    isPlaced: false,
    act,
    holds: null,
    target: null,
    on: null,
    how: 'free',
    bed: null,
  }
}

/** The y of a prop's origin when its lowest edge is on `y`. */
export const originOf = ({ prop, scale, y }: Pick<ThingNode, 'prop' | 'scale' | 'y'>): number =>
  y - sinks(prop) * scale

/** How far before its middle a figure's hands or mouth are, in canvas units. */
export const armOf = ({ player, f }: FigureNode): number => {
  const { species } = player.sheet
  return (species === 'whale' ? 190 : goesOnFour(species) ? 150 : 112) * f
}

/** Whether a node has its place among those who are near. */
export const isIn = (node: Node): boolean =>
  node.isPlaced &&
  node.depth === 0 &&
  (node.kind === 'figure' || (node.by === null && propInfo[node.prop].width < wide))

/** Makes a thing `factor` times as large. */
export function resize(thing: ThingNode, factor: number): void {
  thing.scale *= factor
  thing.half *= factor
  thing.height *= factor
}

/** Makes a thing larger, never smaller. */
export const enlarge = (thing: ThingNode, factor: number): void => resize(thing, Math.max(1, factor))
