import type { Filling, Prop, State, stuffs } from '@moonpage/storyteller/scene'
import { ellipse, n1 } from '../path.ts'
import { openVessels } from './open-vessels.ts'
import { type Pen } from './pen.ts'
import { drawProp, propInfo } from './draw-prop.ts'

/** The opening of a vessel, in its own units; `ry` is 0 where one looks at it from the side. */
type Mouth = { x: number; y: number; rx: number; ry: number }

const mouths: Readonly<Partial<Record<Prop, Mouth>>> = {
  basket: { x: 0, y: 60, rx: 60, ry: 0 },
  box: { x: 0, y: -40, rx: 66, ry: 11 },
  bucket: { x: 0, y: 21, rx: 48, ry: 10 },
  barrel: { x: 0, y: -180, rx: 50, ry: 10 },
  bowl: { x: 0, y: -20, rx: 55, ry: 12 },
  cup: { x: -2, y: -34, rx: 33, ry: 8 },
  'soup-pot': { x: 0, y: -106, rx: 68, ry: 17 },
  plate: { x: 0, y: -6, rx: 46, ry: 9 },
  cart: { x: -17, y: -178, rx: 130, ry: 0 },
  'treasure-chest': { x: 0, y: -97, rx: 90, ry: 14 },
  bathtub: { x: 0, y: -150, rx: 166, ry: 22 },
  sack: { x: 0, y: -128, rx: 46, ry: 11 },
  'paint-pot': { x: 0, y: -32, rx: 44, ry: 12 },
  suitcase: { x: 0, y: 48, rx: 74, ry: 13 },
  jug: { x: 0, y: -60, rx: 38, ry: 5 },
}

/** What is in a vessel of which only is said that it is full. */
const usualFillings: Readonly<Partial<Record<Prop, Filling>>> = {
  barrel: 'water',
  bathtub: 'water',
  box: 'apple',
  cart: 'apple',
  suitcase: 'sock',
  jug: 'milk',
}
const halfFillings: Readonly<Partial<Record<Prop, Filling>>> = {
  ...usualFillings,
  bowl: 'porridge',
  bucket: 'water',
  cup: 'milk',
  jar: 'honey',
  'soup-pot': 'soup',
  basket: 'apple',
}

/** What a vessel is drawn with that is full, or half full. */
export const usualFilling = (prop: Prop, state: State | undefined): Filling | undefined =>
  state === 'full' ? usualFillings[prop] : state === 'half-full' ? halfFillings[prop] : undefined

type Stuff = (typeof stuffs)[number]
type Look = {
  color: string
  bits?: readonly string[]
  /** How high it rises over the rim, in its radius. */ dome?: number
}

/** How what is in a vessel looks. */
export const stuffLooks: Readonly<Record<Stuff, Look>> = {
  soup: { color: '#e08a3c', bits: ['#f2c96a', '#7fa84a', '#c8503f'] },
  pudding: { color: '#f0cf6a', dome: 0.3 },
  porridge: { color: '#e6d5b4', dome: 0.22, bits: ['#cdb48a', '#f3e8d0', '#cdb48a'] },
  batter: { color: '#f3dfa6' },
  jam: { color: '#b8434f' },
  honey: { color: '#e8a834' },
  milk: { color: '#fbf8f0' },
  water: { color: '#7fb6d4' },
  tea: { color: '#9a5a34' },
  juice: { color: '#f0a23c' },
  cocoa: { color: '#6b4032' },
  paint: { color: '#3f86c4' },
  sand: { color: '#e2c48a', dome: 0.5 },
  flour: { color: '#f7f2e6', dome: 0.5 },
  snow: { color: '#f3f8fc', dome: 0.55 },
  earth: { color: '#6b4a36', dome: 0.45 },
  corn: { color: '#efc24f', dome: 0.5, bits: ['#d9a436', '#f7dc86', '#d9a436'] },
}

export const isStuff = (filling: Filling): filling is Stuff => filling in stuffLooks

/** Liquid or mash in an opening. */
function pourIn(p: Pen, { x, y, rx, ry }: Mouth, stuff: Stuff, isHalf: boolean): void {
  const { color: usual, bits = [], dome = 0 } = stuffLooks[stuff]
  const color = stuff === 'paint' ? p.dye(usual) : usual
  const [down, k] = isHalf ? [Math.max(ry * 0.5, 3), 0.8] : [0, 1]
  const [wide, tall] = [rx * k, Math.max(ry * k, 3)]
  const level = y + down
  const draw = () => {
    const rise = dome * rx * (isHalf ? 0.4 : 1)
    const surface = `M${n1(x - wide)} ${n1(level)}Q${n1(x - wide * 0.55)} ${n1(level - tall - rise)} ${n1(x)} ${n1(level - tall - rise)}Q${n1(x + wide * 0.55)} ${n1(level - tall - rise)} ${n1(x + wide)} ${n1(level)}Q${n1(x)} ${n1(level + tall * 2)} ${n1(x - wide)} ${n1(level)}Z`
    p.cut(dome > 0 ? surface : ellipse(x, level, wide, tall), color, { shade: 0.3, lit: 0.3 })
    for (const [i, bit] of bits.entries())
      p.flat(
        ellipse(
          x + wide * [-0.45, 0.08, 0.5][i]!,
          level - rise * 0.4 + tall * [-0.1, 0.35, -0.25][i]!,
          wide * 0.17,
          tall * 0.32,
        ),
        bit,
      )
    if (bits.length === 0 && dome === 0)
      p.gleam(`M${n1(x - wide * 0.5)} ${n1(level)}H${n1(x - wide * 0.15)}`, 4, 0.7)
  }
  if (isHalf) p.clip(ellipse(x, y, rx, Math.max(ry, 4)), draw)
  else draw()
}

