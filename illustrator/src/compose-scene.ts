import type { PictureFocus } from '@moonpage/contract/picture-focus'
import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import { mix } from './colour.ts'
import { Drawing } from './drawing.ts'
import { drawFigure, type FigureAnchors } from './figures/draw-figure.ts'
import type { Spot } from './figures/figure-action.ts'
import { goesOnFour } from './figures/quadruped-frames.ts'
import type { Mood } from './mood.ts'
import { paintPlace, placeMood } from './places/paint-place.ts'
import { drawProp, propInfo } from './props/draw-prop.ts'
import { random, type Random } from './random.ts'
import type { Grade, ViewBox } from './render.ts'
import type { Stage } from './stage-of-place.ts'
import { union, viewFor, withRoom, type Angle, type Box } from './staging/cameras.ts'
import { focusOf } from './staging/focus.ts'
import { turnAround } from './staging/from-behind.ts'
import {
  drawDark,
  drawFireflies,
  drawGlowOver,
  drawGreatStar,
  drawPool,
  litTint,
  underLamp,
} from './staging/lights.ts'
import { facingOf } from './staging/line-up.ts'
import { drawPaper, standApart } from './staging/paper.ts'
import { makeRoom } from './staging/make-room.ts'
import { placeCast, type PlacedThing } from './staging/place-cast.ts'
import { halfWidth, headOf, headRadius, isPairPose, playersOf, type Placed } from './staging/players.ts'
import { lampsOf, placeAround, placeHuge } from './staging/place-things.ts'
import { carried, freeHands, propScale, sinks, sortThings, type Things } from './staging/things.ts'

export type Composition = {
  drawing: Drawing
  /** What the 4:3 picture shows. */
  view: ViewBox
  /** What the square picture shows, with all of the cast in it. */
  squareView: ViewBox
  /** Middle and radius of every head, in canvas units. */
  heads: { x: number; y: number; radius: number }[]
  /** The area of the 4:3 picture that a crop should show, in percent of it; null when there is no figure. */
  focus: PictureFocus | null
}

/** The seed of a book, from that of a page: the text before the first colon. A place has it, to look the same on every page. */
const bookOf = (seed: string): string => seed.split(':', 1)[0] ?? seed

/**
 * Draws everything of a scene on one canvas and chooses what the picture shows. The same arguments give the same drawing.
 *
 * @param cast the characters' sheets; a role of the scene that has no sheet is left out
 * @param seed `book:page`; pages of one book have the same places
 * @param grade `night` darkens the paper of spot art, and nothing else here
 */
