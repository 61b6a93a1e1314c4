import { shift } from '../colour.ts'
import { ellipse, n1, type Point } from '../path.ts'
import type { Actor, Anchors } from './actor.ts'
import type { Build } from './build.ts'
import { drawBlush, drawEyes, drawGlasses } from './eyes.ts'
import { drawHat } from './hats.ts'
import { drawMouth } from './mouth.ts'
import { stances } from './unicorn-stances.ts'
import { dot, drawLimb, ink, line, type Pen } from './pen.ts'

const colors = { coat: '#f1ebe6', muzzle: '#f3d3d0', hoof: '#b99a86', horn: '#efbf4a' }
const maneColors = ['#d98aa8', '#a98ac8', '#7fa9d6'] as const
const frame: Build = {
  fur: colors.coat,
  light: colors.muzzle,
  dark: '#8a6f86',
  inner: '#eeb8b8',
  nose: '#c78a8a',
  head: 'soft',
  rx: 66,
  ry: 62,
  ears: 'none',
  tail: 'none',
  muzzle: 'plain',
  size: 1,
  eyes: { x: 29, y: -4 },
}

const NECK: Point = [92, -226]

/** On four hooves; what it carries hangs from its mouth. */
export function drawUnicorn(actor: Actor): Anchors {
  const { p, pose, clothes, back } = actor
  const { hind, fore, rear, down, nod } = stances[pose]
  if (back) return drawFromBehind(actor)
  if (actor.inBed) {
    p.d.group('translate(6 -236) rotate(14)', () => drawFace(actor))
    return { hand: { x: 0, y: -110 }, head: { x: 6, y: -236 }, top: -380 }
  }
  const coat = p.t(colors.coat)
  const upper = (draw: () => void) => p.d.group(`translate(0 ${down}) rotate(${rear} -64 -96)`, draw)
  const turned = (x: number, y: number) => {
    const a = (rear * Math.PI) / 180
    return {
      x: (x + 64) * Math.cos(a) - (y + 96) * Math.sin(a) - 64,
      y: (x + 64) * Math.sin(a) + (y + 96) * Math.cos(a) - 96 + down,
    }
  }
  const leg = (from: Point, [x, y]: Point, bend: number, far: boolean) => {
    const color = far ? shift(coat, -0.05) : coat
    const start = turned(from[0], from[1])
    drawLimb(p, {
      from: [start.x, start.y],
      to: [x, y - 12],
      bend,
      width: 35,
      color,
      tip: { color: p.t(far ? shift(colors.hoof, -0.05) : colors.hoof), share: 0.2 },
    })
  }
  p.d.group(pose === 'sleep' ? 'translate(-6 0)' : `translate(0 ${down}) rotate(${rear} -64 -96)`, () =>
    drawTail(p, pose === 'run' ? -24 : 0),
  )
  leg([-70, -100], hind[0], 12, true)
  leg([48, -96], fore[0], fore[0][1] < -40 ? 26 : -6, true)
  upper(() => {
    p.d.shape(
      'M-112 -120C-116 -172 -64 -184 -6 -178C50 -184 98 -170 98 -118C96 -76 56 -62 0 -64C-62 -60 -108 -72 -112 -120Z',
      coat,
      { shade: 0.5 },
    )
    drawClothes(actor)
  })
  leg([-60, -96], hind[1], 10, false)
  leg([62, -96], fore[1], fore[1][1] < -40 ? 30 : -6, false)
  upper(() => {
    drawMane(p, false)
    p.d.stroke('M50 -134C62 -168 74 -192 84 -214', coat, 66)
    p.d.group(`translate(${NECK[0]} ${NECK[1]}) rotate(${nod - rear * 0.7} -20 40)`, () => drawFace(actor))
    if (clothes.scarf) drawScarf(p, clothes.scarf)
    actor.held?.(128, -186)
  })
  const head = turned(NECK[0], NECK[1])
  return { hand: turned(130, -186), head, top: head.y - 140 }
}

