import type { FigureMark } from '@moonpage/storyteller/scene'
import { shift } from '../colour.ts'
import { curve, ellipse, type Point } from '../path.ts'
import type { Build } from './build.ts'
import type { Clothes } from './clothes.ts'
import { drawFleece, drawHumps } from './kin-features.ts'
import { drawMarks } from './marks.ts'
import { dot, flat, line, type Pen } from './pen.ts'

const pear = [
  [0, -184],
  [28, -168],
  [46, -124],
  [58, -82],
  [42, -46],
  [0, -38],
  [-42, -46],
  [-58, -82],
  [-46, -124],
  [-28, -168],
] as const
/** The trunk of people, which has shoulders. */
const person = [
  [0, -184],
  [36, -170],
  [48, -128],
  [54, -82],
  [44, -46],
  [0, -38],
  [-44, -46],
  [-54, -82],
  [-48, -128],
  [-36, -170],
] as const

const shapeOf = ({ box, head, fat = 1 }: Build): string =>
  box
    ? 'M-46 -178h96q10 0 10 10l5 114q0 16 -16 16h-94q-16 0 -16 -16l5 -114q0 -10 10 -10Z'
    : curve(
        (head === 'person' ? person : pear).map(([x, y]): Point => [x * fat, y]),
        true,
        0.68,
      )

/** Draws trunk and belly of an upright figure, and the clothes over them. `turn`: 0 seen from the front, 1 from the right. */
export function drawTorso(
  p: Pen,
  build: Build,
  clothes: Clothes,
  back: boolean,
  { turn = 0, mark }: { turn?: number; mark?: FigureMark | undefined } = {},
): void {
  const shape = shapeOf(build)
  const { top, pattern, trousers, skirt, dungarees } = clothes
  const fat = build.fat ?? 1
  drawHumps(p, build)
  p.d.shape(shape, p.t(top ?? build.fur), { shade: 0.5 })
  p.d.clip(shape, () => {
    if (!top && !back) turned(p, turn, () => drawBelly(p, build))
    if (!top && build.saddle)
      p.d.shape('M-140 -118q140 26 280 0v100h-280Z', p.t(build.saddle), { shade: 0.4 })
    if (!top && build.patches)
      for (const [x, y, rx, ry] of [
        [-52, -128, 34, 28],
        [46, -78, 30, 36],
      ] as const)
        p.d.shape(ellipse(x * fat, y, rx, ry), p.t(build.patches), { shade: 0.25 })
    if (top) {
      if (pattern?.kind === 'stripes')
        for (let i = 0; i < 6; i++) line(p, `M-100 ${-166 + i * 25}q100 26 200 0`, p.t(pattern.color), 10)
      if (!skirt) flat(p, 'M-100 -50q100 18 200 0v40h-200Z', p.t(trousers ?? shift(top, -0.08)))
    }
    drawMarks(p, mark, [0, -108, 52 * fat, 66])
    if (dungarees) {
      const c = p.t(dungarees)
      p.d.shape('M-110 -106q110 22 220 0v90h-220Z', c)
      if (!back) p.d.shape(`M${-30 * fat + turn * 24} -146h${64 * fat}v52h${-64 * fat}Z`, c, { shade: 0.3 })
      line(p, `M${-26 * fat} -140l-14 -40M${30 * fat} -140l12 -40`, c, 13)
      if (!back) {
        line(p, `M${-12 * fat} -116h${28 * fat}`, shift(c, -0.08), 4)
        dot(p, -24 * fat, -138, 5, 5, p.t('#efbf4a'))
        dot(p, 28 * fat, -138, 5, 5, p.t('#efbf4a'))
      }
    }
  })
  if (!top) drawFleece(p, build)
  if (build.box && !back) turned(p, turn, () => drawHeart(p, build))
  if (skirt) drawSkirt(p, skirt, fat, clothes)
  if (top && pattern) drawPattern(p, clothes, fat, back)
}

/** Moves what is in front to the right, by how much the trunk is turned. */
const turned = (p: Pen, turn: number, draw: () => void): void => {
  if (turn) p.d.group(`translate(${turn * 28} 0)`, draw)
  else draw()
}

function drawBelly(p: Pen, { belly, fat = 1, light, box }: Build): void {
  if (belly === 'none' || box) return
  p.d.shape(
    curve(
      (
        [
          [14, -164],
          [40, -118],
          [44, -72],
          [14, -42],
          [-16, -72],
          [-10, -118],
        ] as const
      ).map(([x, y]): Point => [x * fat, y]),
      true,
      1,
    ),
    p.t(light),
    { shade: 0.3 },
  )
  if (belly === 'plates')
    for (let i = 0; i < 5; i++)
      line(p, `M${-20 * fat} ${-144 + i * 24}q${36 * fat} 14 ${72 * fat} 0`, p.t(shift(light, -0.1)), 4, 0.7)
}

