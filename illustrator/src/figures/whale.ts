import type { Pose } from '@moonpage/storyteller/scene'
import { shift } from '../colour.ts'
import { ellipse, n1 } from '../path.ts'
import type { Actor, Anchors } from './actor.ts'
import type { Build } from './build.ts'
import { drawBlush, drawEyes, drawGlasses } from './eyes.ts'
import { facing } from './facing.ts'
import { drawHat } from './hats.ts'
import { drawMarks, drawStain } from './marks.ts'
import { drawMouth } from './mouth.ts'
import { ink, line, type Pen } from './pen.ts'
import { solveWhale, whaleGeometry } from './whale-bones.ts'

const colors = { skin: '#5a7fb5', pale: '#e8eef0', dark: '#3f5f92' }
const frame: Build = {
  fur: colors.skin,
  light: colors.pale,
  dark: colors.dark,
  inner: colors.pale,
  nose: colors.dark,
  head: 'round',
  rx: 74,
  ry: 60,
  ears: 'none',
  tail: 'none',
  muzzle: 'plain',
  size: 1,
  eyes: { x: 40, y: 0 },
}

/** By how many degrees the flippers are raised and the body is tipped. */
const poses: Partial<Record<Pose, { flipper: number; tip: number }>> = {
  wave: { flipper: 105, tip: -4 },
  reach: { flipper: 96, tip: -14 },
  cheer: { flipper: 110, tip: -10 },
  point: { flipper: 78, tip: -4 },
  hold: { flipper: 50, tip: 0 },
  show: { flipper: 60, tip: -3 },
  hug: { flipper: 66, tip: 2 },
  'hold-hands': { flipper: 44, tip: 0 },
  run: { flipper: 30, tip: -6 },
  walk: { flipper: 20, tip: -3 },
  hide: { flipper: 16, tip: 6 },
  think: { flipper: 36, tip: 3 },
}

const body =
  'M150 -74C152 -152 92 -190 14 -188C-62 -186 -104 -142 -138 -116C-160 -100 -178 -112 -186 -128C-196 -122 -206 -110 -204 -92C-196 -40 -120 -2 -10 0C90 2 148 -20 150 -74Z'
const round = ellipse(0, -94, 132, 96)

/** Draws a whale on its belly or swimming, its face in a three-quarter view. Returns its anchors in figure units. */
export function drawWhale(actor: Actor): Anchors {
  const { p, pose, face, turn, clothes, back, action } = actor
  const bones = action ? solveWhale(action) : null
  const { flipper, tip } = bones ?? poses[pose] ?? { flipper: 8, tip: 0 }
  const gaze = action ? (facing(actor, frame, action, [78, -96]).gaze ?? actor.gaze) : actor.gaze
  const skin = p.t(colors.skin)
  const angle = ((flipper - tip) * Math.PI) / 180
  // A raised flipper starts in front of the face, so that it does not cover it.
  const root = bones?.root ?? (flipper > 40 ? 122 : 44)
  const hand = bones?.hand ?? {
    x: root + 22 + Math.sin(angle) * 66,
    y: -34 + Math.cos(angle) * 40 - Math.sin(angle) * 16,
  }
  const fx = 70 + turn * 14
  p.d.group(`rotate(${tip} -20 -40)`, () => {
    if (back) {
      p.d.shape(round, skin, { shade: 0.5 })
      drawFlipper(p, -1, -104, flipper, skin)
      drawFlipper(p, 1, 104, flipper, skin)
      const worn = clothes.scarf ?? clothes.top ?? clothes.cape ?? clothes.dungarees
      if (worn)
        p.d.clip(round, () => p.d.stroke('M-150 -112q150 -66 300 0', p.t(worn), clothes.scarf ? 30 : 64))
      // From behind, the tail points to the reader and up, and its flukes cover the back.
      const tail = shift(skin, -0.045)
      p.d.group('translate(-62 -178) rotate(-10) scale(1.25)', () => drawFlukes(p, 0, 0, 0, tail))
      p.d.shape(
        'M-66 -10C-62 -76 -84 -112 -80 -168C-78 -184 -48 -186 -46 -168C-44 -112 24 -82 34 -14C4 2 -40 2 -66 -10Z',
        tail,
        {
          shade: 0.5,
        },
      )
    } else {
      p.d.group('translate(-200 -124) scale(1.05)', () => drawFlukes(p, 0, 0, -28, shift(skin, -0.02)))
      drawFlipper(p, -1, 6, flipper, shift(skin, -0.05))
      p.d.shape(body, skin, { shade: 0.5 })
      p.d.clip(body, () => {
        p.d.shape(
          'M170 -52C130 -34 40 -40 -30 -44C-90 -48 -130 -60 -190 -90L-180 30H180Z',
          p.t(colors.pale),
          { shade: 0.35 },
        )
        for (let i = 0; i < 4; i++)
          line(
            p,
            `M${128 - i * 22} ${-34 + i * 7}C60 ${-24 + i * 9} 0 ${-28 + i * 9} ${-60 + i * 8} ${-40 + i * 10}`,
            p.t(shift(colors.pale, -0.12)),
            4,
            0.75,
          )
        drawMarks(p, actor.mark, [20, -96, 130, 80])
        drawBand(actor)
      })
      for (const [x, y, r] of [
        [-30, -150, 8],
        [-58, -132, 5],
        [-10, -164, 5],
      ] as const)
        p.d.shape(ellipse(x, y, r), shift(skin, 0.06), { shade: 0.2 })
      p.d.group('translate(0 -96)', () => {
        drawBlush(p, frame, turn, fx)
        p.d.marked('face', () => {
          drawEyes(p, frame, face, gaze, turn, fx)
          drawStain(p, actor.mark, fx + 2, 28, 1.2)
          drawMouth(p, face.mouth, fx + 2, 18, p.t(ink), 1.3)
        })
        if (clothes.glasses) p.d.group(`translate(${n1(fx)} 0)`, () => drawGlasses(p, frame, 0))
      })
      p.d.marked('arm', () => drawFlipper(p, 1, root, flipper, shift(skin, -0.03), bones?.long))
      // On the flipper, which is broad and would hide it.
      actor.held?.(hand.x - 2, hand.y)
      if (face.mouth === 'open' || (actor.swims && face.eye !== 'asleep')) drawSpout(p)
    }
    if (clothes.hat && clothes.hat !== 'hood')
      p.d.group(`translate(${back ? 30 : 62} -126) ${back ? '' : 'rotate(10)'}`, () =>
        drawHat(p, frame, clothes.hat ?? 'crown', clothes.hatColor, back),
      )
  })
  return {
    ...(bones && { geometry: whaleGeometry(bones) }),
    hand: bones ? whaleGeometry(bones).hands[0] : hand,
    head: { x: back ? 0 : fx, y: -96 },
    top: clothes.hat === 'bubble-helmet' ? -272 : clothes.hat ? -262 : -240,
  }
}

