import { mix, shift } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { bricks, lamplit, tower } from './buildings.ts'
import { Marks } from './marks.ts'
import { halo } from './wash.ts'

type Colors = { wall?: string; roof?: string; depth?: number; sparse?: boolean }

/** A wall with battlements from x0 to x1, its foot on y. */
export function rampart(
  b: Brush,
  x0: number,
  x1: number,
  y: number,
  h: number,
  s: number,
  { wall = '#cdb8a6', depth = 0.12 }: Colors,
): void {
  const paint = b.tone(wall, depth)
  const n = Math.max(2, Math.round((x1 - x0) / (54 * s)))
  const w = (x1 - x0) / n
  let teeth = ''
  for (let i = 0; i < n; i++)
    teeth += `V${n1(y - h - 22 * s)}H${n1(x0 + i * w + w * 0.56)}V${n1(y - h)}H${n1(x0 + (i + 1) * w)}`
  b.d.shape(`M${n1(x0)} ${n1(y)}V${n1(y - h)}${teeth}V${n1(y)}Z`, paint, { shade: 0.5, lit: 0.3 })
  bricks(
    b,
    x0 + 8 * s,
    y - h + 6 * s,
    x1 - x0 - 20 * s,
    h - 14 * s,
    Math.round((h * (x1 - x0)) / (1900 * s * s)),
    paint,
    17 * s,
  )
}

export function gateway(b: Brush, x: number, y: number, s: number, depth = 0.12): void {
  b.d.shape(
    `M${n1(x - 48 * s)} ${n1(y)}v${n1(-72 * s)}a${n1(48 * s)} ${n1(48 * s)} 0 0 1 ${n1(96 * s)} 0V${n1(y)}Z`,
    b.tone('#6b4436', depth),
    { shade: 0.6 },
  )
  new Marks()
    .add(
      b.tone('#54352c', depth),
      `M${n1(x - 24 * s)} ${n1(y)}v${n1(-106 * s)}M${n1(x)} ${n1(y)}v${n1(-116 * s)}M${n1(x + 24 * s)} ${n1(y)}v${n1(-106 * s)}`,
    )
    .stroke(b, 4 * s)
}

/** A tall slim castle on a crag: one great tower and lesser ones beside it. */
export function slimCastle(b: Brush, x: number, y: number, s: number, colors: Colors = {}): void {
  tower(b, x - 58 * s, y - 40 * s, 34 * s, 330 * s, 150 * s, { ...colors, sparse: true })
  tower(b, x + 70 * s, y - 20 * s, 38 * s, 270 * s, 140 * s, { ...colors, sparse: true })
  tower(b, x + 8 * s, y, 54 * s, 470 * s, 210 * s, colors)
  rampart(b, x - 170 * s, x + 180 * s, y, 120 * s, s, colors)
  tower(b, x - 170 * s, y, 36 * s, 200 * s, 104 * s, { ...colors, sparse: true })
  tower(b, x + 182 * s, y, 32 * s, 160 * s, 96 * s, { ...colors, sparse: true })
  tower(b, x + 108 * s, y, 26 * s, 150 * s, 84 * s, { ...colors, sparse: true })
  gateway(b, x - 70 * s, y, s * 0.84, colors.depth)
}

/** A broad old keep with flat toothed towers, flags and only one pointed roof. */
export function broadCastle(b: Brush, x: number, y: number, s: number, colors: Colors = {}): void {
  const { depth = 0.12 } = colors
  tower(b, x + 120 * s, y - 100 * s, 56 * s, 260 * s, 150 * s, colors)
  rampart(b, x - 150 * s, x + 70 * s, y - 60 * s, 250 * s, s, colors)
  for (const [dx, dy] of [
    [-100, -210],
    [-40, -210],
    [20, -210],
  ] as const)
    lamplit(b, x + dx * s, y + dy * s, 20 * s, 38 * s, { arched: true, depth, bars: false, frame: '#a58e80' })
  rampart(b, x - 300 * s, x + 300 * s, y, 150 * s, s, colors)
  for (const [dx, half, h] of [
    [-300, 58, 240],
    [300, 58, 220],
  ] as const) {
    rampart(b, x + (dx - half) * s, x + (dx + half) * s, y, h * s, s, colors)
    lamplit(b, x + dx * s, y - h * 0.6 * s, 22 * s, 40 * s, {
      arched: true,
      depth,
      bars: false,
      frame: '#a58e80',
    })
    b.d.raw(
      `<path d="M${n1(x + dx * s)} ${n1(y - h * s)}v${n1(-96 * s)}" stroke="${b.tone('#6b5750', depth)}" stroke-width="${n1(5 * s)}"/>`,
    )
    b.d.shape(
      `M${n1(x + dx * s)} ${n1(y - (h + 96) * s)}q${n1(30 * s)} ${n1(-12 * s)} ${n1(70 * s)} ${n1(12 * s)}q${n1(-36 * s)} ${n1(8 * s)} ${n1(-70 * s)} ${n1(26 * s)}Z`,
      b.tone(colors.roof ?? '#8a4f6c', depth),
      { shade: 0.3 },
    )
  }
  gateway(b, x, y, s * 1.1, depth)
}

