import type { Relation, SceneAct } from '@moonpage/storyteller/scene'
import { n1 } from '../../path.ts'
import type { Layer } from '../layout.ts'
import { figuresOn, put, type Board } from './board.ts'
import { isIn, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import type { Frame } from './frame.ts'

type Link = { by: Relation; node: Node } | undefined

/** The other one of two between whom something falls: whom the act names, or else whoever is nearest. */
function otherOf(board: Board, one: FigureNode, { how }: SceneAct): FigureNode | undefined {
  const all = figuresOn(board).filter((node) => node !== one && isIn(node))
  const named = all.find(({ id }) => how.some(({ what }) => what === id))
  return named ?? all.toSorted((a, b) => Math.abs(a.x - one.x) - Math.abs(b.x - one.x))[0]
}

/** Where a thing is that is on its way down: in the air, on nobody. */
function spotOf(board: Board, thing: ThingNode, act: SceneAct, link: Link): { x: number; y: number } {
  const { scale } = board
  const about = link?.node
  const beside = (node: FigureNode, side: number) => node.x + side * (node.half + thing.half + 44 * scale)
  if (about?.kind === 'figure') {
    const over = about.y - 318 * about.f
    // What somebody loses falls behind them.
    if (link?.by === 'from') return { x: beside(about, -about.facing), y: -110 * scale }
    if (link?.by === 'on' || link?.by === 'over') return { x: about.x, y: over - 74 * scale }
    const other = link?.by === 'between' ? otherOf(board, about, act) : undefined
    if (other) return { x: (about.x + other.x) / 2, y: -190 * scale }
    return { x: beside(about, about.facing), y: -150 * scale }
  }
  if (about) {
    const isFrom = link?.by === 'from'
    const top = about.y - about.height * (about.thing.prop === 'rope' ? 2 : 1)
    return isFrom
      ? {
          x: about.x + (top > -300 * scale ? about.half + thing.half + 20 * scale : 70 * scale),
          y: -130 * scale,
        }
      : { x: about.x, y: top + (link?.by === 'in' ? 40 : -34) * scale }
  }
  const looker = figuresOn(board).find((node) => isIn(node))
  return { x: looker ? beside(looker, looker.facing) : 0, y: -150 * scale }
}

/** Lets a thing fall: it is in the air, turned a little, with the lines of its way over it. */
export function letFall(board: Board, thing: ThingNode, act: SceneAct, link: Link): void {
  // A small animal has come down.
  const { x, y } = spotOf(board, thing, act, link)
  const isDown = !thing.thing.prop && link?.by === 'from'
  put(thing, x, isDown ? 0 : y)
  thing.turn = 16
  thing.falls = !isDown
  thing.z = 12
}

/** Two lines over each thing that falls. */
export function fallLines(things: readonly ThingNode[], { toX, toY }: Frame): { z: number; layer: Layer }[] {
  return things
    .filter(({ falls, depth, thing }) => falls && depth === 0 && thing.count === 1)
    .map(({ x, y, half, height }) => {
      const [cx, top, long] = [toX(x), toY(y) - height - 8, Math.min(64, Math.max(30, height * 0.5))]
      const line = (dx: number, k: number) => `M${n1(cx + dx)} ${n1(top - long * k)}v${n1(long * k)}`
      const path = line(-half * 0.4, 0.8) + line(half * 0.34, 1)
      return {
        z: 19,
        layer: {
          kind: 'set',
          paint: ({ d }) =>
            d.raw(
              `<path d="${path}" fill="none" stroke="#fffaf0" stroke-width="5" stroke-linecap="round" opacity=".75"/>`,
            ),
        },
      }
    })
}
