import type { Pose } from '@moonpage/storyteller/scene'
import { shift } from '../colour.ts'
import { blob, n1 } from '../path.ts'
import { random } from '../random.ts'
import type { Pen } from './pen.ts'
import type { FourLegged, Frame } from './quadruped-frames.ts'
import { drawTail } from './tails.ts'
import { drawUnicornTail } from './unicorn-head.ts'

/** Transforms that keep a unicorn's tail above the ground in poses that rear. */
const unicornTails: Partial<Record<Pose, string>> = {
  sit: 'translate(-4 -22) rotate(44 -100 -140)',
  reach: 'rotate(22 -100 -140)',
  cheer: 'rotate(22 -100 -140)',
}

/** Draws the tail of a figure on four legs. `lies`: on its belly. */
export function drawTailOf(p: Pen, frame: Frame, species: FourLegged, pose: Pose, lies: boolean): void {
  const { at, s, turn } = frame.tail
  if (species === 'unicorn') {
    const place = lies ? 'translate(-8 -60) scale(1 .56)' : (unicornTails[pose] ?? 'translate(0 0)')
    p.d.group(place, () => drawUnicornTail(p, pose === 'run' ? -24 : 0))
    return
  }
  if (!s) return
  const wags =
    pose === 'sit' ? 24 : pose === 'run' || pose === 'cheer' || pose === 'wave' ? 12 : lies ? -16 : 0
  p.d.group(`translate(${at[0]} ${at[1]}) rotate(${turn + wags}) scale(${s}) translate(30 70)`, () =>
    drawTail(p, frame.build),
  )
}

/** Draws a dragon's wing at the shoulder. `spread` from 0 (folded) to 1; `far` is the wing behind the body. */
export function drawWing(p: Pen, color: string, far: boolean, spread: number): void {
  const c = far ? shift(p.t(color), -0.07) : p.t(color)
  const size = 1.05 + spread * 0.3
  p.d.group(
    `translate(${far ? 34 : 0} -138) rotate(${n1((far ? 34 : 0) - 26 + spread * 26)}) scale(${-size} ${size})`,
    () => {
      p.d.shape(
        'M-6 8C6 -70 40 -118 104 -150C104 -118 116 -104 146 -96C126 -82 122 -66 130 -40C106 -48 92 -38 84 -12C66 -24 52 -14 44 12C30 4 10 12 -6 8Z',
        c,
        { shade: 0.55 },
      )
      p.d.stroke(
        'M0 4C24 -60 58 -112 102 -146M4 6C44 -44 84 -76 140 -94M8 8C44 -20 84 -34 126 -42',
        shift(c, -0.16),
        4.5,
        {
          shade: 0,
          lit: 0,
          opacity: 0.5,
        },
      )
    },
  )
}

/** Draws a turtle's shell or a hedgehog's spines. */
export function drawOnBack(p: Pen, { build }: Frame): void {
  if (build.shell) drawDome(p)
  if (build.spines) drawCoatOfSpines(p, build.dark)
}

function drawDome(p: Pen): void {
  const dome = 'M-124 -54C-122 -130 -70 -166 -18 -166C38 -166 82 -126 88 -54C30 -36 -66 -36 -124 -54Z'
  p.d.shape(dome, p.t('#6b7f4a'), { shade: 0.5 })
  p.d.clip(dome, () => {
    for (const [x, y, rx, ry] of [
      [-18, -132, 34, 27],
      [-78, -112, 27, 25],
      [44, -112, 27, 25],
      [-50, -76, 28, 23],
      [16, -76, 28, 23],
      [-106, -68, 20, 18],
      [74, -68, 18, 18],
    ] as const)
      p.d.shape(blob(x, y, rx, ry, 6, 0.05, random(`plate ${x} ${y}`)), p.t('#8da35f'), { shade: 0.3 })
  })
  p.d.stroke('M-124 -52C-64 -32 30 -32 88 -52', p.t('#cfc17c'), 17)
}

function drawCoatOfSpines(p: Pen, dark: string): void {
  for (const [reach, lighter] of [
    [1, 0],
    [0.8, 0.04],
    [0.58, 0.08],
  ] as const) {
    let d = ''
    for (let i = 0; i <= 26; i++) {
      const angle = Math.PI * (0.86 + (i / 26) * 0.98)
      const r = (i % 2 ? 124 : 103) * reach
      d += `${i ? 'L' : 'M'}${n1(Math.cos(angle) * r * 1.02 - 12)} ${n1(Math.sin(angle) * r * 1.06 - 56)}`
    }
    p.d.shape(`${d}Q${n1(60 * reach)} -20 -20 -24Z`, p.t(shift(dark, lighter)), { shade: 0.45 })
  }
}