/** A hearth in a wall, as tall as a figure; a fire burns in it from sunset on. */
export function hearth(
  b: Brush,
  x: number,
  y: number,
): { x: number; y: number; radius: number; color: string } {
  const stone = b.tone('#c9b8a8')
  const lit = b.scene.time !== 'afternoon'
  b.d.shape(`M${x - 190} -200L${x - 150} ${y - 380}H${x + 150}L${x + 190} -200Z`, shift(stone, -0.03), {
    shade: 0.45,
  })
  b.d.shape(`M${x - 200} ${y}V${y - 360}H${x + 200}V${y}Z`, stone, { shade: 0.5 })
  bricks(b, x - 190, y - 350, 370, 340, 34, stone, 46)
  b.d.shape(`M${x - 130} ${y}V${y - 200}Q${x} ${y - 330} ${x + 130} ${y - 200}V${y}Z`, b.tone('#3f3038'), {
    shade: 0.3,
  })
  b.d.shape(`M${x - 226} ${y - 356}h452v-34h-452Z`, b.tone('#8a6a50'), { shade: 0.4 })
  b.d.stroke(
    `M${x - 80} ${y - 26}L${x + 80} ${y - 44}M${x - 76} ${y - 48}L${x + 84} ${y - 22}`,
    b.tone('#7a5038'),
    28,
  )
  if (lit) {
    halo(b, x, y - 110, 420, '#ff9a4c', 0.6)
    for (const [dx, h, c] of [
      [-40, 120, '#f08a3c'],
      [34, 140, '#f08a3c'],
      [0, 180, '#f6b048'],
      [-4, 100, '#ffe08a'],
    ] as const)
      b.d.raw(
        `<path d="M${x + dx} ${y - 40 - h}q${h * 0.36} ${h * 0.6} 0 ${h}q${-h * 0.36} ${-h * 0.4} 0 ${-h}Z" fill="${c}"/>`,
      )
  }
  return { x, y: y - 110, radius: 620, color: '#ffb06a' }
}

/** A round window of coloured panes; the sky's light comes through them. */
export function roseWindow(b: Brush, x: number, y: number, radius: number): void {
  b.d.shape(ellipse(x, y, radius + 34), b.tone('#d6c8b4'), { shade: 0.4 })
  b.d.raw(`<path d="${ellipse(x, y, radius)}" fill="${mix(b.mood.sky[1], b.mood.key, 0.25)}"/>`)
  const panes = new Marks()
  const glass = ['#e0907a', '#f0c878', '#8fb8c8', '#a890c8', '#9ac08a', '#e8a8b0']
  for (let k = 0; k < 12; k++) {
    const a = k * 0.5236
    const p = (u: number, v: number) =>
      `${n1(x + Math.cos(a + v) * u * radius)} ${n1(y + Math.sin(a + v) * u * radius)}`
    panes.add(
      mix(glass[k % 6] as string, b.mood.sky[1], 0.34),
      `M${p(0.36, -0.16)}Q${p(0.9, -0.3)} ${p(0.94, 0)}Q${p(0.9, 0.3)} ${p(0.36, 0.16)}Z`,
    )
  }
  panes.add(mix('#f6d890', b.mood.sky[2], 0.3), ellipse(x, y, radius * 0.28))
  panes.fill(b)
  b.d.raw(
    `<path d="${ellipse(x, y, radius)}${ellipse(x, y, radius * 0.34)}" fill="none" stroke="${b.tone('#8f8078')}" stroke-width="12"/>`,
  )
  halo(b, x, y, radius * 2, b.mood.dark ? '#a8b8f0' : b.mood.key, 0.3)
}

/** Stone stairs that climb to the right along a wall, a rail of carpet on them. */
export function stairs(b: Brush, x: number, y: number, n = 9, w = 74, h = 52): void {
  const stone = b.tone('#c4b4a8')
  for (let i = n - 1; i >= 0; i--) {
    const [left, top] = [x + i * w, y - (i + 1) * h]
    b.d.shape(`M${left} ${y + 30}V${top}H${left + w * 3}V${y + 30}Z`, shift(stone, i % 2 ? -0.015 : 0.015), {
      shade: 0.25,
      lit: 0.2,
      dir: [0.6, 0.8],
    })
    b.d.raw(`<path d="M${left - 8} ${top}h${w + 16}v14h${-w - 16}Z" fill="${shift(stone, 0.07)}"/>`)
  }
}

/** A long table laid for a feast. */
export function longTable(b: Brush, x: number, y: number, w: number): void {
  const wood = b.tone('#8a5c3e')
  b.d.groundShadow(x, y, w * 0.6, 24, 0.5)
  b.d.shape(`M${n1(x - w * 0.44)} ${y}v-120h30v120ZM${n1(x + w * 0.4)} ${y}v-120h30v120Z`, wood, {
    shade: 0.5,
  })
  b.d.shape(`M${n1(x - w / 2)} ${y - 150}H${n1(x + w / 2)}V${y - 114}H${n1(x - w / 2)}Z`, shift(wood, 0.04), {
    shade: 0.4,
  })
  b.d.shape(
    `M${n1(x - w * 0.46)} ${y - 156}H${n1(x + w * 0.46)}L${n1(x + w * 0.44)} ${y - 84}Q${x} ${y - 100} ${n1(x - w * 0.44)} ${y - 84}Z`,
    b.tone('#efe2cc'),
    { shade: 0.4 },
  )
  const fruit = new Marks()
  for (let i = 0; i < 7; i++)
    fruit.add(b.tone(i % 2 ? '#d8674f' : '#d8a23f'), ellipse(x - 60 + i * 20, y - 178 - (i % 3) * 14, 17))
  fruit.fill(b)
  b.d.shape(`M${x - 86} ${y - 170}q86 40 172 0l-30 34h-112Z`, b.tone('#b8b0c0'), { shade: 0.5 })
}
