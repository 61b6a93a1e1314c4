import type { CharacterSheet, Scene, ThingColor } from '@moonpage/storyteller/scene'
import type { Spot } from '../figures/figure-action.ts'
import { propInfo } from '../props/draw-prop.ts'
import type { Brush } from '../places/parts/brush.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage-of-place.ts'
import type { Angle, Box } from './cameras.ts'
import { turnAround } from './from-behind.ts'
import type { Lamp } from './lights.ts'
import { facingOf } from './line-up.ts'
import { makeRoom } from './make-room.ts'
import { standApart } from './paper.ts'
import { placeCast, type PlacedThing, type Staging } from './place-cast.ts'
import { lampsOf, placeAround, placeHuge } from './place-things.ts'
import { headOf, playersOf, type Placed } from './players.ts'
import { freeHands, sortThings, type Things } from './things.ts'

/** What is drawn in one step; `pools` is the light of lamps on the ground. */
export type Layer =
  | { kind: 'thing'; thing: PlacedThing }
  | { kind: 'figure'; figure: Placed }
  | { kind: 'pools' }
  | { kind: 'foreground' }
  | { kind: 'cord'; cord: Cord }
  | { kind: 'cloth'; cloth: Cloth }
  | { kind: 'set'; paint: (b: Brush) => void }

/**
 * A rope that hangs between two points, in canvas units, with knots in it. `sag`: how far its middle hangs down, as a share of
 * the distance of its ends; `tails`: which of its ends hang out of a hand.
 */
export type Cord = {
  from: Spot
  to: Spot
  width: number
  color: string
  knots: number
  sag?: number
  tails?: readonly boolean[]
  isBroken?: boolean
  /** It is tied in its middle. */
  bow?: 'bow' | 'knot'
}

/** One side of a cloth that is held by both ends, in canvas units: `sag` is how far its middle hangs down, `hem` its depth. */
export type Cloth = {
  left: Spot
  right: Spot
  sag: number
  hem: number
  side: 'far' | 'near'
  color: ThingColor | undefined
  isKnitted?: true
}

/** Where everything of a picture is, in canvas units, before anything of it is drawn. */
export type Layout = {
  staging: Staging
  held: Things['held']
  /** Everything over the place, from back to front. */
  layers: readonly Layer[]
  /** Props that the view should show. */
  shown: readonly PlacedThing[]
  /** What the view has to show beside the faces; null for none. */
  must: Box | null
  lamps: readonly Lamp[]
  /** What the page is about. */
  focus: Spot | null
  /** The x of the middle of the figures. */
  middle: number
  angle: Angle
  /** Seed of what `set` layers draw at random: the same on all pages of a book. */
  setSeed?: string
}

/** Barriers with the layer `before` cover the feet of the figures, so they are drawn after them. */
const isBefore = ({ thing, depth }: PlacedThing): boolean =>
  propInfo[thing.prop].layer === 'before' && depth === 0

type Around = {
  staging: Staging
  around: readonly PlacedThing[]
  huge: PlacedThing | null
  stands: readonly PlacedThing[]
}

function layersOf({ staging, around, huge, stands }: Around, ground: number): Layer[] {
  const things = (list: readonly PlacedThing[]): Layer[] => list.map((thing) => ({ kind: 'thing', thing }))
  return [
    ...things(around.filter((each) => !isBefore(each))),
    ...things(huge ? [huge] : []),
    { kind: 'pools' },
    ...things(stands),
    ...things(staging.near.filter(({ y }) => y <= ground)),
    ...staging.placed.toSorted((a, b) => a.y - b.y).map((figure): Layer => ({ kind: 'figure', figure })),
    ...things(staging.near.filter(({ y }) => y > ground)),
    ...things(around.filter(isBefore)),
    { kind: 'foreground' },
  ]
}

