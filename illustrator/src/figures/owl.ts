import { shift } from '../colour.ts'
import { curve, ellipse, n1 } from '../path.ts'
import type { Actor, Anchors } from './actor.ts'
import type { Build } from './build.ts'
import { drawEyes, drawGlasses } from './eyes.ts'
import { drawHat } from './hats.ts'
import { dot, flat, line, type Pen } from './pen.ts'
import type { Pose } from '@moonpage/storyteller/scene'

/** Wings as degrees from hanging down, back and front; how high off the ground. */
const wingsOf: Record<Pose, { back: number; front: number; off: number; tilt: number }> = {
  stand: { back: 0, front: 0, off: 0, tilt: 0 },
  walk: { back: 14, front: 10, off: 0, tilt: 4 },
  run: { back: 96, front: 88, off: 70, tilt: 14 },
  wave: { back: 0, front: 118, off: 0, tilt: -3 },
  reach: { back: 84, front: 128, off: 60, tilt: -4 },
  hold: { back: 16, front: 44, off: 0, tilt: 0 },
  cheer: { back: 112, front: 112, off: 34, tilt: 0 },
  think: { back: 0, front: 24, off: 0, tilt: 7 },
  sit: { back: 0, front: 0, off: -8, tilt: 0 },
  point: { back: 0, front: 84, off: 0, tilt: 2 },
  hide: { back: 30, front: 30, off: -6, tilt: 4 },
  sleep: { back: 0, front: 0, off: -8, tilt: 6 },
  hug: { back: 18, front: 36, off: 0, tilt: 6 },
  'hold-hands': { back: 0, front: 40, off: 0, tilt: 3 },
  show: { back: 24, front: 66, off: 0, tilt: 3 },
}

const colors = { coat: '#8a6449', pale: '#ecd9b4', beak: '#e2a144', feet: '#d9973f' }
const frame: Build = {
  fur: colors.coat,
  light: colors.pale,
  dark: '#5d4030',
  inner: colors.pale,
  nose: colors.beak,
  head: 'round',
  rx: 84,
  ry: 68,
  ears: 'none',
  tail: 'none',
  muzzle: 'beak',
  size: 1,
  eyes: { x: 34, y: 0 },
}
const body = curve(
  [
    [0, -250],
    [72, -216],
    [92, -120],
    [70, -26],
    [0, -6],
    [-70, -26],
    [-92, -120],
    [-72, -216],
  ],
  true,
  1,
)
const HEAD = -176

/** Head and body of one piece, wings for arms. */
export function drawOwl(actor: Actor): Anchors {
  const { p, pose, clothes, back, swims } = actor
  const wings = wingsOf[pose]
  const off = swims ? 0 : wings.off
  const coat = p.t(colors.coat)
  const handAngle = ((wings.front - 8) * Math.PI) / 180
  const hand = { x: 80 + Math.sin(handAngle) * 112, y: -130 + Math.cos(handAngle) * 112 - off }
  // In bed all heads lie where a fox's would.
  p.d.group(`translate(0 ${actor.inBed ? -60 : -off}) rotate(${wings.tilt} 0 -40)`, () => {
    const feet = off > 20 ? 'M-22 -12q-14 8 -22 20M22 -12q-12 10 -18 22' : 'M-26 -14v8M26 -14v8'
    p.d.stroke(feet, p.t(colors.feet), 13)
    if (off <= 20)
      for (const x of [-26, 26])
        p.d.shape(`M${x - 20} 2q0 -14 20 -14t20 14q-7 4 -13 0q-7 5 -14 0q-6 4 -13 0Z`, p.t(colors.feet), {
          shade: 0.3,
        })
    p.d.shape('M-30 -30C-44 0 -60 8 -74 10C-84 -10 -70 -40 -52 -56Z', shift(coat, -0.08))
    if (wings.back > 60) drawWing(p, -1, wings.back, coat)
    if (wings.front > 60 && !back) drawWing(p, 1, wings.front, coat)
    for (const side of [-1, 1])
      p.d.shape(
        `M${side * 26} -234C${side * 52} -250 ${side * 70} -268 ${side * 84} -286C${side * 90} -250 ${side * 86} -222 ${side * 78} -196Z`,
        shift(coat, -0.03),
      )
    p.d.shape(body, clothes.top ? coat : coat, { shade: 0.5 })
    if (back) drawBackFeathers(p, coat)
    else drawFront(actor, coat)
    drawClothes(actor)
    if (wings.back <= 60) drawWing(p, -1, wings.back, coat)
    actor.held?.(hand.x - 6, hand.y + off)
    if (wings.front <= 60 || back) drawWing(p, 1, wings.front, coat)
    if (clothes.hat && clothes.hat !== 'hood')
      p.d.group(`translate(0 ${HEAD - 2})`, () =>
        drawHat(p, frame, clothes.hat ?? 'crown', clothes.hatColor, back),
      )
  })
  return { hand, head: { x: 4, y: HEAD - off }, top: (clothes.hat === 'bubble-helmet' ? -306 : -290) - off }
}

