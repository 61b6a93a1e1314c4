import { shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { tallFlower } from './garden-things.ts'
import { leaf, Marks } from './marks.ts'
import { fern, reeds } from './plants.ts'
import { bush, leafCorner, type Leaves } from './trees.ts'

/** What is in a lower corner of the foreground. */
export type Low = 'ferns' | 'grass' | 'rocks' | 'flowers' | 'bush' | 'reeds' | 'none'
/** What is in an upper corner of the foreground. */
export type High = 'leaves' | 'branch' | 'blossom' | 'needles' | 'none'

type Near = { left?: Low; right?: Low; topLeft?: High; topRight?: High; leaves?: Leaves; stone?: string }

/** Draws the dark foreground that frames a picture, in its corners only, so that it covers no figure. */
export function near(
  f: Brush,
  {
    left = 'none',
    right = 'none',
    topLeft = 'none',
    topRight = 'none',
    leaves = ['#33583a', '#8aa552'],
    stone = '#86828f',
  }: Near,
): void {
  low(f, left, -1, leaves, stone)
  low(f, right, 1, leaves, stone)
  high(f, topLeft, -1, leaves)
  high(f, topRight, 1, leaves)
}

function low(f: Brush, kind: Low, side: 1 | -1, leaves: Leaves, stone: string): void {
  const { r } = f
  const x = (inward: number) => 800 + side * (800 - inward)
  const mid = shift(leaves[0], 0.1)
  if (kind === 'ferns') {
    fern(f, x(r.between(10, 60)), 1290, r.between(220, 290), f.frame(mid), side * 8)
    fern(f, x(r.between(220, 290)), 1305, r.between(140, 190), f.frame(shift(mid, 0.04)), -side * 6)
  } else if (kind === 'bush')
    bush({ ...f, tone: f.frame }, x(r.between(-10, 50)), 1320, r.between(340, 420), leaves)
  else if (kind === 'rocks') {
    f.d.shape(blob(x(-20), 1385, r.between(270, 340), r.between(170, 230), 9, 0.09, r), f.frame(stone), {
      shade: 0.4,
    })
    f.d.shape(
      blob(x(270), 1330, r.between(70, 110), r.between(50, 80), 9, 0.09, r),
      f.frame(shift(stone, 0.04)),
      {
        shade: 0.4,
      },
    )
  } else if (kind === 'reeds')
    reeds(f, x(r.between(40, 90)), 1330, r.between(330, 420), 15, f.frame('#6f8f4c'))
  else if (kind === 'flowers')
    for (const [inward, h] of [
      [-10, 320],
      [80, 250],
      [170, 200],
    ] as const)
      tallFlower(
        { ...f, tone: f.frame },
        x(inward + r.between(-14, 14)),
        1320,
        h * r.between(0.85, 1.1),
        'daisy',
        r.pick(['#d8909c', '#e8b060', '#a890d0', '#f0e0d0']),
      )
  else if (kind === 'grass') {
    const blades = new Marks()
    for (let i = 0; i < 26; i++) {
      const [bx, h] = [x(r() ** 1.6 * 420 - 60), r.between(110, 300)]
      const bend = r.between(-0.5, 0.5) * h
      const w = r.between(7, 13)
      blades.add(
        f.frame(shift(mid, r.pick([-0.04, 0, 0.05]))),
        `M${n1(bx - w)} 1330Q${n1(bx + bend * 0.15)} ${n1(1330 - h * 0.6)} ${n1(bx + bend)} ${n1(1330 - h)}Q${n1(bx + bend * 0.2 + w)} ${n1(1330 - h * 0.5)} ${n1(bx + w)} 1330Z`,
      )
    }
    blades.fill(f)
  }
}

function high(f: Brush, kind: High, side: 1 | -1, leaves: Leaves): void {
  const { r } = f
  const x = (inward: number) => 800 + side * (800 - inward)
  if (kind === 'none') return
  if (kind === 'leaves')
    return leafCorner(f, x(-30), r.between(-30, 10), r.between(280, 350), r.between(150, 200), 100, leaves)
  const y = r.between(60, 130)
  const reach = r.between(430, 540)
  const drop = r.between(60, 130)
  const at = (t: number) => [x(-220 + (reach + 220) * t), y - 90 * (1 - t) + drop * t * t] as const
  const twigs = [0.35, 0.55, 0.75, 0.9].map((t, i) => {
    const [px, py] = at(t)
    const l = 130 * (1.15 - t) + 40
    const up = i % 2 ? -0.7 : 0.75
    return { px, py, ex: px - side * l * 0.8, ey: py + up * l }
  })
  const wood = f.frame('#6d5145')
  f.d.stroke(
    `M${n1(at(0)[0])} ${n1(at(0)[1])}Q${n1(at(0.55)[0])} ${n1(at(0.5)[1])} ${n1(at(1)[0])} ${n1(at(1)[1])}`,
    wood,
    26,
  )
  const thin = new Marks()
  for (const { px, py, ex, ey } of twigs)
    thin.add(wood, `M${n1(px)} ${n1(py)}Q${n1((px + ex) / 2)} ${n1(py)} ${n1(ex)} ${n1(ey)}`)
  thin.stroke(f, 12)
  const [green, petals] = [new Marks(), new Marks()]
  const sprig = (px: number, py: number, n: number, spread: number) => {
    for (let i = 0; i < n; i++) {
      const [lx, ly] = [px + r.between(-1, 1) * spread, py + r.between(-0.8, 0.9) * spread]
      if (kind === 'needles')
        green.add(
          f.frame(shift(leaves[0], r.pick([0, 0.06, 0.1]))),
          leaf(lx, ly, r.between(40, 58), r.between(30, 150), 0.17),
        )
      else if (kind === 'blossom' && i % 2) {
        let d = ''
        for (let k = 0; k < 5; k++)
          d += ellipse(lx + Math.cos(k * 1.257) * 13, ly + Math.sin(k * 1.257) * 12, 10)
        petals.add(f.frame(r.pick(['#f6c8d0', '#fbe4e4', '#eeb0c0'])), d)
      } else
        green.add(
          f.frame(r.pick([...leaves, mixed(leaves)])),
          leaf(lx, ly, r.between(22, 34), r.between(20, 150)),
        )
    }
  }
  for (const { px, py, ex, ey } of twigs) {
    const more = kind === 'needles' ? 2 : 1
    sprig(ex, ey, 9 * more, 52)
    sprig((px + ex) / 2, (py + ey) / 2, 6 * more, 40)
  }
  sprig(at(1)[0], at(1)[1], 10, 56)
  sprig(at(0.15)[0], at(0.15)[1], 10, 80)
  green.fill(f)
  petals.fill(f)
}

const mixed = ([dark]: Leaves): string => shift(dark, 0.08)