function drawFace(actor: Actor): void {
  const { p, face, gaze, turn, clothes } = actor
  const coat = p.t(colors.coat)
  const fx = 6 + turn * 14
  for (const side of [-1, 1])
    p.d.group(`translate(${-6 + side * 36} -48) scale(${side} 1) rotate(12)`, () => {
      p.d.shape('M-16 14C-18 -20 -2 -44 8 -52C22 -36 26 -6 18 18Z', side < 0 ? shift(coat, -0.03) : coat)
      p.d.shape('M-6 10C-6 -12 2 -28 8 -34C15 -22 16 -2 12 12Z', p.t(frame.inner), { shade: 0.3 })
    })
  p.d.group('rotate(10) translate(10 -50)', () => {
    p.d.shape('M-15 4L4 -92L21 2Q4 12 -15 4Z', p.t(colors.horn))
    for (const [y, w] of [
      [-18, 12],
      [-40, 9],
      [-60, 6],
    ] as const)
      line(p, `M${3 - w} ${y + 5}Q4 ${y + 8} ${4 + w} ${y - 4}`, p.t(shift(colors.horn, -0.14)), 3.6)
  })
  p.d.shape(
    'M0 -62C44 -62 64 -34 66 -2C72 26 70 60 34 66C8 70 -24 64 -46 50C-66 36 -66 -10 -54 -34C-44 -54 -22 -62 0 -62Z',
    coat,
    { shade: 0.5 },
  )
  p.d.shape(ellipse(fx + 14, 38, 42, 27), p.t(colors.muzzle), { shade: 0.3 })
  drawBlush(p, frame, turn, fx)
  dot(p, fx + 4, 30, 3.6, 4.4, p.t(frame.nose))
  dot(p, fx + 26, 30, 3.6, 4.4, p.t(frame.nose))
  drawMouth(p, face.mouth, fx + 15, 42, p.t(ink), 0.9)
  drawEyes(p, frame, face, gaze, turn, fx)
  if (face.eye === 'open' || face.eye === 'wide')
    for (const side of [-1, 1])
      line(
        p,
        `M${n1(fx + side * 40)} -10l${side * 9} -6M${n1(fx + side * 39)} -4l${side * 10} -1`,
        p.t(ink),
        3.6,
      )
  if (clothes.glasses) drawGlasses(p, frame, fx)
  // The forelock.
  p.d.shape(
    'M-30 -60C-20 -78 14 -80 26 -62C34 -46 24 -34 8 -30C14 -44 4 -50 -6 -40C-14 -28 -36 -28 -44 -10C-56 -28 -48 -52 -30 -60Z',
    p.t(maneColors[0]),
  )
  p.d.shape('M-34 -58C-52 -44 -54 -18 -48 4C-66 -8 -74 -44 -50 -62Z', p.t(maneColors[1]))
  if (clothes.hat && clothes.hat !== 'hood') drawHat(p, frame, clothes.hat, clothes.hatColor, false)
}

function drawMane(p: Pen, whole: boolean): void {
  const locks = [
    'M60 -268C6 -272 -2 -222 14 -196C2 -186 0 -160 18 -140C34 -160 52 -200 70 -236Z',
    'M50 -240C14 -232 2 -196 18 -170C6 -158 6 -136 26 -122C40 -146 50 -190 66 -216Z',
    'M44 -204C20 -194 12 -168 24 -148C18 -134 24 -118 40 -110C48 -136 52 -166 60 -190Z',
  ]
  locks.forEach((lock, i) =>
    p.d.shape(lock, p.t(maneColors[i] ?? maneColors[0]), { shade: whole ? 0.3 : 0.4 }),
  )
}

