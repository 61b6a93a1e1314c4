import { mix, shift } from '../colour.ts'
import { curve, ellipse, n1 } from '../path.ts'
import type { Build, MuzzleKind } from './build.ts'
import { isOpen, type Face } from './expressions.ts'
import { drawMouth } from './mouth.ts'
import { dot, flat, ink, line, type Pen } from './pen.ts'

/** Draws masks and pale cheeks, under the eyes; the caller clips them to the head. `fx`: x of the middle of the face. */
export function drawMask(p: Pen, build: Build, fx: number): void {
  const light = p.t(build.light)
  const y = 26
  switch (build.muzzle) {
    case 'cheeks':
      p.d.shape(
        curve(
          [
            [fx, y - 12],
            [fx + 26, y - 22],
            [fx + 70, y - 6],
            [fx + 110, y + 6],
            [fx + 80, y + 60],
            [fx, y + 60],
            [fx - 90, y + 60],
            [fx - 120, y + 6],
            [fx - 76, y - 6],
            [fx - 28, y - 22],
          ],
          true,
          1,
        ),
        light,
        { shade: 0.35 },
      )
      break
    case 'mask':
      p.d.shape(
        `M${fx} -34C${fx + 26} -56 ${fx + 66} -42 ${fx + 62} 0C${fx + 84} 26 ${fx + 60} 72 ${fx} 72C${fx - 60} 72 ${fx - 84} 26 ${fx - 62} 0C${fx - 66} -42 ${fx - 26} -56 ${fx} -34Z`,
        light,
        { shade: 0.3 },
      )
      break
    case 'beak':
      p.d.shape(
        `M${fx} -26C${fx + 18} -54 ${fx + 62} -48 ${fx + 62} 2C${fx + 62} 52 ${fx + 30} 76 ${fx} 76C${fx - 30} 76 ${fx - 62} 52 ${fx - 62} 2C${fx - 62} -48 ${fx - 18} -54 ${fx} -26Z`,
        light,
        { shade: 0.3 },
      )
      break
    case 'dog':
      p.d.shape(
        `M${fx + 12} -8C${fx + 10} -40 ${fx + 44} -52 ${fx + 62} -30C${fx + 74} -8 ${fx + 60} 26 ${fx + 40} 26C${fx + 20} 24 ${fx + 14} 10 ${fx + 12} -8Z`,
        p.t(mix(build.dark, build.fur, 0.25)),
        { shade: 0.25, lit: 0 },
      )
      p.d.shape(`M${fx - 9} -80q9 30 6 92h10q-4 -60 8 -92Z`, light, { shade: 0.2 })
      break
    case 'frog':
      p.d.shape(ellipse(fx, 76, 100, 44), light, { shade: 0.25 })
      break
    case 'snout':
      p.d.shape(ellipse(fx, 34, 56, 44), light, { shade: 0.25 })
      break
    case 'bandit':
      p.d.shape(ellipse(fx, -4, 84, 34), light, { shade: 0.25 })
      for (const side of [-1, 1]) {
        flat(
          p,
          `M${n1(fx + side * 8)} -6C${n1(fx + side * 20)} -30 ${n1(fx + side * 56)} -30 ${n1(fx + side * 78)} 14C${n1(fx + side * 60)} 34 ${n1(fx + side * 22)} 30 ${n1(fx + side * 8)} -6Z`,
          p.t(build.dark),
        )
        flat(p, ellipse(fx + side * 31, 3, 16, 20), light)
      }
      break
    case 'badger':
      p.d.shape(ellipse(fx, 6, 96, 96), light, { shade: 0.3 })
      for (const side of [-1, 1])
        flat(
          p,
          `M${n1(fx + side * 22)} -96C${n1(fx + side * 66)} -92 ${n1(fx + side * 66)} -30 ${n1(fx + side * 50)} 16C${n1(fx + side * 44)} 32 ${n1(fx + side * 22)} 30 ${n1(fx + side * 18)} 12C${n1(fx + side * 12)} -20 ${n1(fx + side * 10)} -60 ${n1(fx + side * 22)} -96Z`,
          p.t(build.dark),
        )
      for (const side of [-1, 1]) flat(p, ellipse(fx + side * 31, 3, 17, 21), light)
      break
    default:
  }
  if (build.patches) p.d.shape(ellipse(fx + 38, -18, 44, 50), p.t(build.patches), { shade: 0.25 })
  if (build.tail === 'ringed' && build.muzzle !== 'bandit') {
    const stripe = p.t(build.dark)
    line(p, `M${fx} -66v24M${fx - 22} -62l5 20M${fx + 22} -62l-5 20`, stripe, 9)
    line(p, `M-82 14l20 4M-82 34l20 -3M82 14l-20 4M82 34l-20 -3`, stripe, 7)
  }
}