/**
 * Decides where the figures and props of a scene are. Pure, except that it takes numbers from `r`.
 *
 * @param isSplit in spot art: each of the two figures has a wash of its own
 */
export function layOut(
  scene: Scene,
  cast: readonly CharacterSheet[],
  stage: Stage,
  isSplit: boolean,
  r: Random,
): Layout {
  const sorted = sortThings(scene, freeHands(scene, cast), stage.holds === 'boat')
  const lined = placeCast(scene, playersOf(scene, cast), sorted, stage, r)
  const turned = scene.framing === 'from-behind' ? turnAround(lined, stage) : lined
  const { huge, things, staging } =
    scene.framing === 'looking-up'
      ? placeHuge(sorted, turned, stage)
      : { huge: null, things: sorted, staging: turned }
  const around = placeAround(things, staging, stage, r)
  const all = (one: Staging) => [...one.near, ...around, ...(huge ? [huge] : [])]

  const focus = focusSpot(scene, all(staging), staging.placed, things)
  const { placed } = staging
  const middle = placed.reduce((sum, { x }) => sum + x, 0) / (placed.length || 1)
  const faced = { ...staging, placed: face(placed, focus, middle, staging.dir) }
  const roomy = scene.framing === 'from-behind' ? faced : makeRoom(faced, stage, things.held)
  const settled = scene.framing === 'spot' && isSplit ? standApart(roomy) : roomy
  const angle = { side: r.between(0.1, 1) * -staging.dir, rise: r.between(-1, 1) }
  const { lamps, stands } = lampsOf(scene, stage, things, settled, all(settled))
  return {
    staging: settled,
    held: things.held,
    layers: layersOf({ staging: settled, around, huge, stands }, stage.ground),
    shown: [...settled.near, ...stands, ...(huge ? [huge] : [])],
    must: null,
    lamps,
    focus,
    middle,
    angle,
  }
}

/** Turns each figure to what it looks at. Whoever is turned later sees where the head of an earlier one is now. */
const face = (
  placed: readonly Placed[],
  focus: Spot | null,
  middle: number,
  dir: Staging['dir'],
): readonly Placed[] =>
  placed.reduce(
    (now, one, index) =>
      now.with(index, {
        ...one,
        facing: one.inBed ? 'right' : facingOf(one, targetOf(one, now, focus, dir), middle, dir),
      }),
    placed,
  )

/** Where the scene's focus (its first prop) is on the canvas: a spot that eyes can follow. Null when it has no props. */
function focusSpot(
  scene: Scene,
  around: readonly PlacedThing[],
  placed: readonly Placed[],
  { held }: Pick<Things, 'held'>,
): Spot | null {
  const first = scene.props[0]
  if (!first) return null
  const at = around.find(({ thing }) => thing.focus)
  if (at) {
    const { kind, height, gripY = 0 } = propInfo[at.thing.prop]
    const low = kind === 'sky' || kind === 'creature' ? 0 : height * 0.5 - gripY
    return { x: at.x, y: at.y - low * at.scale }
  }
  const holder = placed.find(({ member }) => held.get(member.who)?.focus) ?? placed[0]
  return holder
    ? { x: holder.x + (holder.facing === 'left' ? -96 : 96) * holder.scale, y: holder.y - 120 * holder.scale }
    : null
}

/** Where on the canvas a figure looks; null when it looks at the reader, or at somebody who is not in the scene. */
export function targetOf(
  one: Placed,
  placed: readonly Placed[],
  focus: Spot | null,
  dir: 1 | -1,
): Spot | null {
  const { looks_at } = one.member
  if (looks_at === 'reader') return null
  if (looks_at === 'up') return { x: one.x + dir * 160 * one.scale, y: one.y - 900 }
  if (looks_at === 'thing') return focus ?? { x: one.x + dir * 300, y: one.y - 230 * one.scale }
  const other = placed.find(({ member }) => member.who === looks_at && member !== one.member)
  return other ? headOf(other) : null
}
