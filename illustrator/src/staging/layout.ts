import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import type { Spot } from '../figures/figure-action.ts'
import { propInfo } from '../props/draw-prop.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage-of-place.ts'
import type { Angle } from './cameras.ts'
import { turnAround } from './from-behind.ts'
import type { Lamp } from './lights.ts'
import { facingOf } from './line-up.ts'
import { makeRoom } from './make-room.ts'
import { standApart } from './paper.ts'
import { placeCast, type PlacedThing, type Staging } from './place-cast.ts'
import { lampsOf, placeAround, placeHuge } from './place-things.ts'
import { headOf, playersOf, type Placed } from './players.ts'
import { freeHands, sortThings, type Things } from './things.ts'

/** Where everything of a picture is, in canvas units, before anything of it is drawn. */
export type Layout = {
  /** The figures, with what they hold and the props beside them. */
  staging: Staging
  held: Things['held']
  /** Barriers, far props and props overhead. */
  around: readonly PlacedThing[]
  /** The great prop of the framing `looking-up`. */
  huge: PlacedThing | null
  /** The lamp that the scene's light needs. */
  stands: readonly PlacedThing[]
  lamps: readonly Lamp[]
  /** What the page is about. */
  focus: Spot | null
  /** The x of the middle of the figures. */
  middle: number
  angle: Angle
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
  return { staging: settled, held: things.held, around, huge, stands, lamps, focus, middle, angle }
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
