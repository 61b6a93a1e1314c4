import type { SceneAct } from '@moonpage/storyteller/scene'
import { n1 } from '../../path.ts'
import type { Brush } from '../../places/parts/brush.ts'
import { soil } from '../../places/homes/land.ts'
import type { Frame } from './shapes.ts'
import type { Tableau } from './tableau.ts'

/** Rise of a slope, as a share of its length. */
const rise = 0.2

export const isOnSlope = (acts: readonly SceneAct[] = []): boolean =>
  acts.some(({ how }) => how.some(({ what }) => what === 'slope'))

/** Moves everybody and everything up a slope that rises the way the one faces who acts first, and turns the things. */
export function ontoSlope({ figures, things }: Tableau, left: number, dir: 1 | -1): void {
  for (const node of [...figures, ...things]) {
    if (node.depth > 0 || (node.kind === 'thing' && node.by)) continue
    node.y -= rise * (node.x - left)
    if (node.kind === 'thing') node.turn -= (dir * Math.atan(rise) * 180) / Math.PI
  }
}

/** The ground of the slope, over the land of the place. */
export function slopeUnder(
  left: number,
  right: number,
  { toX, toY }: Frame,
): { z: number; paint: (b: Brush) => void } {
  const [low, high] = [left - 160, right + 500]
  const at = (x: number) => toY(-44 - rise * (Math.min(x, right + 150) - left))
  return {
    z: -1,
    paint: (b) => {
      const color = b.tone(soil[b.scene.setting])
      const top = [low, left, (left + right) / 2, right, right + 150, high]
        .map((x) => `L${n1(toX(x))} ${n1(at(x))}`)
        .join('')
      b.d.shape(
        `M${n1(toX(low - 400))} ${n1(at(low) + 60)}${top}L${n1(toX(high))} 1400L${n1(toX(low - 400))} 1400Z`,
        color,
        {
          shade: 0.4,
          lit: 0.35,
          dir: [0, 1],
        },
      )
    },
  }
}
