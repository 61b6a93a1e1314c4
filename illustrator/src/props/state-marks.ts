import type { Prop, State } from '@moonpage/storyteller/scene'
import { ellipse, n1 } from '../path.ts'
import { bow, tangle } from './bows.ts'
import { propInfo } from './draw-prop.ts'
import type { Pen } from './pen.ts'

/** What is drawn over a prop in a state that does not change its shape. */
type Mark = (p: Pen, size: { width: number; height: number; top: number; bottom: number }) => void

/** A cloth over it. */
const covered: Mark = (p, { width, height, top }) => {
  const [w, y] = [width * 0.56, top + height * 0.2]
  const cloth = `M${-w} ${y + height * 0.5}Q${-w * 0.9} ${y} 0 ${y - height * 0.12}Q${w * 0.9} ${y} ${w} ${y + height * 0.5}q${-w * 0.25} ${height * 0.1} ${-w * 0.5} 0q${-w * 0.25} ${height * 0.1} ${-w * 0.5} 0q${-w * 0.25} ${height * 0.1} ${-w * 0.5} 0q${-w * 0.25} ${height * 0.1} ${-w * 0.5} 0Z`
  p.cut(cloth, '#c8503f', { shade: 0.45 })
  p.clip(cloth, () => {
    for (let i = -3; i <= 3; i++)
      p.mark(`M${(i * w) / 3} ${y - 60}V${y + height}M${-w} ${y + (i + 2) * 24}H${w}`, '#f6e6d0', 5, 0.8)
  })
}

const wet: Mark = (p, { width, height, top }) => {
  for (const [x, y] of [
    [-0.3, 0.94],
    [0.05, 1.06],
    [0.32, 0.98],
  ] as const)
    p.flat(`M${width * x} ${top + height * y - 14}q9 14 0 20q-9 -6 0 -20Z`, '#8fc4e0')
}

/** A patch with stitches. */
const mended: Mark = (p, { width, height, top, bottom }) => {
  const [w, y] = [Math.min(width, height) * 0.17, (top + bottom) / 2]
  const patch = `M${-w} ${y - w}H${w}V${y + w}H${-w}Z`
  p.at(0, 0, -9, () => {
    p.cut(patch, '#e9cf9a', { shade: 0.3 })
    p.d.raw(
      `<path d="${patch}" fill="none" stroke="${p.plain('#8a4a3c')}" stroke-width="${Math.max(3, w * 0.14)}" stroke-dasharray="${w * 0.3} ${w * 0.24}" stroke-linecap="round"/>`,
    )
  })
}

/** Things heaped over the rim. */
const full: Mark = (p, { width, height, top }) => {
  for (const x of [-0.26, 0, 0.24])
    p.cut(
      ellipse(width * x, top + height * 0.16, width * 0.15, width * 0.13),
      ['#d9604c', '#e8b24c', '#8fb05a'][Math.round(x * 4) + 1] ?? '#d9604c',
    )
}

/** A crack from the top to the middle, with branches. */
const cracked: Mark = (p, { width, height, top }) => {
  const at = (x: number, y: number) => `${n1(x * width)} ${n1(top + y * height)}`
  const main = `M${at(0.06, 0.1)}L${at(-0.08, 0.26)}L${at(0.07, 0.38)}L${at(-0.09, 0.54)}L${at(0.04, 0.66)}L${at(-0.04, 0.8)}`
  const branches = `M${at(-0.08, 0.26)}L${at(-0.24, 0.34)}M${at(0.07, 0.38)}L${at(0.24, 0.32)}L${at(0.3, 0.42)}M${at(-0.09, 0.54)}L${at(-0.24, 0.62)}M${at(0.04, 0.66)}L${at(0.18, 0.74)}`
  const thick = Math.max(3, Math.min(width, height) * 0.034)
  p.mark(main, '#2e2230', thick)
  p.mark(branches, '#2e2230', thick * 0.6)
}

/** A splash of mud round (x, y). */
const splash = (p: Pen, x: number, y: number, radius: number): void => {
  const at = (i: number) => {
    const reach = radius * [1.15, 0.72, 1, 0.66, 1.2, 0.78, 0.95, 0.62][i % 8]!
    return `${n1(x + Math.cos((i * Math.PI) / 4) * reach * 1.2)} ${n1(y + Math.sin((i * Math.PI) / 4) * reach)}`
  }
  let path = `M${at(7)}`
  for (let i = 0; i < 8; i += 2) path += `Q${at(i)} ${at(i + 1)}`
  p.flat(`${path}Z`, '#5e4330', 0.94)
}

