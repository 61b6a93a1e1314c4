import type { Filling, Prop, State, Thing } from '@moonpage/storyteller/scene'
import type { Drawing } from '../drawing.ts'
import { mix } from '../colour.ts'
import { ellipse } from '../path.ts'
import type { Random } from '../random.ts'
import { drawProp, propInfo } from './draw-prop.ts'
import { dyes } from './dyes.ts'
import { filledDraw, usualFilling } from './fillings.ts'
import { inState } from './prop-states.ts'
import { markOf } from './state-marks.ts'
import { brokenHalf, kinkOf, withoutTear, withoutBite } from './state-shapes.ts'
import { plantedAt, sproutAt } from './thing-states.ts'
import { hullShare } from './vehicles.ts'

/** The height of a prop, in its own units. */
export const heightIn = (prop: Prop, state: State | undefined): number =>
  propInfo[prop].height * (state === 'open' ? (openShares[prop] ?? 1) : 1)

/** How high things are that are open: a boat without its sail, a blanket that lies spread, a pumpkin without its stem. */
const openShares: Readonly<Partial<Record<Prop, number>>> = { boat: hullShare, blanket: 0.35, pumpkin: 0.68 }

type At = Parameters<typeof drawProp>[2] & {
  /** What is in it. */
  filling?: Filling | undefined
}

/** What is eaten from, and is itself whole. */
const vessels: ReadonlySet<Prop> = new Set([
  'soup-pot',
  'bowl',
  'plate',
  'cup',
  'kettle',
  'honey-jar',
  'jam-jar',
  'basket',
  'sack',
  'bottle',
])

/** What is full unless a scene says otherwise. */
const filled: ReadonlySet<Prop> = new Set([
  'cup',
  'soup-pot',
  'treasure-chest',
  'nest',
  'sack',
  'honey-jar',
  'jam-jar',
  'kettle',
  'teapot',
  'bottle',
  'paint-pot',
  'pond',
  'puddle',
  'stream',
  'moon',
])

/** Draws a prop in a state; see `drawProp`. */
export function drawPropIn(
  d: Drawing,
  prop: Prop,
  state: State | undefined,
  { shows, ...at }: At & { shows?: Thing['shows'] },
  r: Random,
): void {
  drawInState(d, prop, state, at, r)
  if (!shows) return
  // In the middle of the sheet.
  const { width, height, gripY = 0 } = propInfo[prop]
  const own = propInfo[shows.prop]
  const k = Math.min((width * 0.62) / own.width, (height * 0.62) / own.height)
  const middle = at.y + (gripY - height / 2) * at.scale
  const y = middle + (own.height / 2 - (own.gripY ?? 0)) * k * at.scale
  const { says: _, tilt: __, ...plain } = at
  drawProp(d, shows.prop, { ...plain, y, scale: at.scale * k, color: shows.color && dyes[shows.color] }, r)
}

function drawInState(d: Drawing, prop: Prop, state: State | undefined, at: At, r: Random): void {
  const { width, height, gripY = 0 } = propInfo[prop]
  const plain = (change: Partial<At> = {}) => drawProp(d, prop, { ...at, ...change }, r)
  const inOwn = { ...at, x: 0, y: 0, scale: 1 }
  const alone = () => drawProp(d, prop, inOwn, r)
  const inUnits = (draw: () => void) =>
    d.group(`translate(${Math.round(at.x)} ${Math.round(at.y)}) scale(${at.scale.toFixed(3)})`, draw)
  const filling = at.filling ?? usualFilling(prop, state)
  const inside = filling && filledDraw(prop, filling, state)
  if (inside) return drawProp(d, prop, at, r, inside)
  const own = state && inState[state]?.[prop]
  if (own) return drawProp(d, prop, at, r, own)
  switch (state) {
    case 'lit':
      return plain({ lit: true })
    case 'out':
      return plain({ lit: false })
    case 'asleep':
      return plain({ isAsleep: true })
    case 'planted':
      return drawProp(d, prop, at, r, plantedAt(gripY))
    case 'sprout':
      return drawProp(d, prop, at, r, sproutAt(gripY, Math.max(1, Math.min(2.2, height / 150))))
    case 'bud':
      return plain({ scale: at.scale * 0.6, y: at.y + gripY * at.scale * 0.4 })
    case 'raised':
      return plain({ y: at.y - height * at.scale * 0.5 })
    case 'upside-down':
      return void d.group(
        `rotate(180 ${Math.round(at.x)} ${Math.round(at.y + (gripY - height / 2) * at.scale)})`,
        plain,
      )
    case 'flat':
      return void d.group(
        `translate(${Math.round(at.x)} ${Math.round(at.y + gripY * at.scale)}) scale(1.2 0.36)`,
        () => plain({ x: 0, y: -gripY * at.scale }),
      )
    case 'tilted':
      return void d.group(`rotate(-13 ${Math.round(at.x)} ${Math.round(at.y + gripY * at.scale)})`, plain)
    case 'bent': {
      const kink = kinkOf(prop)
      if (!kink) return void d.group(`skewX(-20)`, () => plain({ x: at.x + at.y * 0.364 }))
      return void inUnits(() => {
        d.clip(kink.still, alone)
        d.group(`rotate(${kink.turn} ${kink.at.join(' ')})`, () => d.clip(kink.turned, alone))
      })
    }
    case 'torn':
      return void inUnits(() => d.clip(withoutTear(prop), alone))
    case 'melted':
      return void inUnits(() => {
        d.shape(ellipse(0, gripY - 2, width * 0.62, Math.max(9, height * 0.1)), at.tint('#a9cfe4'), {
          shade: 0.3,
        })
        d.group(`translate(0 ${Math.round(gripY)}) scale(1.12 0.5) translate(0 ${-Math.round(gripY)})`, alone)
      })
    case 'wilted':
      // Brown, and fallen together.
      return void inUnits(() =>
        d.group(
          `translate(0 ${Math.round(gripY)}) skewX(-14) scale(1.04 0.72) translate(0 ${-Math.round(gripY)})`,
          () => drawProp(d, prop, { ...inOwn, tint: (color) => at.tint(mix(color, '#8a6a42', 0.6)) }, r),
        ),
      )
    case 'bitten':
      if (vessels.has(prop)) return plain()
      return void inUnits(() => d.clip(withoutBite(prop), alone))
    case 'half':
      return void inUnits(() => d.clip(brokenHalf(prop, 1), alone))
    case 'broken':
      return void inUnits(() => {
        for (const side of [-1, 1] as const)
          d.group(
            `translate(${side * width * 0.14} 0) rotate(${side * 13} ${side * width * 0.3} ${gripY})`,
            () => d.clip(brokenHalf(prop, side), alone),
          )
      })
    default:
  }
  plain()
  const mark = state && !(state === 'full' && filled.has(prop)) && markOf(prop, state)
  if (mark) drawProp(d, prop, at, r, mark)
}
