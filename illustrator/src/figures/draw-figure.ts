import type { CastMember, CharacterSheet } from '@moonpage/storyteller/scene'
import { multiply, shift } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { n1 } from '../path.ts'
import type { Random } from '../random.ts'
import type { Actor, Anchors } from './actor.ts'
import { drawBiped } from './biped.ts'
import type { Build } from './build.ts'
import { builds } from './builds.ts'
import { clothesOf, isPerson, personOf } from './clothes.ts'
import { drawCurled } from './curled.ts'
import { faceOf, faces, type Face } from './expressions.ts'
import type { Edges, FigureAction, FigureGeometry, Spot } from './figure-action.ts'
import { drawBird } from './bird.ts'
import { birds, isBird } from './birds.ts'
import { birdOfKin, buildOfKin } from './kin.ts'
import { drawQuadruped } from './quadruped.ts'
import { frames, goesOnFour } from './quadruped-frames.ts'
import { asSpecies } from './species-act.ts'
import { drawUprightAction } from './upright-action.ts'
import { drawWhale } from './whale.ts'

/** Where and how a figure is drawn: feet on (x, y) of the canvas; at `scale` 1 a fox is 380 canvas units high. */
export type FigurePlace = Spot & {
  scale: number
  facing: 'left' | 'right'
  /** Where eyes and head turn to, in canvas units; when absent, to the reader. */
  lookAt?: Spot | undefined
  /** Shows a color in the light at this place. */
  tint: (color: string) => string
  /** Seen from behind. */
  back?: boolean
  swims?: boolean
  /** Another figure stands close in front. */
  close?: boolean
  /** Lies in bed with the head on (x, y). The blanket is drawn later, by the place. */
  inBed?: boolean
  /** Lies down with open eyes. */
  isAwake?: boolean | undefined
  /** Degrees by which a figure in bed is turned, by default so that it lies to the right; near 0 its head is upright. */
  bedTurn?: number | undefined
  /** Stands on its head; how high it is then, in figure units. */
  onHead?: number | undefined
  /** False for a figure without ground under its feet, which has no shadow there. */
  shadow?: boolean
  /** Draws the carried prop with its grip at (x, y), in figure units. */
  held?: ((x: number, y: number) => void) | undefined
  /** By how much the wind moves cloth to the left on the canvas, in figure units. */
  wind?: number | undefined
  /** What the body does, instead of the cast member's pose. */
  action?: FigureAction | undefined
}

/** Where the front hand, the middle of the head and the highest point (`top`, a y) are, in canvas units. */
export type FigureAnchors = { hand: Spot; head: Spot; top: number } & Partial<FigureGeometry>

/**
 * Draws one figure of the cast. The same sheet gives the same looks.
 *
 * @param r passed on to parts that have random details
 */
export function drawFigure(
  d: Drawing,
  sheet: CharacterSheet,
  member: CastMember,
  at: FigurePlace,
  r: Random,
): FigureAnchors {
  const mirror = at.facing === 'left' ? -1 : 1
  const person = isPerson(sheet.species) ? personOf(sheet) : null
  const gaze = gazeFor(at, mirror)
  const worn = clothesOf(sheet, member)
  // Glasses are off while a figure sleeps.
  const sleeps = at.action ? at.action.face === 'sleepy' && at.action.legs === 'lie' : member.pose === 'sleep'
  const clothes = sleeps ? { ...worn, glasses: false } : worn
  const action = at.action && asSpecies(at.action, sheet.species, legsOf(sheet))
  const actor: Actor = {
    p: { d, t: at.tint, r },
    pose: member.pose,
    face: member.pose === 'sleep' && !at.isAwake ? faces.sleepy : faces[member.expression],
    clothes,
    person,
    mark: member.mark,
    gaze: { x: gaze.x, y: gaze.y },
    turn: gaze.turn,
    back: at.back ?? false,
    held: at.held,
    lookY: at.lookAt ? (at.lookAt.y - at.y) / at.scale : null,
    close: at.close ?? false,
    inBed: at.inBed ?? false,
    swims: at.swims ?? false,
    ...(at.wind && !at.inBed && { wind: mirror * at.wind }),
    ...(action && actingOf(asSpecies(action, sheet.species), at)),
  }
  if (member.mouthless) actor.face = { ...actor.face, mouth: 'none' }
  if (at.shadow !== false && !at.inBed)
    d.groundShadow(
      at.x + 6 * at.scale,
      at.y + 2 * at.scale,
      shadowOf(sheet, member, at.action) * at.scale,
      20 * at.scale,
      0.75,
    )
  const turned = at.inBed
    ? // A whale lies on its belly with the tail under the blanket, all others on their backs.
      sheet.species === 'whale'
      ? ` rotate(${at.bedTurn ?? -8}) scale(-1 1) translate(-78 104)`
      : ` rotate(${at.bedTurn ?? -64}) translate(-6 236)`
    : at.onHead
      ? ` translate(0 ${n1(-at.onHead)}) rotate(180)`
      : ''
  let anchors: Anchors = { hand: { x: 0, y: 0 }, head: { x: 0, y: 0 }, top: 0 }
  const draw = () => {
    anchors = drawSpecies(actor, sheet, at)
  }
  const transform = `translate(${n1(at.x)} ${n1(at.y)}) scale(${(mirror * at.scale).toFixed(3)} ${at.scale.toFixed(3)})${turned}`
  if (mirror < 0) d.mirrored(transform, draw)
  else d.group(transform, draw)
  if (at.inBed) return { hand: at, head: { x: at.x, y: at.y }, top: at.y - 128 * at.scale }
  const place = (own: Spot): Spot => {
    const { x, y } = at.onHead ? { x: -own.x, y: -at.onHead - own.y } : own
    return { x: at.x + mirror * at.scale * x, y: at.y + at.scale * y }
  }
  return {
    hand: place(anchors.hand),
    head: place(anchors.head),
    top: at.y + at.scale * (at.onHead ? -at.onHead : anchors.top),
    ...(anchors.geometry && placeGeometry(anchors.geometry, place)),
  }
}

