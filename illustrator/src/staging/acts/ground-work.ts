import type { Prop, SceneAct } from '@moonpage/storyteller/scene'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from '../../places/parts/brush.ts'
import { soil } from '../../places/homes/land.ts'
import { mix } from '../../colour.ts'
import type { Spot } from '../../figures/figure-action.ts'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { contain, isVessel } from './contain.ts'
import { armOf, isIn, type FigureNode, type Node } from './nodes.ts'
import { putIn } from './put-in.ts'
import { standAt } from './stand-at.ts'

type Links = readonly { by: string; node: Node }[]

/** What one digs in, where it lies before the hands. */
const earths: ReadonlySet<Prop> = new Set<Prop>(['mud', 'snowdrift', 'flour', 'dip'])

/** Stages who digs in mud or snow: the earth is before the hands, and not a pool behind everybody. False for other acts. */
export function dig(board: Board, node: FigureNode, act: SceneAct, links: Links): boolean {
  if (act.does !== 'digs') return false
  const earth = links.find(
    ({ by, node: one }) => by !== 'with' && one.kind === 'thing' && earths.has(one.prop),
  )?.node
  const isOnly = links.every(({ node: one }) => one === earth)
  if (earth?.kind !== 'thing' || !isOnly) return false
  if (!node.isPlaced) put(node, figuresOn(board).some(isIn) ? freeSpot(board, node) : 0)
  put(earth, node.x + node.facing * armOf(node))
  const isUsed = board.acts.some(({ does, how }) =>
    how.some(
      ({ by, what }) => what === earth.id && does !== 'digs' && (by === 'in' || by === 'on' || by === 'from'),
    ),
  )
  if (!isUsed) earth.isHidden = true
  node.target = earth
  return true
}

/** Stages who washes something or somebody in a tub or a bucket: it is in there. False for other acts. */
export function wash(board: Board, node: FigureNode, act: SceneAct, links: Links): boolean {
  if (act.does !== 'washes') return false
  const about = links.find(({ by }) => by === 'what')?.node
  const tub = links.find(({ by, node: one }) => by === 'in' && one.kind === 'thing' && isVessel(one))?.node
  if (!about || tub?.kind !== 'thing' || tub.by || about === tub) return false
  standAt(board, node, tub, tub.half * 0.8 + armOf(node) * 0.8)
  if (about.kind === 'figure') {
    if (!about.isPlaced) putIn(board, about, tub, 'in')
    about.facing = node.x > about.x ? 1 : -1
  } else if (!about.isPlaced) {
    contain(about, tub, board.nodes.values())
    about.y -= about.height * 0.2
  }
  node.target = about
  return true
}

/** A hollow in the earth with a heap beside it, and clods in the air. */
export const dugEarth =
  ({ x, y }: Spot, way: number, s: number, isMud: boolean) =>
  (b: Brush): void => {
    const color = b.tone(isMud ? '#7a5236' : mix(soil[b.scene.setting], '#6b4a33', 0.55))
    const heap = x + way * 96 * s
    b.d.shape(
      `M${n1(heap - 84 * s)} ${n1(y)}Q${n1(heap - 30 * s)} ${n1(y - 104 * s)} ${n1(heap + 10 * s)} ${n1(y - 84 * s)}Q${n1(heap + 60 * s)} ${n1(y - 70 * s)} ${n1(heap + 92 * s)} ${n1(y)}Z`,
      color,
      { shade: 0.5, lit: 0.3 },
    )
    b.d.shape(ellipse(x, y + 8 * s, 92 * s, 25 * s), b.tone('#4a3226'), { shade: 0.3 })
    b.d.raw(
      `<path d="${ellipse(x, y + 8 * s, 92 * s, 25 * s)}" fill="none" stroke="${color}" stroke-width="${n1(9 * s)}"/>`,
    )
    for (const [dx, dy, r] of [
      [-64, -66, 10],
      [-30, -112, 8],
      [30, -136, 11],
      [70, -150, 7],
      [112, -122, 9],
    ] as const)
      b.d.shape(ellipse(x + way * dx * s, y + dy * s, r * s, r * 0.85 * s), color, { shade: 0.4 })
  }

/** Foam along a rim, half of whose width is `half`, and bubbles beside it. */
export const suds =
  ({ x, y }: Spot, s: number, half: number, way: number) =>
  (b: Brush): void => {
    const bubble = (cx: number, cy: number, r: number, opacity: number): void =>
      void b.d.raw(
        `<path d="${ellipse(cx, cy, r)}" fill="${b.tone('#f4fbff')}" fill-opacity="${opacity}" stroke="${b.tone('#8fc0dc')}" stroke-width="${n1(3 * s)}"/>`,
      )
    const count = Math.max(4, Math.round((2 * half) / (34 * s)))
    for (let i = 0; i < count; i++) {
      const along = ((i + 0.5) / count - 0.5) * 1.7 * half
      bubble(x + along, y + (i % 2 ? 8 : 0) * s, (i % 3 ? 20 : 16) * s, 0.92)
    }
    // Beyond it, and not over the face of whoever washes.
    for (const [dx, up, r] of [
      [0.9, 52, 11],
      [1.1, 84, 13],
      [0.8, 118, 8],
      [1.16, 132, 9],
    ] as const)
      bubble(x + way * dx * half, y - up * s, r * s, 0.55)
  }
