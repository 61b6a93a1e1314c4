import { shift } from '../colour.ts'
import { ellipse, n1 } from '../path.ts'
import type { Actor } from './actor.ts'
import { frames } from './quadruped-frames.ts'
import { drawBlush, drawEyes, drawGlasses } from './eyes.ts'
import { drawHat } from './hats.ts'
import { drawStain } from './marks.ts'
import { drawMouth } from './mouth.ts'
import { dot, ink, line, type Pen } from './pen.ts'
import { drawUnicornProfile } from './unicorn-profile.ts'

const frame = frames.unicorn.build
const horn = '#efbf4a'
const maneColors = ['#d98aa8', '#a98ac8', '#7fa9d6'] as const

/** Draws a unicorn's head with its middle on (0, 0). */
export function drawUnicornHead(actor: Actor): void {
  if (actor.back) return drawFromBehind(actor)
  if (actor.view === 'profile') return drawUnicornProfile(actor, maneColors, horn)
  const { p, face, gaze, turn, clothes } = actor
  const coat = p.t(frame.fur)
  const fx = 6 + turn * 14
  for (const side of [-1, 1])
    p.d.group(`translate(${-6 + side * 36} -48) scale(${side} 1) rotate(12)`, () => {
      p.d.shape('M-16 14C-18 -20 -2 -44 8 -52C22 -36 26 -6 18 18Z', side < 0 ? shift(coat, -0.03) : coat)
      p.d.shape('M-6 10C-6 -12 2 -28 8 -34C15 -22 16 -2 12 12Z', p.t(frame.inner), { shade: 0.3 })
    })
  p.d.group('rotate(10) translate(10 -50)', () => {
    p.d.shape('M-15 4L4 -92L21 2Q4 12 -15 4Z', p.t(horn))
    for (const [y, w] of [
      [-18, 12],
      [-40, 9],
      [-60, 6],
    ] as const)
      line(p, `M${3 - w} ${y + 5}Q4 ${y + 8} ${4 + w} ${y - 4}`, p.t(shift(horn, -0.14)), 3.6)
  })
  p.d.shape(
    'M0 -62C44 -62 64 -34 66 -2C72 26 70 60 34 66C8 70 -24 64 -46 50C-66 36 -66 -10 -54 -34C-44 -54 -22 -62 0 -62Z',
    coat,
    { shade: 0.5 },
  )
  p.d.shape(ellipse(fx + 14, 38, 42, 27), p.t(frame.light), { shade: 0.3 })
  drawBlush(p, frame, turn, fx)
  p.d.marked('face', () => {
    dot(p, fx + 4, 30, 3.6, 4.4, p.t(frame.nose))
    dot(p, fx + 26, 30, 3.6, 4.4, p.t(frame.nose))
    drawStain(p, actor.mark, fx + 15, 50)
    drawMouth(p, face.mouth, fx + 15, 42, p.t(ink), 0.9)
    drawEyes(p, frame, face, gaze, turn, fx)
  })
  if (face.eye === 'open' || face.eye === 'wide')
    for (const side of [-1, 1])
      line(
        p,
        `M${n1(fx + side * 40)} -10l${side * 9} -6M${n1(fx + side * 39)} -4l${side * 10} -1`,
        p.t(ink),
        3.6,
      )
  if (clothes.glasses) drawGlasses(p, frame, fx)
  // The forelock comes over the forehead.
  p.d.shape(
    'M-30 -60C-20 -78 14 -80 26 -62C34 -46 24 -34 8 -30C14 -44 4 -50 -6 -40C-14 -28 -36 -28 -44 -10C-56 -28 -48 -52 -30 -60Z',
    p.t(maneColors[0]),
  )
  p.d.shape('M-34 -58C-52 -44 -54 -18 -48 4C-66 -8 -74 -44 -50 -62Z', p.t(maneColors[1]))
  if (clothes.hat && clothes.hat !== 'hood') drawHat(p, frame, clothes.hat, clothes.hatColor, false)
}

/** Draws the mane along the neck. */
export function drawMane(p: Pen): void {
  const locks = [
    'M60 -268C6 -272 -2 -222 14 -196C2 -186 0 -160 18 -140C34 -160 52 -200 70 -236Z',
    'M50 -240C14 -232 2 -196 18 -170C6 -158 6 -136 26 -122C40 -146 50 -190 66 -216Z',
    'M44 -204C20 -194 12 -168 24 -148C18 -134 24 -118 40 -110C48 -136 52 -166 60 -190Z',
  ]
  locks.forEach((lock, i) => p.d.shape(lock, p.t(maneColors[i] ?? maneColors[0]), { shade: 0.4 }))
}

/** Draws a unicorn's tail; `wind` moves its lower part by so many figure units, upwards when negative. */
export function drawUnicornTail(p: Pen, wind: number): void {
  const locks = [
    `M-100 -150C-150 -166 -188 ${-120 + wind} -180 ${-60 + wind}C-176 ${-30 + wind} -192 -14 -206 -8C-160 4 -132 -30 -134 -70C-134 -96 -116 -110 -98 -116Z`,
    `M-100 -144C-140 -150 -164 ${-112 + wind} -156 ${-62 + wind}C-152 ${-34 + wind} -160 -16 -170 -8C-132 -6 -112 -40 -118 -76C-120 -98 -108 -110 -98 -114Z`,
    `M-98 -138C-126 -140 -142 ${-108 + wind} -134 ${-68 + wind}C-130 ${-44 + wind} -132 -24 -138 -14C-110 -22 -98 -52 -106 -82C-108 -98 -104 -108 -96 -112Z`,
  ]
  locks.forEach((lock, i) => p.d.shape(lock, p.t(maneColors[i] ?? maneColors[0]), { shade: 0.4 }))
}

function drawFromBehind({ p, clothes }: Actor): void {
  const coat = p.t(frame.fur)
  for (const side of [-1, 1])
    p.d.group(`translate(${side * 36} -46) scale(${side} 1) rotate(12)`, () =>
      p.d.shape('M-16 14C-18 -20 -2 -44 8 -52C22 -36 26 -6 18 18Z', coat),
    )
  p.d.shape('M-15 -46L2 -142L19 -46Z', p.t(horn))
  p.d.shape(ellipse(0, 0, 64, 60), coat, { shade: 0.5 })
  p.d.shape(
    'M-38 -58C-10 -76 30 -72 40 -50C54 -10 40 40 22 92C6 110 -14 104 -24 86C-44 40 -56 -20 -38 -58Z',
    p.t(maneColors[0]),
    { shade: 0.45 },
  )
  p.d.shape(
    'M-20 -50C4 -60 22 -50 26 -26C30 20 14 60 2 96C-14 90 -18 60 -26 20C-32 -10 -32 -36 -20 -50Z',
    p.t(maneColors[1]),
    { shade: 0.4 },
  )
  if (clothes.hat && clothes.hat !== 'hood') drawHat(p, frame, clothes.hat, clothes.hatColor, true)
}