/** Maps geometry from figure units to the canvas. */
function placeGeometry(of: FigureGeometry, place: (at: Spot) => Spot): FigureGeometry {
  const box = (edges: Edges): Edges => {
    const [a, b] = [place({ x: edges.left, y: edges.top }), place({ x: edges.right, y: edges.bottom })]
    const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)]
    return { left, right, top: Math.min(a.y, b.y), bottom: Math.max(a.y, b.y) }
  }
  return {
    face: box(of.face),
    body: box(of.body),
    hands: [place(of.hands[0]), place(of.hands[1])],
    feet: [place(of.feet[0]), place(of.feet[1])],
  }
}

/** Mouths of acts that are heard: whoever shouts has their mouth open, whatever they feel. */
const mouths: Readonly<Record<string, Face['mouth']>> = {
  shout: 'laugh',
  sing: 'open',
  yawn: 'yawn',
  blow: 'o',
}

const voicedFace = ({ act, face, strength }: FigureAction): Face => {
  const felt = faceOf(face, strength)
  const mouth = act && mouths[act.name]
  const eye = act?.name === 'cover-eyes' ? 'squeezed' : felt.eye
  return { ...felt, eye, ...(mouth && { mouth }) }
}

/** The parts of an actor that an action decides in place of pose and expression. */
function actingOf(action: FigureAction, { inBed, back }: FigurePlace): Partial<Actor> {
  const pose = action.legs === 'run' ? 'run' : action.legs === 'step' ? 'walk' : 'stand'
  const turn = action.head === 'front' ? 0.08 : 1
  const face = voicedFace(action)
  // In bed and from behind, a head is drawn as that of a figure with a pose.
  if (inBed || back) return { action, pose, face, turn: 0.3 }
  return { action, pose, turn, view: action.head, face }
}

/** Factor on the length of the legs of an upright figure. */
function legsOf(sheet: CharacterSheet): number | undefined {
  const { species } = sheet
  const build = isPerson(species) ? builds.person : (builds as Record<string, Build>)[species]
  return build && buildOfKin(build, sheet).legs
}

function drawSpecies(actor: Actor, sheet: CharacterSheet, at: FigurePlace): Anchors {
  const { species } = sheet
  if (isBird(species)) return drawBird(actor, birdOfKin(birds[species], sheet))
  if (species === 'whale') return drawWhale(actor)
  if (goesOnFour(species) && (!at.inBed || species === 'unicorn')) return drawQuadruped(actor, species)
  const build = buildOfKin(buildOf(species, actor), sheet)
  if (actor.action && !actor.inBed) return drawUprightAction(actor, build, actor.action)
  const lies = actor.pose === 'sleep' && !at.inBed && !actor.clothes.wheelchair && species !== 'robot'
  return lies ? drawCurled(actor, build) : drawBiped(actor, build)
}

function buildOf(species: CharacterSheet['species'], { person }: Actor): Build {
  if (isPerson(species)) {
    const skin = person?.skin ?? builds.person.fur
    return {
      ...builds.person,
      gossamer: species === 'fairy',
      ...person?.own,
      fur: skin,
      light: skin,
      dark: person?.hair ?? '#3a2620',
      inner: multiply(skin, '#d9a890', 0.6),
      nose: shift(skin, -0.1),
    }
  }
  return builds[species as keyof typeof builds]
}

function shadowOf({ species }: CharacterSheet, { pose }: CastMember, action?: FigureAction): number {
  if (species === 'whale') return 190
  if (goesOnFour(species)) return frames[species].half * 0.72
  const legs = action?.legs
  if (legs) return legs === 'lie' || legs === 'tumble' ? 150 : legs === 'jump' ? 76 : 100
  return pose === 'sleep' ? 150 : 100
}

/** Turns eyes and head to what the figure looks at, within the range of a head. */
function gazeFor(
  { x, y, scale, lookAt }: FigurePlace,
  mirror: number,
): { x: number; y: number; turn: number } {
  if (!lookAt) return { x: 0.25, y: 0, turn: 0.3 }
  const dx = (lookAt.x - x) * mirror
  const dy = lookAt.y - (y - 236 * scale)
  const far = Math.hypot(dx, dy) || 1
  const side = Math.max(-1, Math.min(1, dx / Math.max(far, 120 * scale)))
  return {
    x: side * 0.9,
    y: Math.max(-1, Math.min(0.9, (dy / far) * 0.9)),
    turn: Math.max(-0.6, Math.min(1, 0.2 + side * 0.65)),
  }
}