function drawWing(p: Pen, side: -1 | 1, angle: number, coat: string): void {
  p.d.group(`translate(${side * 84} -146) scale(${side} 1) rotate(${-angle})`, () => {
    p.d.shape(
      'M-14 -8C26 -12 42 30 36 76C34 112 18 136 2 150C-4 138 -8 132 -10 124C-18 126 -22 116 -20 104C-32 100 -30 84 -26 70C-32 40 -34 6 -14 -8Z',
      shift(coat, -0.05),
      { shade: 0.5 },
    )
    for (const y of [44, 72, 98]) line(p, `M-12 ${y}q14 14 30 0`, shift(coat, 0.08), 4, 0.7)
  })
}

function drawFront({ p, face, gaze, turn, clothes }: Actor, coat: string): void {
  const pale = p.t(colors.pale)
  const fx = turn * 14
  p.d.clip(body, () => {
    p.d.shape(ellipse(fx * 0.5 + 2, -66, 60, 68), pale, { shade: 0.35 })
    for (let row = 0; row < 4; row++)
      for (let i = -1; i <= 1; i++)
        line(
          p,
          `M${n1(fx * 0.5 + i * 28 + (row % 2 ? 14 : 0) - 10)} ${-112 + row * 25}q10 13 20 0`,
          coat,
          4.6,
          0.7,
        )
  })
  for (const side of [-1, 1]) p.d.shape(ellipse(fx + side * 36, HEAD, 40, 41), pale, { shade: 0.25 })
  flat(p, `M${n1(fx - 12)} ${HEAD - 40}q12 26 24 0q8 30 -12 54q-20 -24 -12 -54Z`, coat)
  p.d.group(`translate(0 ${HEAD})`, () => {
    drawEyes(p, frame, face, gaze, turn, fx)
    if (clothes.glasses) drawGlasses(p, frame, fx)
    const open = face.mouth === 'open' || face.mouth === 'o'
    if (open) flat(p, `M${n1(fx - 9)} 26q10 30 20 0Z`, p.t('#6b2430'))
    p.d.shape(
      `M${n1(fx - 14)} 14q15 -12 30 0q-3 22 -15 ${open ? 20 : 28}q-12 -8 -15 -${open ? 20 : 28}Z`,
      p.t(colors.beak),
      { shade: 0.35 },
    )
  })
}

function drawBackFeathers(p: Pen, coat: string): void {
  for (let row = 0; row < 5; row++)
    for (let i = -2; i <= 2; i++)
      line(p, `M${i * 30 + (row % 2 ? 15 : 0) - 11} ${-196 + row * 34}q11 15 22 0`, shift(coat, -0.1), 5, 0.6)
}

function drawClothes({ p, clothes, back }: Actor): void {
  const { scarf, top, cape, dungarees } = clothes
  const c = scarf ?? top ?? cape ?? dungarees
  if (!c) return
  const color = p.t(c)
  if (top || dungarees) {
    p.d.clip(body, () => {
      p.d.shape('M-110 -110q110 34 220 0v120h-220Z', color, { shade: 0.4 })
      if (clothes.pattern?.kind === 'stripes')
        for (let i = 0; i < 4; i++)
          line(p, `M-100 ${-82 + i * 25}q100 30 200 0`, p.t(clothes.pattern.color), 9)
      if (clothes.pattern && clothes.pattern.kind !== 'stripes' && !back)
        for (const y of [-70, -44]) dot(p, 4, y, 6, 6, p.t(clothes.pattern.color))
    })
    return
  }
  if (cape)
    p.d.shape(
      'M-60 -124C-80 -80 -90 -40 -84 -14q30 10 50 0C-40 -60 -40 -100 -40 -122ZM60 -124C80 -80 90 -40 84 -14q-30 10 -50 0C40 -60 40 -100 40 -122Z',
      color,
    )
  p.d.stroke('M-70 -122q72 36 142 0', color, 27)
  if (!back && scarf) p.d.shape('M22 -104C36 -80 30 -54 38 -34l-26 4C8 -60 6 -80 0 -100Z', color)
}
