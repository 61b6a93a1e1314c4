import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Spot } from '../figures/figure-action.ts'
import { isBird } from '../figures/birds.ts'
import { goesOnFour } from '../figures/quadruped-frames.ts'
import { propInfo } from '../props/draw-prop.ts'
import { deeds, wide } from '../staging/acts/deeds.ts'
import type { Placed } from '../staging/players.ts'
import { bits, type PictureCells } from './layer-cells.ts'
import { fixturesOf, type Looked } from './looked.ts'

/** How far a hand is from what it is on, in percent of the picture's width. */
export type SeenHand = {
  who: string
  act: SceneAct | undefined
  thing: string
  far: number
  /** From the hand to it, in canvas units. */
  gap?: Spot
}

/** From a point to the nearest cell of a layer that has one of the bits, in percent of the picture's width; and the way there, in canvas units. */
function wayTo(
  { grid, layers, spans }: PictureCells,
  at: number,
  only: number,
  { x, y }: Spot,
): { far: number; gap: Spot } {
  const own = layers[at]!
  const { columns, k, view, rim } = grid
  const [first, last] = spans[at]!
  const [px, py] = [(x - view.x) * k + rim, (y - view.y) * k + rim]
  let least = Infinity
  let gap = { x: 0, y: 0 }
  for (let cell = first; cell <= last; cell++)
    if (own[cell]! & only) {
      const [ix, iy] = [cell % columns, Math.floor(cell / columns)]
      const far = (ix + 0.5 - px) ** 2 + (iy + 0.5 - py) ** 2
      if (far >= least) continue
      least = far
      gap = { x: (ix + 0.5 - px) / k, y: (iy + 0.5 - py) / k }
    }
  return { far: Number.isFinite(least) ? (Math.sqrt(least) / (view.width * k)) * 100 : 99, gap }
}

/** What one has by its string. */
const onStrings: ReadonlySet<string> = new Set(['balloon', 'kite'])

/** Measures how far hands are from what they hold or act on. */
export const handsIn = (looked: Looked): SeenHand[] =>
  looked.layers.flatMap((layer, at) =>
    layer.kind === 'figure' && !layer.figure.isExtra ? handsOf(looked, layer.figure, at) : [],
  )

/** How far a hand may be from a door of the room, in percent of the picture's width: its leaf is beside it when it is open. */
const nearDoor = 6

function handsOf(looked: Looked, figure: Placed, at: number): SeenHand[] {
  const { cells, layers, parts, view, acts } = looked
  const { who } = figure.member
  const found = parts.find((one) => one.kind === 'face' && one.id === who)
  if (!found || found.kind !== 'face' || found.hands.length === 0 || figure.back || figure.inBed) return []
  const act = acts.find((one) => one.who === who && one.does !== 'is')
  const [front, back] = found.hands
  // A hand is round, and so is a muzzle.
  const radius = (13 * figure.scale * 100) / view.width
  const farOf = (targets: readonly number[], only: number, point: Spot): number =>
    Math.max(0, Math.min(...targets.map((layer) => wayTo(cells, layer, only, point).far)) - radius)
  // Of what is torn, both hands have a half.
  if (figure.holds?.isTorn) return []
  if (figure.holds) {
    const { holds = 'front' } = figure.action ?? {}
    // A mouth, a trunk or a single fin holds it.
    const isFour = goesOnFour(figure.sheet.species) || figure.sheet.species === 'whale'
    const points = isFour || holds === 'both' ? [front!, back!] : [holds === 'back' ? back! : front!]
    const gaps = points.map((point) => farOf([at], bits.held, point))
    // At the mouth one hand is enough, and wings have it between their tips.
    const isLoose = isFour || isBird(figure.sheet.species) || act?.does === 'eats'
    const far = isLoose ? Math.min(...gaps) : Math.max(...gaps)
    return [{ who, act, thing: `held ${figure.holds.prop}`, far }]
  }
  if (!act || deeds[act.does].far !== 'touch' || act.does === 'blows' || act.does === 'kicks') return []
  const fixed = act.how.find(({ by }) => by === 'what')?.what ?? ''
  const door = fixturesOf(looked).get(fixed)
  if (door) {
    const ways = found.hands.map(({ x, y }) => ({
      x: beyond(x, door.x - door.half, door.x + door.half),
      y: beyond(y, door.y - door.height, door.y),
    }))
    const [gap] = ways.toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
    const far = (Math.hypot(gap!.x, gap!.y) * 100) / view.width - nearDoor
    return [{ who, act, thing: `on ${fixed}`, far: Math.max(0, far), gap: gap! }]
  }
  const what = act.how.find(({ what: id }) =>
    layers.some((one) => one.kind === 'thing' && one.thing.id === id),
  )
  // A rope's end is in the hands.
  if (!what || !['what', 'to', 'at', 'on', 'with'].includes(what.by)) return []
  if (act.how.some(({ by, what: id }) => by === 'what' && id !== what.what)) return []
  // The second who pushes or pulls has their hands on the first; who reaches for something has not got it yet.
  if (
    act.does === 'reaches' ||
    acts.find(({ does, how }) => does === act.does && how.some(({ what: id }) => id === what.what))?.who !==
      who
  )
    return []
  // What is towed has a rope, whose end is in the hands.
  const ends = layers.flatMap((one) => (one.kind === 'cord' ? [one.cord.from, one.cord.to] : []))
  if (act.does === 'pulls' && ends.length > 0) {
    const gaps = found.hands.flatMap((hand) => ends.map(({ x, y }) => Math.hypot(hand.x - x, hand.y - y)))
    const far = Math.max(0, (Math.min(...gaps) * 100) / view.width - radius)
    return [{ who, act, thing: `on the rope of ${what.what}`, far }]
  }
  const targets = layers.flatMap((one, layer) =>
    one.kind === 'thing' &&
    one.thing.id === what.what &&
    propInfo[one.thing.thing.prop].width < wide &&
    !onStrings.has(one.thing.thing.prop)
      ? [layer]
      : [],
  )
  if (targets.length === 0) return []
  const [nearest] = found.hands
    .flatMap((point) => targets.map((layer) => wayTo(cells, layer, bits.any, point)))
    .toSorted((a, b) => a.far - b.far)
  const { far, gap } = nearest!
  return [{ who, act, thing: `on ${what.what}`, far: Math.max(0, far - radius), gap }]
}

/** How far a number is outside of a range, towards it. */
const beyond = (at: number, low: number, high: number): number =>
  at < low ? low - at : at > high ? high - at : 0
