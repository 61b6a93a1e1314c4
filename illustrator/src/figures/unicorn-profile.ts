import { mix, shift } from '../colour.ts'
import { curve, ellipse, n1 } from '../path.ts'
import type { Actor } from './actor.ts'
import { drawDrops, drawProfileEye } from './eyes.ts'
import { isOpen } from './expressions.ts'
import { drawHat } from './hats.ts'
import { drawStain } from './marks.ts'
import { dot, flat, ink, line, mouthRed } from './pen.ts'
import { frames } from './quadruped-frames.ts'

const frame = frames.unicorn.build

const skull = curve(
  [
    [0, -62],
    [38, -44],
    [60, -8],
    [84, 22],
    [90, 46],
    [72, 66],
    [40, 60],
    [6, 70],
    [-40, 52],
    [-58, 8],
    [-40, -46],
  ],
  true,
  0.7,
)

/** Draws a unicorn's head in profile, facing right, with its middle on (0, 0). `mane`: its three colors. */
export function drawUnicornProfile(actor: Actor, mane: readonly string[], horn: string): void {
  const { p, face, gaze, clothes } = actor
  const coat = p.t(frame.fur)
  p.d.group('translate(4 -48) rotate(14)', () =>
    p.d.shape('M-16 14C-18 -20 -2 -44 8 -52C22 -36 26 -6 18 18Z', shift(coat, -0.04)),
  )
  p.d.group('rotate(24) translate(10 -50)', () => {
    p.d.shape('M-15 4L4 -92L21 2Q4 12 -15 4Z', p.t(horn))
    for (const [y, w] of [
      [-18, 12],
      [-40, 9],
      [-60, 6],
    ] as const)
      line(p, `M${3 - w} ${y + 5}Q4 ${y + 8} ${4 + w} ${y - 4}`, p.t(shift(horn, -0.14)), 3.6)
  })
  const open = isOpen(face)
  if (open) {
    p.d.shape('M40 52Q46 88 66 82Q80 76 80 56Z', shift(p.t(frame.light), -0.04), { shade: 0.3 })
    flat(p, 'M46 52Q52 78 66 74Q74 68 74 56Z', p.t(mouthRed))
  }
  p.d.shape(skull, coat, { shade: 0.5 })
  p.d.clip(skull, () => p.d.shape(ellipse(84, 48, 40, 32), p.t(frame.light), { shade: 0.3 }))
  drawStain(p, actor.mark, 68, 58, 0.8)
  p.d.marked('face', () => dot(p, 79, 34, 3.8, 4.8, p.t(frame.nose)))
  if (!open) {
    const end = ['frown', 'wavy', 'teeth'].includes(face.mouth) ? 8 : -6
    line(p, `M80 55Q64 ${end > 0 ? 50 : 62} 46 ${52 + end}`, p.t(ink), 4.4)
  }
  p.d.raw(
    `<ellipse data-sh="1" cx="22" cy="28" rx="20" ry="14" fill="${p.d.radial(mix(p.t('#e8705f'), coat, 0.25), 0.5)}" opacity="${face.extra === 'blush' ? 1 : 0.72}"/>`,
  )
  const [x, y] = [28 + gaze.x * 3, -6 + gaze.y * 4]
  p.d.marked('face', () =>
    drawProfileEye(p, frame, face, { x: gaze.x * 0.6 + 0.3, y: gaze.y }, { x, y, narrow: 0.9 }),
  )
  if (face.eye === 'open' || face.eye === 'wide')
    line(p, `M${n1(x - 10)} ${n1(y - 9)}l-9 -5M${n1(x - 11)} ${n1(y - 3)}l-9 -1`, p.t(ink), 3.6)
  drawDrops(p, face, x, y, -1)
  p.d.group('translate(-30 -44) rotate(-8)', () => {
    p.d.shape('M-16 14C-18 -20 -2 -44 8 -52C22 -36 26 -6 18 18Z', coat)
    p.d.shape('M-6 10C-6 -12 2 -28 8 -34C15 -22 16 -2 12 12Z', p.t(frame.inner), { shade: 0.3 })
  })
  // The forelock comes over the forehead, and the mane begins behind the ear.
  p.d.shape(
    'M-18 -62C0 -80 34 -70 40 -50C46 -34 40 -24 30 -18C30 -32 20 -38 8 -34C0 -30 -12 -38 -18 -62Z',
    p.t(mane[0] ?? frame.fur),
  )
  p.d.shape(
    'M-26 -60C-64 -52 -78 -10 -66 34C-58 20 -52 -2 -40 -18C-30 -32 -20 -44 -26 -60Z',
    p.t(mane[1] ?? frame.fur),
  )
  const { hat } = clothes
  if (!hat || hat === 'hood') return
  // The bobble of a nightcap hangs behind.
  if (hat === 'nightcap') p.d.group('scale(-1 1)', () => drawHat(p, frame, hat, clothes.hatColor, false))
  else drawHat(p, frame, hat, clothes.hatColor, false)
}
