import type { Prop } from '@moonpage/storyteller/scene'
import { n1 } from '../path.ts'
import { propInfo } from './draw-prop.ts'

// Paths that cut a prop in pieces, in the prop's own units.

const whole = 'M-900 -900H900V900H-900Z'

/** How high a bite is that would else cut off what stands on top, in heights from the foot. */
const bitesAt: Readonly<Partial<Record<Prop, number>>> = { cake: 0.34, apple: 0.52 }

/** Everything but a large bite with the marks of teeth, from its right side. */
export function withoutBite(prop: Prop): string {
  const { width, height, gripY = 0 } = propInfo[prop]
  const radius = Math.min(width, height) * (bitesAt[prop] ? 0.34 : 0.44)
  const [x, y] = [
    width * 0.5 - radius * 0.1,
    gripY - height * (bitesAt[prop] ?? (height > 1.4 * width ? 0.5 : 0.68)),
  ]
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${n1(x + Math.cos(angle) * radius)} ${n1(y + Math.sin(angle) * radius)}`
  }
  const tooth = n1(radius * 0.4)
  const teeth = [-135, -180, -225, -270].map((degrees) => `A${tooth} ${tooth} 0 0 0 ${at(degrees)}`)
  return `${whole}M${at(-90)}${teeth.join('')}L${n1(x + 900)} ${n1(y + radius)}V${n1(y - radius)}Z`
}

/** One half of what is broken in two, with a jagged edge: of what is long, its upper or its lower half. */
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

/** A tear that would else go through a pole, or right through: widths from the middle, and its depth in heights. */
const tears: Readonly<Partial<Record<Prop, readonly [middle: number, depth: number]>>> = {
  flag: [0.4, 0.24],
  sail: [0.16, 0.76],
  kite: [0, 0.4],
}

/** Everything but a ragged tear from its top into its middle. */
export function withoutTear(prop: Prop): string {
  const { width, height, gripY = 0 } = propInfo[prop]
  const [middle, depth] = tears[prop] ?? [0, 0.76]
  const at = (x: number, y: number) =>
    `${n1((x + middle) * width)} ${n1(gripY - height + y * height * depth)}`
  const left = [at(-0.08, -0.2), at(-0.04, 0.16), at(-0.13, 0.34), at(-0.05, 0.56), at(-0.1, 0.72)]
  const right = [at(0.27, -0.2), at(0.2, 0.12), at(0.22, 0.3), at(0.1, 0.48), at(0.09, 0.68)]
  return `${whole}M${left.join('L')}L${at(-0.03, 1)}L${right.toReversed().join('L')}Z`
}

type Kink = { at: readonly [x: number, y: number]; turn: number; still: string; turned: string }

/** How what is long is bent in its middle; null for what is not long. `turned` is clipped, then turned about `at`. */
export function kinkOf(prop: Prop): Kink | null {
  const { width, height, gripY = 0 } = propInfo[prop]
  const y = gripY - height / 2
  if (height > 1.7 * width) {
    const joint = Math.min(width * 0.3, height * 0.1)
    return {
      at: [0, y],
      turn: 42,
      still: `M-900 ${n1(y - joint * 0.4)}H900V900H-900Z`,
      turned: `M-900 -900H900V${n1(y + joint)}H-900Z`,
    }
  }
  if (width > 1.7 * height)
    return {
      at: [0, y],
      turn: 26,
      still: `M-900 -900H${n1(height * 0.1)}V900H-900Z`,
      turned: `M${n1(-height * 0.2)} -900H900V900H${n1(-height * 0.2)}Z`,
    }
  return null
}
