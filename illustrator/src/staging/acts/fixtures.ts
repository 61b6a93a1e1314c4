import type { Fixture, Stage } from '../../stage-of-place.ts'
import { deeds, openings } from './deeds.ts'
import { moveInFront } from './in-front.ts'
import { fitInto, topOf } from './stage-thing.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import type { Tableau } from './tableau.ts'

/** A thing of a tableau, at x, that is a part of the room. */
type Pinned = { x: number; fixture: Fixture; side: 1 | -1 | undefined }

/** The first thing of a tableau that is a part of the room: a door that somebody has the hands at before all others. */
export function pin({ figures, things }: Tableau, { fixtures = [] }: Stage): Pinned | null {
  const found = things.flatMap((node) => {
    const fixture = node.by ? undefined : fixtures.find(({ prop }) => prop === node.prop)
    return fixture ? [{ node, fixture }] : []
  })
  const first = found.find(({ node }) => figures.some((figure) => isAtHandle(figure, node))) ?? found[0]
  return first ? { x: first.node.x, fixture: first.fixture, side: first.node.faces } : null
}

/** The way in which the figures are between the fixture and the middle of the room. */
export const dirAt = ({ x, fixture, side }: Pinned, middle: number): 1 | -1 =>
  fixture.x > 800 === (side === undefined ? middle < x : side < 0) ? 1 : -1

/** How a tableau is moved onto the canvas. */
type Turn = { toX: (x: number) => number; center: number; middle: number; dir: 1 | -1; ground: number }

/** Moves every thing that is a part of the room to where the place has drawn it. */
export function fixAll(
  { figures, things }: Tableau,
  { fixtures = [] }: Stage,
  { center, middle, dir, ground }: Turn,
): void {
  for (const node of things) {
    const fixture = fixtures.find(({ prop }) => prop === node.prop)
    if (!fixture || node.by) continue
    node.isFixed = true
    node.isRound = fixture.isRound === true
    const was = node.x
    node.x = middle + (fixture.x - center) * dir
    node.y = fixture.y - ground
    node.half = fixture.half
    node.height = fixture.height
    follow(node, { figures, things })
    moveInFront(node, node.x - was, { figures, things })
    for (const figure of figures) if (isAtHandle(figure, node)) stepTo(figure, node)
    for (const figure of figures) if (figure.on === node && node.prop !== 'window') standIn(figure, node, was)
  }
}

/** Whether somebody has the hands at a door. */
const isAtHandle = ({ target, act, how, cord, depth }: FigureNode, door: ThingNode): boolean =>
  target === door &&
  door.faces !== undefined &&
  how === 'free' &&
  depth === 0 &&
  !cord &&
  act !== null &&
  deeds[act.does].far === 'touch'

/** Moves somebody to the wall in which a door is, so that the handle is within reach. */
function stepTo(figure: FigureNode, door: ThingNode): void {
  figure.y = Math.min(figure.y, door.y + 56)
  figure.z -= 6
}

/** Moves somebody into a doorway of the room; one who is too large for it is a step further back. */
function standIn(figure: FigureNode, door: ThingNode, was: number): void {
  const k = Math.max(0.6, Math.min(1, (door.height * 0.94) / (400 * figure.f)))
  figure.f *= k
  figure.half *= k
  figure.x += door.x - was
  figure.y = door.y + 8
}

/** Moves who sits at an opening, and what is in it, to where the opening is now. */
export function follow(opening: ThingNode, { figures, things }: Tableau): void {
  for (const thing of things) if (thing.on === opening && openings.has(opening.prop)) fitInto(thing, opening)
  for (const node of figures)
    if (node.on === opening && node.how === 'seated' && opening.prop === 'window') {
      node.x = opening.x
      node.y = opening.y - (opening.isFixed ? 0 : topOf(opening))
    }
}

/** What is in the window behind which somebody sleeps is on its sill, before them and beside their faces. */
export function ontoSill({ things }: Tableau): void {
  const window = things.find(({ prop }) => prop === 'window')
  if (!window) return
  const inIt = things.filter((node) => node !== window && node.depth === 0 && node.on === window)
  inIt.forEach((node, i) => {
    node.x = window.x + (i % 2 ? -1 : 1) * (window.half - node.half - 8)
    node.y = window.y - 4
    node.z = 26
  })
}
