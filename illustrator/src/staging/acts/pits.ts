import { castRoles, type SceneAct, type Thing } from '@moonpage/storyteller/scene'
import { n1 } from '../../path.ts'
import type { Brush } from '../../places/parts/brush.ts'
import type { Layer } from '../layout.ts'
import type { ThingNode } from './nodes.ts'
import type { Frame } from './frame.ts'

/** What goes down into a hole, and what one does into it from its edge. */
const downward: ReadonlySet<SceneAct['does']> = new Set([
  'pours',
  'drops',
  'throws',
  'reaches',
  'lays',
  'falls',
  'slips',
  'tumbles',
  'jumps',
  'rolls',
  'swims',
])

/** Whether a hole is in the ground, and no cave: it is dug, or something lies in it or goes down into it. */
export function isPit({ id, prop }: Thing, acts: readonly SceneAct[]): boolean {
  if (prop !== 'hole') return false
  const isCalled = /\bhole$/.test(id)
  const isThing = (who: string) => !castRoles.some((role) => role === who)
  return acts.some(({ who, does, how }) =>
    how.some(
      ({ by, what }) =>
        what === id &&
        (does === 'digs' ||
          (isCalled && by === 'from' && does === 'pulls' && how.some((one) => !isThing(one.what))) ||
          (isCalled && by === 'in' && (downward.has(does) || (does === 'lies' && isThing(who))))),
    ),
  )
}

/** The opening of a pit, as an ellipse on the canvas. */
const openingOf = ({ x, y, scale }: ThingNode, { toX, toY }: Frame) => ({
  x: toX(x),
  y: toY(y) - 54 * scale,
  rx: 146 * scale,
  ry: 36 * scale,
})

/** What of somebody in a pit is seen: all that is over its near edge. */
export function pitClip(pit: ThingNode, frame: Frame): string {
  const { x, y, rx, ry } = openingOf(pit, frame)
  return `M${n1(x - 900)} -1400H${n1(x + 900)}V${n1(y)}H${n1(x + rx)}A${n1(rx)} ${n1(ry)} 0 0 1 ${n1(x - rx)} ${n1(y)}H${n1(x - 900)}Z`
}

/** The near edges of all pits, over what lies in them. */
export const pitEdges = (things: readonly ThingNode[], frame: Frame): { z: number; layer: Layer }[] =>
  things
    .filter(({ prop }) => prop === 'pit')
    .map((pit) => ({ z: 13 + pit.z, layer: { kind: 'set', paint: pitEdge(pit, frame) } }))

const pitEdge =
  (pit: ThingNode, frame: Frame) =>
  (b: Brush): void => {
    const { x, y, rx, ry } = openingOf(pit, frame)
    const down = 54 * pit.scale
    b.d.shape(
      `M${n1(x - rx)} ${n1(y)}A${n1(rx)} ${n1(ry)} 0 0 0 ${n1(x + rx)} ${n1(y)}L${n1(x + rx * 1.2)} ${n1(y + down * 0.2)}C${n1(x + rx * 1.1)} ${n1(y + down)} ${n1(x + rx * 0.5)} ${n1(y + down)} ${n1(x)} ${n1(y + down)}C${n1(x - rx * 0.5)} ${n1(y + down)} ${n1(x - rx * 1.1)} ${n1(y + down)} ${n1(x - rx * 1.2)} ${n1(y + down * 0.2)}Z`,
      b.tone('#8f7a5c'),
      { shade: 0.4 },
    )
  }