function drawTail(p: Pen, wind: number): void {
  const locks = [
    `M-100 -150C-150 -166 -188 ${-120 + wind} -180 ${-60 + wind}C-176 ${-30 + wind} -192 -14 -206 -8C-160 4 -132 -30 -134 -70C-134 -96 -116 -110 -98 -116Z`,
    `M-100 -144C-140 -150 -164 ${-112 + wind} -156 ${-62 + wind}C-152 ${-34 + wind} -160 -16 -170 -8C-132 -6 -112 -40 -118 -76C-120 -98 -108 -110 -98 -114Z`,
    `M-98 -138C-126 -140 -142 ${-108 + wind} -134 ${-68 + wind}C-130 ${-44 + wind} -132 -24 -138 -14C-110 -22 -98 -52 -106 -82C-108 -98 -104 -108 -96 -112Z`,
  ]
  locks.forEach((lock, i) => p.d.shape(lock, p.t(maneColors[i] ?? maneColors[0]), { shade: 0.4 }))
}

/** A scarf round the neck; anything else is a blanket over the back. */
function drawClothes({ p, clothes }: Actor): void {
  const color = clothes.top ?? clothes.cape ?? clothes.dungarees
  if (!color) return
  const c = p.t(color)
  const blanket =
    'M-62 -182C-30 -188 20 -188 48 -180C58 -150 58 -120 52 -90Q0 -78 -66 -88C-74 -120 -72 -152 -62 -182Z'
  p.d.shape(blanket, c, { shade: 0.45 })
  p.d.clip(blanket, () => {
    const trim = p.t(clothes.pattern?.color ?? '#f3ead8')
    if (clothes.pattern?.kind === 'stars')
      for (const [x, y] of [
        [-40, -150],
        [-10, -120],
        [24, -154],
        [34, -112],
        [-44, -112],
      ] as const)
        dot(p, x, y, 5.5, 5.5, trim, 0.9)
    else if (clothes.pattern?.kind === 'stripes')
      for (let i = 0; i < 5; i++) line(p, `M${-60 + i * 28} -200q-10 60 0 120`, trim, 9)
    line(p, 'M-78 -94Q0 -80 66 -96', trim, 9)
  })
}

function drawScarf(p: Pen, color: string): void {
  p.d.stroke('M36 -164q34 36 84 14', p.t(color), 26)
  p.d.shape('M58 -146C70 -120 64 -96 72 -74l-28 3C42 -96 42 -120 34 -142Z', p.t(color))
}

/** The rump, the tail, and the back of the head. */
function drawFromBehind({ p, clothes }: Actor): Anchors {
  const coat = p.t(colors.coat)
  for (const x of [-40, 40])
    drawLimb(p, {
      from: [x * 0.9, -90],
      to: [x, -12],
      bend: 0,
      width: 37,
      color: shift(coat, x < 0 ? -0.04 : 0),
      tip: { color: p.t(colors.hoof), share: 0.24 },
    })
  p.d.stroke('M0 -150V-210', coat, 66)
  p.d.group('translate(0 -232)', () => {
    for (const side of [-1, 1])
      p.d.group(`translate(${side * 36} -46) scale(${side} 1) rotate(12)`, () =>
        p.d.shape('M-16 14C-18 -20 -2 -44 8 -52C22 -36 26 -6 18 18Z', coat),
      )
    p.d.shape('M-15 -46L2 -142L19 -46Z', p.t(colors.horn))
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
  })
  p.d.shape(ellipse(0, -112, 84, 74), coat, { shade: 0.5 })
  if (clothes.scarf) p.d.stroke('M-40 -168q40 26 80 0', p.t(clothes.scarf), 26)
  const worn = clothes.top ?? clothes.cape ?? clothes.dungarees
  if (worn) p.d.shape('M-78 -140C-50 -200 50 -200 78 -140Q0 -120 -78 -140Z', p.t(worn))
  p.d.group('translate(138 4)', () => drawTail(p, 0))
  return { hand: { x: 70, y: -110 }, head: { x: 0, y: -232 }, top: -370 }
}
