import { isRoom, type Scene, type SceneAct } from '@moonpage/storyteller/scene'
import { n1 } from '../../path.ts'
import type { Brush } from '../../places/parts/brush.ts'
import { soil } from '../../places/homes/land.ts'
import type { Frame } from './frame.ts'
import type { Tableau } from './tableau.ts'

/** Rise of a slope, as a share of its length. */
const rise = 0.26

const isSlope = ({ how }: SceneAct): boolean => how.some(({ what }) => what === 'slope')

/** What goes down a hill by itself. */
const downward: ReadonlySet<SceneAct['does']> = new Set(['slides', 'rolls', 'tumbles', 'falls', 'slips'])

/** Places that are flat, or have ice. */
const flat: ReadonlySet<Scene['place']> = new Set(['frozen-pond', 'open-sea', 'harbour', 'castle-hall'])

/** What rolls where it stands on a hill: nobody has to push it. */
const rollers: ReadonlySet<string> = new Set([
  'cart',
  'barrel',
  'sled',
  'boulder',
  'snowball',
  'pumpkin',
  'train',
  'roll',
])

/**
 * How all of a picture stand: on a slope up the way the one faces who acts first, on one down, or on flat ground. Who slides,
 * and a cart that rolls, has a slope though no line says so.
 */
export function slopeOf({
  acts = [],
  things = [],
  place,
  framing,
}: Pick<Scene, 'acts' | 'things' | 'place' | 'framing'>): 'up' | 'down' | null {
  const goesDown = acts.some(
    (act) => downward.has(act.does) && isSlope(act) && act.how.every(({ by }) => by !== 'over'),
  )
  // Whoever pulls goes backward, up to where the one behind the back is.
  const isPulled = acts[0]?.does === 'pulls' && acts[0].how.some(({ by }) => by === 'what')
  if (acts.some(isSlope)) return goesDown || isPulled ? 'down' : 'up'
  if (isRoom(place) || flat.has(place) || framing === 'spot') return null
  const isFree = ({ how }: SceneAct) => !how.some(({ by }) => by === 'in' || by === 'on' || by === 'over')
  const isRoller = (id: string) => things.some((one) => one.id === id && rollers.has(one.prop ?? ''))
  const isDown = acts.some(
    (act) => isFree(act) && (act.does === 'slides' || (act.does === 'rolls' && isRoller(act.who))),
  )
  const isBehind = acts.some(({ does, how }) => does === 'rolls' && how.some(({ by }) => by === 'behind'))
  return isDown ? (isBehind ? 'up' : 'down') : null
}

/** Moves everybody and everything up a slope that rises the way the one faces who acts first, or down one, and turns the things. */
export function ontoSlope(
  { figures, things }: Tableau,
  { left, right }: { left: number; right: number },
  dir: 1 | -1,
  way: 'up' | 'down',
): void {
  const [k, from] = way === 'up' ? ([rise, left] as const) : ([-rise, right] as const)
  const [cos, sin] = [Math.cos(Math.atan(k)), Math.sin(Math.atan(k))]
  const turned = new Set(figures.flatMap(({ on, how }) => (on && how === 'inside' ? [on] : [])))
  // Who is in a cart is turned with it.
  for (const node of [...figures, ...things]) {
    if (!node.on || !turned.has(node.on)) continue
    const [dx, dy] = [node.x - node.on.x, node.y - node.on.y]
    node.x = node.on.x + dx * cos + dy * sin
    node.y = node.on.y + k * (node.x - node.on.x) - dx * sin + dy * cos
  }
  for (const node of [...figures, ...things]) {
    if (node.depth > 0 || (node.kind === 'thing' && node.by)) continue
    node.y -= k * (node.x - from)
    if (node.kind === 'thing') node.turn -= (dir * Math.atan(k) * 180) / Math.PI
  }
}

/** The ground of the slope, over the land of the place. */
export function slopeUnder(
  left: number,
  right: number,
  { toX: onCanvas, toY }: Frame,
  way: 'up' | 'down',
): { z: number; paint: (b: Brush) => void } {
  // A slope down is that up, seen in a mirror.
  const toX = (x: number) => onCanvas(way === 'up' ? x : left + right - x)
  // It goes on beyond everybody on both sides.
  const [low, high] = [left - 620, right + 620]
  const at = (x: number) => toY(-44 - rise * (Math.max(low + 60, Math.min(x, high)) - left))
  return {
    z: -1,
    paint: (b) => {
      const color = b.tone(soil[b.scene.setting])
      const top = [low - 400, low, left, (left + right) / 2, right, high, high + 500]
        .map((x) => `L${n1(toX(x))} ${n1(at(x))}`)
        .join('')
      const line = `M${n1(toX(low - 500))} ${n1(at(low) + 60)}${top}`
      b.d.shape(`${line}L${n1(toX(high + 500))} 1600L${n1(toX(low - 500))} 1600Z`, color, {
        shade: 0.4,
        lit: 0.35,
        dir: [0, 1],
      })
      b.d.raw(
        `<path d="${line}" fill="none" stroke="${b.tone('#fff3d0')}" stroke-width="9" stroke-opacity=".4"/>`,
      )
    },
  }
}