/** Draws the clothes of a whale: all of them are a band behind the face. */
function drawBand({ p, clothes }: Actor): void {
  const color = clothes.scarf ?? clothes.top ?? clothes.cape ?? clothes.dungarees
  if (!color) return
  const wide = clothes.scarf ? 30 : 84
  p.d.stroke(`M-12 -204C${-40 - wide * 0.2} -130 ${-34 - wide * 0.2} -60 -12 14`, p.t(color), wide)
  if (clothes.pattern)
    for (const x of [-46, -16])
      line(p, `M${x} -204C${x - 24} -130 ${x - 20} -60 ${x} 14`, p.t(clothes.pattern.color), 8, 0.9)
}

function drawFlipper(p: Pen, side: -1 | 1, x: number, raised: number, color: string, long = 1): void {
  p.d.group(
    `translate(${x} -38) scale(${side} 1) rotate(${side < 0 ? -raised * 0.7 : -raised})${long === 1 ? '' : ` scale(1 ${n1(long * 10) / 10})`}`,
    () => p.d.shape('M-20 -6C8 -20 34 6 38 44C40 70 26 82 12 78C-8 66 -26 34 -20 -6Z', color, { shade: 0.5 }),
  )
}

function drawFlukes(p: Pen, x: number, y: number, turn: number, color: string): void {
  p.d.group(`translate(${x} ${y}) rotate(${turn})`, () => {
    p.d.shape(
      'M-22 30C-22 6 -38 -18 -88 -32C-72 -56 -26 -54 0 -24C26 -54 72 -56 88 -32C38 -18 22 6 22 30Z',
      color,
      { shade: 0.5 },
    )
  })
}

function drawSpout(p: Pen): void {
  const water = p.t('#cfe8f4')
  for (const side of [-1, 1])
    p.d.stroke(
      `M34 -190C34 -226 ${34 + side * 16} -246 ${34 + side * 44} -236C${34 + side * 56} -230 ${34 + side * 58} -218 ${34 + side * 54} -208`,
      water,
      11,
      { shade: 0.2 },
    )
  for (const [x, y] of [
    [34, -252],
    [8, -262],
    [62, -262],
  ] as const)
    p.d.shape(ellipse(x, y, 6, 8), water, { shade: 0.2 })
}