type Nose = { x: number; y: number; color: string; width: number }

function drawNose(p: Pen, { x, y, color, width }: Nose): void {
  flat(
    p,
    `M${n1(x - width)} ${y - 6}q${width} -7 ${2 * width} 0q-2 12 ${-width} 15q${2 - width} -3 ${-width} -15Z`,
    color,
  )
  dot(p, x - width * 0.2, y - 5, 4, 2.2, '#ffffff', 0.55)
}

/** Draw functions for snout or beak, nose and mouth. */
const muzzles: Record<MuzzleKind, (p: Pen, build: Build, face: Face, fx: number) => void> = {
  cheeks: (p, b, face, fx) => {
    nosed(p, b, face, fx, 14)
  },
  small: (p, b, face, fx) => {
    p.d.shape(ellipse(fx + 2, 36, 29, 21), p.t(b.light), { shade: 0.25 })
    nosed(p, b, face, fx, 9)
  },
  buck: (p, b, face, fx) => {
    p.d.shape(ellipse(fx + 2, 37, 29, 22), p.t(b.light), { shade: 0.25 })
    if (!['o', 'frown', 'teeth', 'yawn', 'laugh'].includes(face.mouth)) {
      const y = face.mouth === 'open' ? 38 : 47
      flat(p, `M${n1(fx - 5)} ${y}h16v9q0 4 -4 4h-8q-4 0 -4 -4Z`, p.t('#fffaf0'))
      line(p, `M${n1(fx + 3)} ${y + 1}v10`, p.t('#c9b9a8'), 1.8)
    }
    nosed(p, b, face, fx, 9)
  },
  oval: (p, b, face, fx) => {
    p.d.shape(ellipse(fx + 3, 35, 40, 31), p.t(b.light), { shade: 0.35 })
    nosed(p, b, face, fx, 15)
  },
  dog: (p, b, face, fx) => {
    p.d.shape(ellipse(fx + 3, 38, 40, 29), p.t(b.light), { shade: 0.35 })
    if (face.mouth === 'smile') flat(p, `M${n1(fx - 2)} 46h14q1 20 -7 20t-7 -20Z`, p.t('#e07a78'))
    nosed(p, b, face, fx, 17)
  },
  snout: (p, b, face, fx) => {
    p.d.shape(ellipse(fx + 4, 32, 24, 19), p.t(b.light), { shade: 0.3 })
    dot(p, fx + 6, 22, 13, 11, p.t(b.nose))
    dot(p, fx + 3, 18, 4, 2.6, '#ffffff', 0.55)
    drawMouth(p, face.mouth, fx + 4, 42, p.t(ink), 0.85)
  },
  mask: (p, b, face, fx) => {
    p.d.shape(ellipse(fx + 2, 38, 44, 28), p.t(shift(b.light, 0.02)), { shade: 0.25 })
    dot(p, fx - 4, 26, 4, 3.4, p.t(b.nose))
    dot(p, fx + 9, 26, 4, 3.4, p.t(b.nose))
    drawMouth(p, face.mouth, fx + 3, 39, p.t(ink), 1.15)
  },
  lion: (p, b, face, fx) => {
    p.d.shape(ellipse(fx - 14, 40, 24, 20), p.t(b.light), { shade: 0.25 })
    p.d.shape(ellipse(fx + 20, 40, 24, 20), p.t(b.light), { shade: 0.25 })
    line(
      p,
      `M${n1(fx - 22)} 40h1M${n1(fx - 12)} 46h1M${n1(fx + 18)} 46h1M${n1(fx + 28)} 40h1`,
      p.t(b.dark),
      4,
    )
    nosed(p, b, face, fx, 16)
  },
  frog: (p, b, face, fx) => {
    dot(p, fx - 9, 8, 3.2, 2.6, p.t(b.nose))
    dot(p, fx + 9, 8, 3.2, 2.6, p.t(b.nose))
    drawMouth(p, face.mouth, fx, 24, p.t(ink), face.mouth === 'o' ? 1.1 : 1.9)
  },
  // The trunk is drawn later, over the face; see trunk.ts.
  trunk: (p, _b, face, fx) => drawMouth(p, face.mouth, fx - 32, 44, p.t(ink), 0.95),
  beak: (p, b, face, fx) => {
    const open = isOpen(face)
    if (open) flat(p, `M${n1(fx - 13)} 28q15 34 32 0Z`, p.t('#6b2430'))
    if (open)
      p.d.shape(`M${n1(fx - 9)} 38q12 22 24 0q-12 8 -24 0Z`, p.t(shift(b.nose, -0.07)), { shade: 0.2 })
    p.d.shape(
      `M${n1(fx - 19)} 22Q${n1(fx + 3)} 2 ${n1(fx + 25)} 22Q${n1(fx + 14)} 42 ${n1(fx + 3)} 42Q${n1(fx - 8)} 42 ${n1(fx - 19)} 22Z`,
      p.t(b.nose),
      { shade: 0.35 },
    )
    if (!open) {
      const droop = face.mouth === 'frown' || face.mouth === 'wavy' ? -4 : 5
      line(p, `M${n1(fx - 14)} 27q17 ${droop + 4} 34 0`, p.t(shift(b.nose, -0.16)), 3.4)
    }
  },
  plain: (p, b, face, fx) => {
    dot(p, fx - 5, 20, 3, 2.6, p.t(b.nose))
    dot(p, fx + 9, 20, 3, 2.6, p.t(b.nose))
    drawMouth(p, face.mouth, fx + 2, 32, p.t(ink), 1.15)
  },
  broad: (p, b, face, fx) => {
    p.d.shape(
      curve(
        [
          [fx + 4, 8],
          [fx + 48, 16],
          [fx + 64, 40],
          [fx + 42, 66],
          [fx + 2, 70],
          [fx - 40, 64],
          [fx - 52, 40],
          [fx - 36, 14],
        ],
        true,
        1,
      ),
      mix(p.t(b.fur), p.t(b.light), 0.3),
      { shade: 0.35 },
    )
    dot(p, fx - 10, 26, 4.5, 6, p.t(b.nose))
    dot(p, fx + 22, 26, 4.5, 6, p.t(b.nose))
    drawMouth(p, face.mouth, fx + 5, 44, p.t(ink), 1.2)
  },
  long: (p, b, face, fx) => {
    p.d.shape(ellipse(fx + 4, 46, 50, 40), p.t(b.light), { shade: 0.35 })
    dot(p, fx - 14, 36, 5, 7, p.t(b.nose))
    dot(p, fx + 22, 36, 5, 7, p.t(b.nose))
    drawMouth(p, face.mouth, fx + 4, 56, p.t(ink), 1.15)
  },
  pig: (p, b, face, fx) => {
    p.d.shape(ellipse(fx + 3, 26, 28, 21), p.t(b.nose), { shade: 0.3 })
    dot(p, fx - 6, 26, 4.5, 6.5, p.t(b.dark))
    dot(p, fx + 13, 26, 4.5, 6.5, p.t(b.dark))
    drawMouth(p, face.mouth, fx + 3, 52, p.t(ink), 1)
  },
  bandit: (p, b, face, fx) => muzzles.badger(p, b, face, fx),
  badger: (p, b, face, fx) => {
    p.d.shape(ellipse(fx + 3, 37, 34, 25), p.t(shift(b.light, 0.02)), { shade: 0.25 })
    nosed(p, b, face, fx, 15)
  },
  tusks: (p, b, face, fx) => {
    for (const side of [-1, 1])
      p.d.shape(
        `M${n1(fx + 3 + side * 14)} 52Q${n1(fx + 3 + side * 24)} 92 ${n1(fx + 3 + side * 18)} 124Q${n1(fx + 3 + side * 36)} 96 ${n1(fx + 3 + side * 33)} 50Z`,
        p.t('#fbf3e2'),
        { shade: 0.3 },
      )
    for (const side of [-1, 1]) {
      const x = fx + 3 + side * 22
      p.d.shape(ellipse(x, 40, 32, 27), p.t(b.light), { shade: 0.3 })
      for (const [dx, dy] of [
        [-10, -4],
        [4, -8],
        [-4, 8],
        [11, 4],
      ] as const)
        dot(p, x + dx, 42 + dy, 2.6, 2.6, p.t(b.dark))
    }
    nosed(p, b, face, fx, 15)
  },
  // A short trunk hangs over the mouth.
  tapir: (p, b, face, fx) => {
    drawMouth(p, face.mouth, fx + 4, 62, p.t(ink), 0.9)
    p.d.shape(
      `M${n1(fx - 24)} 4C${n1(fx - 30)} 30 ${n1(fx - 18)} 54 ${n1(fx - 10)} 68C${n1(fx - 4)} 78 ${n1(fx + 16)} 78 ${n1(fx + 20)} 66C${n1(fx + 28)} 50 ${n1(fx + 38)} 28 ${n1(fx + 30)} 4Z`,
      p.t(shift(b.fur, 0.09)),
      { shade: 0.5 },
    )
    for (const y of [24, 38, 51])
      line(p, `M${n1(fx - 12)} ${y}q17 8 32 0`, p.t(shift(b.fur, -0.04)), 3.4, 0.8)
    dot(p, fx - 1, 67, 4, 4.6, p.t(b.nose))
    dot(p, fx + 12, 67, 4, 4.6, p.t(b.nose))
  },
  screen: (p, _b, face, fx) =>
    drawMouth(
      p,
      face.mouth,
      fx,
      face.mouth === 'laugh' ? 14 : 28,
      '#ffd978',
      face.mouth === 'laugh' ? 0.8 : 1,
    ),
  person: (p, b, face, fx) => {
    if (b.noseShape === 'button')
      p.d.shape(ellipse(fx + 3, 23, 8.5, 6.5), p.t(b.nose), { shade: 0.2, lit: 0.35 })
    else if (b.noseShape === 'wide') line(p, `M${n1(fx - 7)} 23q4 6 10 3q6 3 10 -3`, p.t(b.nose), 4.6)
    else line(p, `M${n1(fx + 2)} 16q8 6 0 10`, p.t(b.nose), 5)
    if (b.freckles)
      for (const [x, y] of [
        [-38, 22],
        [-29, 27],
        [-42, 31],
        [34, 27],
        [43, 22],
        [40, 32],
      ] as const)
        dot(p, fx + x, y, 2.4, 2.2, p.t(shift(b.nose, -0.02)), 0.75)
    drawMouth(p, face.mouth, fx + 3, 38, mix(p.t(ink), p.t(b.fur), 0.2), 0.95)
  },
}

function nosed(p: Pen, build: Build, face: Face, fx: number, width: number): void {
  drawNose(p, { x: fx + 3, y: 26, color: p.t(build.nose), width })
  line(p, `M${n1(fx + 3)} 34v6`, p.t(ink), 4.6)
  drawMouth(p, face.mouth, fx + 3, 40, p.t(ink))
}

/** Draws snout or beak, nose and mouth. `fx`: x of the middle of the face. */
export function drawMuzzle(p: Pen, build: Build, face: Face, fx: number): void {
  muzzles[build.muzzle](p, build, face, fx)
  if (build.whiskers)
    for (const side of [-1, 1])
      line(
        p,
        `M${n1(fx + side * 38)} 30l${side * 34} -6M${n1(fx + side * 38)} 38l${side * 34} 4`,
        p.t(build.light),
        2.6,
        0.85,
      )
}

/** Draws the screen that is a robot's face. */
export function drawScreen(p: Pen): void {
  p.d.shape('M-58 -36h124q12 0 12 12v62q0 12 -12 12h-124q-12 0 -12 -12v-62q0 -12 12 -12Z', p.t('#2b3d4c'), {
    shade: 0.2,
  })
}
