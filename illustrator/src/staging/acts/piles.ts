import type { Prop, Thing } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'

/** How much of its height a thing takes in a pile, where it is not all of it. */
const thickness: Partial<Record<Prop, number>> = {
  blanket: 44,
  pillow: 62,
  pancake: 20,
  'cake-layer': 42,
  plate: 13,
  bowl: 30,
  book: 26,
  cookie: 16,
  map: 8,
  letter: 12,
  hat: 44,
  crown: 56,
  'soup-pot': 62,
  bucket: 54,
  basket: 60,
  cup: 60,
}

type Pile = Pick<Thing, 'count' | 'state'> & { prop: Prop }

/** Whether a group is a pile or a row. */
export const isArranged = ({ count, state }: Pick<Thing, 'count' | 'state'>): boolean =>
  count > 1 && (state === 'piled' || state === 'row' || state === 'heart')

/** A heart on the ground, its point towards the reader; the ground is seen at a slant. */
function heartOf(count: number, width: number): { x: number; y: number }[] {
  const k = (width * count) / 90
  return Array.from({ length: count }, (_, i) => {
    const t = Math.PI * (1 + (2 * i) / count)
    const up = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)
    return { x: 18 * Math.sin(t) ** 3 * k, y: -(up + 17) * k * 0.55 }
  }).toSorted((a, b) => a.y - b.y)
}

/**
 * Where each thing of a pile, a row or a heart is, from the first that is drawn: the middle of its lowest edge, in units of the prop,
 * from the middle of the lowest edge of all. Flat things lie one on the other, others as a heap.
 */
export function arrange({ prop, count, state }: Pile): { x: number; y: number }[] {
  const { width, height } = propInfo[prop]
  if (state === 'row')
    return Array.from({ length: count }, (_, i) => ({
      x: (i - (count - 1) / 2) * width * 1.02,
      y: (i % 2) * 6,
    }))
  if (state === 'heart') return heartOf(count, width)
  const thick = thickness[prop] ?? height * 0.8
  if (thick < width * 0.6)
    return Array.from({ length: count }, (_, i) => ({ x: ((i * 37) % 5) * 3 - 6, y: -i * thick }))
  const out: { x: number; y: number }[] = []
  let base = 1
  while ((base * (base + 1)) / 2 < count) base++
  for (let row = 0; out.length < count; row++) {
    const inRow = Math.min(base - row, count - out.length)
    for (let i = 0; i < inRow; i++)
      out.push({ x: (i - (inRow - 1) / 2) * width * 0.86, y: -row * height * 0.72 })
  }
  return out
}

/** Width and height of a pile or a row, in units of the prop. */
export function sizeOfPile(pile: Pile): { width: number; height: number } {
  const { width, height } = propInfo[pile.prop]
  const places = arrange(pile)
  const xs = places.map(({ x }) => x)
  return {
    width: Math.max(...xs) - Math.min(...xs) + width,
    height: Math.max(...places.map(({ y }) => -y)) + (thickness[pile.prop] ?? height),
  }
}