export function composeScene(
  original: Scene,
  cast: readonly CharacterSheet[],
  seed: string,
  grade: Grade = 'day',
): Composition {
  const scene = withVisibleFocus(original, cast)
  const r = random(`${seed} compose ${original.framing} ${original.cast.map(({ pose }) => pose).join()}`)
  const d = new Drawing(placeMood(scene))
  const isSplit = r() < 0.4 && scene.cast.length === 2 && scene.cast.every(({ pose }) => !isPairPose(pose))
  const stage =
    scene.framing === 'spot'
      ? paperStage(d, scene, r, { isSplit, grade })
      : paintPlace(d, scene, random(`${bookOf(seed)} place`))
  const players = playersOf(scene, cast)
  const things = sortThings(scene, freeHands(scene, cast), stage.holds === 'boat')
  const staging = placeCast(scene, players, things, stage, r)
  if (scene.framing === 'from-behind') turnAround(staging, stage)
  const { placed } = staging
  const huge = scene.framing === 'looking-up' ? placeHuge(things, staging, stage) : null
  const around = placeAround(things, staging, stage, r)

  const focus = focusSpot(scene, [...staging.near, ...around, ...(huge ? [huge] : [])], placed, things)
  const middle = placed.reduce((sum, { x }) => sum + x, 0) / (placed.length || 1)
  for (const one of placed) {
    const target = targetOf(one, placed, focus, staging.dir)
    one.facing = one.inBed ? 'right' : facingOf(one, target, middle, staging.dir)
  }

  if (scene.framing !== 'from-behind') makeRoom(staging, stage, things.held)
  if (scene.framing === 'spot' && isSplit) standApart(staging)
  const angle: Angle = { side: r.between(0.1, 1) * -staging.dir, rise: r.between(-1, 1) }

  const { lamps, stands } = lampsOf(scene, stage, things, staging, [
    ...staging.near,
    ...around,
    ...(huge ? [huge] : []),
  ])
  const dark = stage.mood.dark || scene.light !== 'sky'
  const draw = ({ thing, x, y, scale, depth }: PlacedThing) =>
    underLamp(d, lamps, { x, y }, () =>
      drawProp(
        d,
        thing.prop,
        { x, y, scale, lit: dark, tint: litTint(stage.depthTint(depth), lamps, { x, y }) },
        r,
      ),
    )

  for (const one of around.filter((each) => !isBefore(each))) draw(one)
  if (huge) draw(huge)
  for (const lamp of lamps) if (!stage.swims) drawPool(d, lamp, stage.ground)
  for (const stand of stands) draw(stand)
  const onGround = staging.near.filter(({ y }) => y <= stage.ground)
  for (const one of onGround) draw(one)
  const drawn: { placed: Placed; anchors: FigureAnchors }[] = []
  for (const one of placed.toSorted((a, b) => a.y - b.y))
    underLamp(d, lamps, headOf(one), () => {
      drawn.push({ placed: one, anchors: drawOne(one) })
    })
  for (const one of staging.near.filter((each) => !onGround.includes(each))) draw(one)
  for (const one of around.filter(isBefore)) draw(one)
  stage.foreground(d)
  const heads = drawn.map(({ placed: one, anchors }) => ({ ...anchors.head, radius: headRadius(one) }))
  const main = lamps.toSorted((a, b) => b.radius - a.radius)[0]
  if (main && stage.mood.dark && scene.framing !== 'spot' && scene.light !== 'fireflies')
    drawDark(d, main, stage.mood.shadow, scene.light === 'sky' ? 0.3 : 0.62, heads)
  for (const lamp of lamps) drawGlowOver(d, lamp)
  if (scene.light === 'fireflies')
    drawFireflies(
      d,
      r,
      { left: middle - 560, right: middle + 560, top: stage.ground - 560, bottom: stage.ground + 20 },
      heads,
    )

  function drawOne(one: Placed): FigureAnchors {
    const target = targetOf(one, placed, focus, staging.dir)
    const held = things.held.get(one.member.who)
    const size = (propScale(staging.scale) / one.scale) * (0.72 + 0.28 * one.size)
    const tint = litTint(stage.depthTint(0), lamps, headOf(one))
    return drawFigure(
      d,
      one.sheet,
      one.member,
      {
        ...one,
        lookAt: target ?? undefined,
        close: placed.some((other) => other !== one && other.member.pose === 'hug'),
        tint,
        ...(held && {
          held: (x: number, y: number) => {
            const at = carried(held.prop, x, y, size, goesOnFour(one.sheet.species) ? null : one.reach.head)
            drawProp(d, held.prop, { ...at, scale: size, lit: dark, tint }, r)
          },
        }),
      },
      r,
    )
  }

  const boxes = subjectOf(drawn, [...staging.near, ...stands, ...(huge ? [huge] : [])], stage)
  const view = withRoom(viewFor(scene.framing, boxes, 4 / 3, angle), scene.text_area)
  const squareView = withRoom(viewFor(scene.framing, boxes, 1, angle), scene.text_area)
  if (
    scene.light === 'star' &&
    scene.framing !== 'spot' &&
    !roofed.has(scene.place) &&
    !scene.props.some(({ prop }) => prop === 'fallen-star')
  )
    drawGreatStar(d, view.x + view.width * (staging.dir > 0 ? 0.76 : 0.24), view.y + view.height * 0.16)
  const figures = placed.flatMap((one) => {
    const index = drawn.findIndex((each) => each.placed === one)
    const head = heads[index]
    return head ? [{ placed: one, head }] : []
  })
  return { drawing: d, view, squareView, heads, focus: focusOf(view, figures) }
}

/** A close-up shows a prop only in a hand or overhead: a close-up with its focus elsewhere becomes a medium shot. */
function withVisibleFocus(scene: Scene, cast: readonly CharacterSheet[]): Scene {
  const [focus] = scene.props
  if (scene.framing !== 'close-up' || !focus || focus.where === 'above') return scene
  const { held } = sortThings(scene, freeHands(scene, cast), false)
  const isHeld = [...held.values()].some((thing) => thing.focus)
  return isHeld ? scene : { ...scene, framing: 'medium' }
}

