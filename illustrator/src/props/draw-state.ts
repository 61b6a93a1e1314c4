import type { Filling, Prop, State, Thing } from '@moonpage/storyteller/scene'
import type { Drawing } from '../drawing.ts'
import { ellipse } from '../path.ts'
import type { Random } from '../random.ts'
import { drawProp, propInfo } from './draw-prop.ts'
import { dyes } from './dyes.ts'
import { filledDraw } from './fillings.ts'
import { inState } from './prop-states.ts'
import { plantedAt, sproutAt } from './thing-states.ts'
import { hullShare } from './vehicles.ts'

/** The height of a prop, in its own units. */
export const heightIn = (prop: Prop, state: State | undefined): number =>
  propInfo[prop].height * (prop === 'boat' && state === 'open' ? hullShare : 1)

type At = Parameters<typeof drawProp>[2] & {
  /** What is in it. */
  filling?: Filling | undefined
}

/** The path of everything but a bite, in the prop's own units. */
function withoutBite(prop: Prop): string {
  const { width, height, gripY = 0 } = propInfo[prop]
  const [x, y, radius] = [width * 0.42, gripY - height * 0.78, Math.min(width, height) * 0.34]
  const bite = [0, 1, 2]
    .map((i) => ellipse(x - i * radius * 0.28, y + (i - 1) * radius * 0.62, radius * 0.52))
    .join('')
  return `M-900 -900H900V900H-900Z${bite}`
}

/** One half of what is broken in two, with a jagged edge, in the prop's own units: of what is long, its upper or its lower half. */
export function brokenHalf(prop: Prop, side: 1 | -1): string {
  const { width, height, gripY = 0 } = propInfo[prop]
  if (height > 1.7 * width) {
    const y = gripY - height / 2
    const [step, tooth] = [width / 3, width * 0.16]
    const teeth = Array.from(
      { length: 5 },
      (_, i) => `L${(i - 2) * step} ${y + (i % 2 ? tooth : -tooth)}`,
    ).join('')
    return `M-900 ${y - side * 900}L-900 ${y}${teeth}L900 ${y}L900 ${y - side * 900}Z`
  }
  const edge = Array.from(
    { length: 7 },
    (_, i) => `L${(i % 2 ? 0.07 : -0.05) * height} ${gripY - height * (1.05 - i * 0.19)}`,
  ).join('')
  return `M${side * 900} -900L0 -900${edge}L0 900L${side * 900} 900Z`
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
  const inUnits = (draw: () => void) =>
    d.group(`translate(${Math.round(at.x)} ${Math.round(at.y)}) scale(${at.scale.toFixed(3)})`, draw)
  const inside = at.filling && filledDraw(prop, at.filling, state)
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
    case 'bent':
      return void d.group(`skewX(-16)`, () => plain({ x: at.x + at.y * 0.287 }))
    case 'bitten':
      if (vessels.has(prop)) return plain()
      return void inUnits(() =>
        d.clip(withoutBite(prop), () => drawProp(d, prop, { ...at, x: 0, y: 0, scale: 1 }, r)),
      )
    case 'half':
      return void inUnits(() =>
        d.clip(brokenHalf(prop, 1), () => drawProp(d, prop, { ...at, x: 0, y: 0, scale: 1 }, r)),
      )
    case 'broken':
      return void inUnits(() => {
        for (const side of [-1, 1] as const)
          d.group(
            `translate(${side * width * 0.14} 0) rotate(${side * 13} ${side * width * 0.3} ${gripY})`,
            () => d.clip(brokenHalf(prop, side), () => drawProp(d, prop, { ...at, x: 0, y: 0, scale: 1 }, r)),
          )
      })
    default:
  }
  plain()
  const [top, bottom] = [gripY - height, gripY]
  const ink = at.tint('#3a2a30')
  if (state === 'torn')
    inUnits(() => {
      const [w, h] = [width * 0.5, height * 0.5]
      const edge = `M${-w * 0.1} ${top + h * 0.8}l${w * 0.3} ${-h * 0.14}l${w * 0.16} ${h * 0.2}l${w * 0.28} ${h * 0.04}l${-w * 0.1} ${h * 0.34}l${w * 0.08} ${h * 0.3}l${-w * 0.34} ${h * 0.06}l${-w * 0.26} ${-h * 0.2}l${-w * 0.2} ${h * 0.02}l${w * 0.04} ${-h * 0.3}Z`
      d.raw(
        `<path d="${edge}" fill="${at.tint('#332a34')}" stroke="${at.tint('#f1e6d0')}" stroke-width="5" stroke-linejoin="round"/>`,
      )
    })
  if (state === 'covered')
    inUnits(() => {
      const [w, y] = [width * 0.56, top + height * 0.2]
      const cloth = `M${-w} ${y + height * 0.5}Q${-w * 0.9} ${y} 0 ${y - height * 0.12}Q${w * 0.9} ${y} ${w} ${y + height * 0.5}q${-w * 0.25} ${height * 0.1} ${-w * 0.5} 0q${-w * 0.25} ${height * 0.1} ${-w * 0.5} 0q${-w * 0.25} ${height * 0.1} ${-w * 0.5} 0q${-w * 0.25} ${height * 0.1} ${-w * 0.5} 0Z`
      d.shape(cloth, at.tint('#c8503f'), { shade: 0.45 })
      d.clip(cloth, () => {
        for (let i = -3; i <= 3; i++)
          d.raw(
            `<path d="M${(i * w) / 3} ${y - 60}V${y + height}M${-w} ${y + (i + 2) * 24}H${w}" stroke="${at.tint('#f6e6d0')}" stroke-width="5" opacity=".8"/>`,
          )
      })
    })
  if (state === 'wet')
    inUnits(() => {
      for (const [x, y] of [
        [-0.3, 0.94],
        [0.05, 1.06],
        [0.32, 0.98],
      ] as const)
        d.raw(
          `<path d="M${width * x} ${top + height * y - 14}q9 14 0 20q-9 -6 0 -20Z" fill="${at.tint('#8fc4e0')}"/>`,
        )
    })
  if (state === 'mended')
    inUnits(() => {
      const [w, y] = [Math.min(width, height) * 0.17, (top + bottom) / 2]
      const patch = `M${-w} ${y - w}H${w}V${y + w}H${-w}Z`
      d.group('rotate(-9)', () => {
        d.shape(patch, at.tint('#e9cf9a'), { shade: 0.3 })
        d.raw(
          `<path d="${patch}" fill="none" stroke="${at.tint('#8a4a3c')}" stroke-width="${Math.max(3, w * 0.14)}" stroke-dasharray="${w * 0.3} ${w * 0.24}" stroke-linecap="round"/>`,
        )
      })
    })
  if (state === 'full' && !filled.has(prop))
    inUnits(() => {
      for (const x of [-0.26, 0, 0.24])
        d.shape(
          ellipse(width * x, top + height * 0.16, width * 0.15, width * 0.13),
          at.tint(['#d9604c', '#e8b24c', '#8fb05a'][Math.round(x * 4) + 1] ?? '#d9604c'),
        )
    })
  if (state === 'hatched')
    inUnits(() => {
      d.raw(
        `<path d="M${-width * 0.5} ${(top + bottom) / 2}l${width * 0.17} -12l${width * 0.16} 14l${width * 0.17} -14l${width * 0.16} 14l${width * 0.17} -12l${width * 0.17} 12" fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>`,
      )
    })
}