/** Where things lie in a full vessel, in radii of its opening from its middle; those in front last. */
const heap = [
  [-0.34, -0.95],
  [0.32, -0.95],
  [-0.66, -0.4],
  [0, -0.5],
  [0.64, -0.4],
  [-0.34, 0],
  [0.34, 0],
] as const
const bottom = [
  [-0.36, -0.1],
  [0.36, -0.1],
  [0, 0.1],
] as const

/** Things in an opening, heaped over its rim. */
function heapIn(p: Pen, prop: Prop, { x, y, rx, ry }: Mouth, isHalf: boolean): void {
  const { width, height, gripY = 0 } = propInfo[prop]
  const side = Math.max(26, Math.min(rx * 0.74, 84))
  const scale = side / Math.max(width, height * 0.86)
  const [wide, tall] = [Math.max(0, rx - (width * scale) / 2), side * 0.5]
  const rim = `M-900 -900H900V${n1(y)}H${n1(x + rx)}${ry > 0 ? `A${n1(rx)} ${n1(ry)} 0 0 1 ${n1(x - rx)} ${n1(y)}` : `H${n1(x - rx)}`}H-900Z`
  p.clip(rim, () => {
    for (const [i, [dx, dy]] of (isHalf ? bottom : heap).entries()) {
      const middle = y + ry * 0.4 + dy * tall + (isHalf ? side * 0.16 : 0)
      p.at(x + dx * wide, middle, ((i * 37) % 40) - 20, () =>
        drawProp(p.d, prop, { x: 0, y: (height / 2 - gripY) * scale, scale, lit: p.lit, tint: p.plain }, p.r),
      )
    }
  })
}

/** What is seen through the glass of a jar. */
function jarred(p: Pen, filling: Filling, isHalf: boolean): void {
  if (isStuff(filling)) {
    const top = isHalf ? -2 : -40
    p.cut(
      `M${top < -24 ? -36 : -42} ${top}H${top < -24 ? 36 : 42}L42 -20V30Q42 44 28 44H-28Q-42 44 -42 30V-20Z`,
      stuffLooks[filling].color,
      { shade: 0.35, lit: 0.4 },
    )
    return
  }
  const { width, height, gripY = 0 } = propInfo[filling]
  const scale = 33 / Math.max(width, height)
  const rows = isHalf ? [26] : [26, 0, -26]
  for (const [row, y] of rows.entries())
    for (const x of row % 2 ? [-14, 14] : [-25, 0, 25])
      p.at(x, y, x, () =>
        drawProp(
          p.d,
          filling,
          { x: 0, y: (height / 2 - gripY) * scale, scale, lit: p.lit, tint: p.plain },
          p.r,
        ),
      )
}

const lid = (p: Pen): void => p.cut('M-34 -70H34V-50H-34Z', '#c79a4a', { lit: 0.5 })

/** How a vessel is drawn with something in it; undefined where it is not seen. */
export function filledDraw(
  prop: Prop,
  filling: Filling,
  state: State | undefined,
): ((p: Pen) => void) | undefined {
  if (state === 'empty' || state === 'upside-down') return undefined
  const isHalf = state === 'half-full'
  const open = openVessels[prop]
  if (prop === 'jar' || prop === 'jam-jar' || prop === 'honey-jar')
    return (p) => {
      openVessels.jar!(p)
      jarred(p, filling, isHalf)
      p.mark('M-30 -52Q-44 -40 -42 -24V30Q-42 44 -28 44H28Q42 44 42 30V-24Q44 -40 30 -52', '#d3e6e8', 5)
      p.gleam('M-30 -24V20', 7, 0.6)
      lid(p)
    }
  const mouth = mouths[prop]
  if (!mouth || !open) return undefined
  return (p) => {
    open(p)
    if (isStuff(filling)) pourIn(p, mouth, filling, isHalf)
    else heapIn(p, filling, mouth, isHalf)
    if (filling === 'soup' && prop === 'soup-pot') for (const x of [-34, 4, 40]) steam(p, x, mouth.y - 36)
  }
}

const steam = (p: Pen, x: number, y: number): void =>
  p.mark(`M${x} ${y}q-12 -14 0 -28t0 -28`, '#d5d8de', 7, 0.75)

/** Whether what is in a vessel is seen. */
export const canHoldVisibly = (prop: Prop): boolean =>
  mouths[prop] !== undefined || prop === 'jar' || prop === 'jam-jar' || prop === 'honey-jar'