/** Places with a roof, under which the great star is not drawn. */
const roofed: ReadonlySet<Scene['place']> = new Set([
  'castle-hall',
  'bedroom-floor',
  'blanket-fort',
  'barn',
  'ice-cave',
  'sea-cave',
  'bedside',
])

/** Barriers with the layer `before` cover the feet of the figures, so they are drawn after them. */
const isBefore = ({ thing, depth }: PlacedThing): boolean =>
  propInfo[thing.prop].layer === 'before' && depth === 0

/** The stage of spot art: bare paper. The time of day changes colors less there than in a place. */
function paperStage(d: Drawing, scene: Scene, r: Random, how: { isSplit: boolean; grade: Grade }): Stage {
  const mood: Mood = placeMood(scene)
  const light: Mood = { ...mood, dir: [0.5, 0.85], key: mix(mood.key, '#fff3d6', 0.6) }
  d.light = light
  const ground = drawPaper(d, light, scene.setting, r, how)
  const tint = (color: string) => mix(color, mood.ambient, mood.dark ? 0.08 : 0.03)
  return {
    mood: light,
    ground,
    depthTint: () => tint,
    foreground: () => {},
    swims: false,
    room: { left: 330, right: 1270 },
  }
}

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
function targetOf(one: Placed, placed: readonly Placed[], focus: Spot | null, dir: 1 | -1): Spot | null {
  const { looks_at } = one.member
  if (looks_at === 'reader') return null
  if (looks_at === 'up') return { x: one.x + dir * 160 * one.scale, y: one.y - 900 }
  if (looks_at === 'thing') return focus ?? { x: one.x + dir * 300, y: one.y - 230 * one.scale }
  const other = placed.find(({ member }) => member.who === looks_at && member !== one.member)
  return other ? headOf(other) : null
}

/** The boxes that the view must show, in canvas units. Without figures, a box in the middle of the canvas. */
function subjectOf(
  drawn: readonly { placed: Placed; anchors: FigureAnchors }[],
  things: readonly PlacedThing[],
  { ground, bed, lamps = [] }: Pick<Stage, 'ground' | 'bed' | 'lamps'>,
): { heads: Box; all: Box; ground: number } {
  if (drawn.length === 0) {
    const empty = { left: 600, right: 1000, top: ground - 400, bottom: ground }
    return { heads: empty, all: empty, ground }
  }
  const boxes = drawn.map(({ placed, anchors }): Box => {
    const reach = headRadius(placed) * 1.12
    return {
      left: anchors.head.x - reach,
      right: anchors.head.x + reach,
      top: anchors.top - 14,
      bottom: anchors.head.y + reach * 1.2,
    }
  })
  const heads = boxes.reduce(union)
  const inBed = drawn.some(({ placed }) => placed.inBed)
  const feet = Math.max(...drawn.map(({ placed }) => placed.y))
  const boxOf = (x: number, half: number, y: number): Box => ({
    left: x - half,
    right: x + half,
    top: y,
    bottom: y,
  })
  const all = [
    ...drawn.map(({ placed }) => boxOf(placed.x, placed.inBed ? 0 : halfWidth(placed) * placed.scale, feet)),
    ...things.map(({ thing, x, y, scale }) =>
      boxOf(x, Math.min(propInfo[thing.prop].width * scale, 420) / 2, y + sinks(thing.prop) * scale + 12),
    ),
  ].reduce(union, { ...heads, left: heads.left - 30, right: heads.right + 30 })
  // A picture of a sleeper shows the bed and the lamps beside it.
  if (inBed && bed) {
    const beside = lamps.filter(({ x, y }) => Math.abs(x - bed.x) < 560 && y > ground - 520)
    const xs = beside.map(({ x }) => x)
    const bedside = {
      left: Math.min(all.left, ...xs.map((x) => x - 90)),
      right: Math.max(bed.x + bed.width * 0.8, ...xs.map((x) => x + 90)),
      top: Math.min(all.top, ...beside.map(({ y }) => y - 90)),
      bottom: ground + 20,
    }
    return { heads, all: union(all, bedside), ground }
  }
  return { heads, all, ground }
}