function drawHeart(p: Pen, build: Build): void {
  p.d.shape('M-26 -148h58q6 0 6 6v34q0 6 -6 6h-58q-6 0 -6 -6v-34q0 -6 6 -6Z', p.t(build.light), {
    shade: 0.3,
  })
  flat(p, 'M3 -108c-24 -15 -15 -31 -6 -28c4 0 6 4 6 6c0 -2 2 -6 6 -6c9 -3 18 13 -6 28Z', p.t('#e2604f'))
  dot(p, -22, -82, 5, 5, p.t('#f2c45a'))
  dot(p, 0, -82, 5, 5, p.t('#e2604f'))
  dot(p, 22, -82, 5, 5, p.t('#7fb36a'))
}

function drawSkirt(p: Pen, skirt: string, fat: number, { pattern }: Clothes): void {
  const w = fat
  p.d.shape(
    `M${-46 * w} -122C${-60 * w} -90 ${-78 * w} -60 ${-84 * w} -40q${22 * w} 10 ${40 * w} 0q${22 * w} 12 ${44 * w} 0q${22 * w} 12 ${44 * w} 0q${20 * w} 8 ${40 * w} 0C${76 * w} -64 ${62 * w} -92 ${46 * w} -122Z`,
    p.t(skirt),
    { shade: 0.45 },
  )
  if (pattern?.kind === 'stars')
    for (const [x, y] of [
      [-40, -66],
      [0, -58],
      [40, -68],
      [-18, -92],
      [24, -96],
    ] as const)
      dot(p, x * w, y, 4.6, 4.6, p.t(pattern.color), 0.9)
}

function drawPattern(p: Pen, { pattern, top, skirt }: Clothes, fat: number, back: boolean): void {
  if (!pattern) return
  const color = p.t(pattern.color)
  const dark = p.t(shift(top ?? pattern.color, -0.12))
  switch (pattern.kind) {
    case 'stripes':
      // This pattern is drawn with the fabric.
      return
    case 'buttons':
      if (back) return
      line(p, 'M12 -160v112', dark, 3.4, 0.7)
      for (let i = 0; i < 3; i++) dot(p, 14, -138 + i * 32, 6, 6, color)
      break
    case 'stars':
      for (const [x, y] of [
        [-26, -140],
        [16, -150],
        [32, -116],
        [-6, -112],
        [-36, -96],
        [20, -84],
        [-14, -68],
      ] as const)
        if (!skirt || y < -110) dot(p, x * fat, y, 4.6, 4.6, color, 0.9)
      break
    case 'pocket':
      if (back) return
      p.d.shape(`M${-24 * fat} -98h${60 * fat}l${8 * fat} 34h${-76 * fat}Z`, color, { shade: 0.25 })
      line(p, 'M-6 -168q-2 18 -4 28M22 -168q3 18 4 28', p.t('#f3ead8'), 4)
      break
    case 'suit':
      line(p, `M${-52 * fat} -84q${54 * fat} 18 ${108 * fat} 0`, color, 9)
      if (back) return drawPack(p, color)
      p.d.shape('M-16 -142h46q6 0 6 6v22q0 6 -6 6h-46q-6 0 -6 -6v-22q0 -6 6 -6Z', p.t('#c9d1d9'), {
        shade: 0.3,
      })
      dot(p, -6, -125, 5, 5, p.t('#e2604f'))
      dot(p, 8, -125, 5, 5, p.t('#f2c45a'))
      dot(p, 22, -125, 5, 5, p.t('#7fb36a'))
      break
    case 'armour':
      line(
        p,
        `M${-46 * fat} -122q${48 * fat} 20 ${96 * fat} 0M${-54 * fat} -86q${56 * fat} 20 ${112 * fat} 0`,
        dark,
        4,
      )
      if (!back) p.d.shape('M-18 -148q22 8 46 0q4 44 -23 58q-27 -14 -23 -58Z', color, { shade: 0.35 })
      if (!back) flat(p, 'M5 -134l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z', p.t('#f3dd9a'))
      break
    case 'pirate':
      p.d.shape(
        `M${-50 * fat} -170C${-34 * fat} -130 ${-28 * fat} -90 ${-34 * fat} -44L${-62 * fat} -50C${-66 * fat} -90 ${-62 * fat} -140 ${-50 * fat} -170Z`,
        color,
      )
      p.d.shape(
        `M${54 * fat} -170C${38 * fat} -130 ${34 * fat} -90 ${42 * fat} -44L${66 * fat} -50C${70 * fat} -90 ${66 * fat} -140 ${54 * fat} -170Z`,
        color,
      )
      if (back) p.d.shape(`M${-52 * fat} -172H${54 * fat}L${64 * fat} -46H${-60 * fat}Z`, color)
      else
        for (let i = 0; i < 3; i++)
          line(p, `M${-26 * fat} ${-146 + i * 22}q${30 * fat} 10 ${58 * fat} 0`, p.t('#48648c'), 7)
      line(p, `M${-56 * fat} -64q${56 * fat} 18 ${112 * fat} 0`, p.t('#5b3a2c'), 13)
      if (!back) p.d.shape('M-6 -66h26v20h-26Z', p.t('#efbf4a'), { shade: 0.2 })
  }
}

function drawPack(p: Pen, color: string): void {
  p.d.shape('M-38 -160h76q10 0 10 10v60q0 10 -10 10h-76q-10 0 -10 -10v-60q0 -10 10 -10Z', p.t('#c9d1d9'), {
    shade: 0.4,
  })
  line(p, 'M-20 -136h40M-20 -118h40', color, 6)
}