/** Splashes of mud. */
const muddy: Mark = (p, { width, height, top }) => {
  const size = Math.min(width, height)
  for (const [x, y, r] of [
    [-0.16, 0.34, 0.17],
    [0.18, 0.46, 0.13],
    [-0.05, 0.7, 0.19],
    [0.24, 0.82, 0.12],
    [-0.28, 0.86, 0.11],
    [0.06, 0.24, 0.05],
    [0.02, 0.48, 0.05],
    [-0.3, 0.58, 0.06],
  ] as const)
    splash(p, x * width, top + y * height, r * size)
}

/** It shines, and sparkles beside it. */
const clean: Mark = (p, { width, height, top }) => {
  const size = Math.max(13, Math.min(width, height) * 0.2)
  for (const [x, y, k] of [
    [0.42, 0.1, 1],
    [-0.4, 0.3, 0.7],
    [0.3, 0.72, 0.6],
  ] as const) {
    const [cx, cy, s] = [x * width, top + y * height, size * k]
    const sparkle = `M${n1(cx)} ${n1(cy - s)}Q${n1(cx)} ${n1(cy)} ${n1(cx + s)} ${n1(cy)}Q${n1(cx)} ${n1(cy)} ${n1(cx)} ${n1(cy + s)}Q${n1(cx)} ${n1(cy)} ${n1(cx - s)} ${n1(cy)}Q${n1(cx)} ${n1(cy)} ${n1(cx)} ${n1(cy - s)}Z`
    p.flat(sparkle, '#ffffff')
    p.mark(sparkle, '#e8b24c', Math.max(2, s * 0.1))
  }
}

/** The print of a paw, `size` high. */
const paw = (p: Pen, x: number, y: number, size: number): void => {
  p.flat(ellipse(x, y + size * 0.14, size * 0.3, size * 0.26), '#4a3a58', 0.85)
  for (const [dx, dy] of [
    [-0.32, -0.2],
    [-0.11, -0.38],
    [0.13, -0.38],
    [0.34, -0.18],
  ] as const)
    p.flat(ellipse(x + dx * size, y + dy * size, size * 0.11, size * 0.14), '#4a3a58', 0.85)
}

const printed: Mark = (p, { width, height, top }) => {
  const size = Math.max(16, Math.min(width, height) * 0.24)
  for (const [x, y] of [
    [-0.26, 0.34],
    [0.2, 0.28],
    [-0.02, 0.56],
    [-0.24, 0.78],
    [0.26, 0.74],
  ] as const)
    paw(p, x * width, top + y * height, size)
}

/** One print. */
const smudged: Mark = (p, { width, height, top }) =>
  paw(p, width * 0.08, top + height * 0.5, Math.max(22, Math.min(width, height) * 0.36))

/** A ribbon round it, with a bow. */
const knotted: Mark = (p, { width, height, top }) => {
  const [y, size] = [top + height * 0.52, Math.max(22, Math.min(width, height) * 0.28)]
  p.bar(`M${-width * 0.46} ${y}Q0 ${y + size * 0.3} ${width * 0.46} ${y}`, '#e3b045', size * 0.24)
  bow(p, 0, y + size * 0.1, size)
}

/** The ribbon lies loose at its foot. */
const untied: Mark = (p, { width, bottom }) => {
  const w = width * 0.5
  p.bar(
    `M${-w} ${bottom - 12}q${w * 0.3} -16 ${w * 0.6} 4t${w * 0.6} 2t${w * 0.6} -2q${w * 0.24} -12 ${w * 0.4} -2`,
    '#e3b045',
    8,
  )
}

const tangled: Mark = (p, { width, height, top }) =>
  tangle(p, [0, top + height / 2], [width * 0.6, height * 0.5], '#c8503f', 6)

const marks: Partial<Record<State, Mark>> = {
  covered,
  wet,
  mended,
  full,
  cracked,
  hatched: cracked,
  muddy,
  clean,
  printed,
  smudged,
  knotted,
  untied,
  tangled,
}

/** Draws the mark of a state on a prop, if it has one. */
export function markOf(prop: Prop, state: State): ((p: Pen) => void) | undefined {
  const { width, height, gripY = 0 } = propInfo[prop]
  const mark = marks[state]
  return mark && ((p) => mark(p, { width, height, top: gripY - height, bottom: gripY }))
}
