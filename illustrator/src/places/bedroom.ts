import { shift } from '../colour.ts'
import { blob, ellipse, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { cottage } from './parts/buildings.ts'
import { bulbs, bunting, cushion, patchwork, potPlant, rug, shelf, tableLamp } from './parts/furniture.ts'
import { boards, curtains, daylight, wall, window } from './parts/interior.ts'
import { ridge } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { farWood } from './parts/trees.ts'
import { halo, pool } from './parts/wash.ts'

const walls = ['#8f9cc0', '#a8b894', '#c8a890', '#9ab0b8', '#b8a0b4']

const cloths = ['#b5533f', '#4f7f86', '#8a6a9a', '#c08a3f']

const lampOf = (at: { x: number; y: number }, lit: boolean) =>
  lit ? [{ ...at, radius: 760, color: '#ffc873' }] : []

function hills(o: Brush, y: number): void {
  ridge(o, y, 16, '#8fa9a4', { depth: 0.45, bottom: y + 220 })
  const near = ridge(o, y + 50, 12, '#7f9a68', { depth: 0.2, bottom: y + 260 })
  farWood(o, near, 18, [50, 90], { depth: 0.25, pines: 0.4 })
}

function toyBlocks(b: Brush, x: number, y: number, s: number): void {
  for (const [dx, dy, c, turn] of [
    [-0.62, 0, '#c8674f', -4],
    [0.5, 0, '#5aa7a8', 5],
    [-0.08, 1, '#d8a23f', -7],
  ] as const)
    b.d.group(`translate(${n1(x + dx * s)} ${n1(y - dy * s)}) rotate(${turn})`, () => {
      b.d.shape(`M${-s / 2} 0v${-s}h${s}v${s}Z`, b.tone(c), { shade: 0.45 })
      b.d.raw(
        `<path d="M${-s * 0.36} ${-s * 0.14}v${-s * 0.72}h${s * 0.72}v${s * 0.72}Z" fill="none" stroke="${b.tone('#f6ead2')}" stroke-width="${n1(s * 0.07)}"/><path d="${ellipse(0, -s * 0.5, s * 0.17)}" fill="${b.tone('#f6ead2')}"/>`,
      )
    })
}

function toyBox(b: Brush, x: number, y: number): void {
  b.d.groundShadow(x, y, 180, 22, 0.5)
  b.d.shape(ellipse(x - 70, y - 150, 46), b.tone('#d8674f'))
  b.d.shape(`M${x + 10} ${y - 130}l20 -110l34 6l-16 110Z`, b.tone('#d8a23f'))
  b.d.shape(`M${x + 70} ${y - 120}v-64q26 -30 52 0v64Z`, b.tone('#8a6a9a'))
  b.d.shape(`M${x - 150} ${y}v-130h300v130Z`, b.tone('#4f8a8c'), { shade: 0.5 })
  b.d.shape(`M${x - 162} ${y - 126}h324v26h-324Z`, b.tone('#5f9a9a'))
  let star = ''
  for (let k = 0; k < 10; k++) {
    const [a, q] = [-Math.PI / 2 + (k * Math.PI) / 5, k % 2 ? 15 : 32]
    star += `${k ? 'L' : 'M'}${n1(x + Math.cos(a) * q)} ${n1(y - 56 + Math.sin(a) * q)}`
  }
  b.d.raw(`<path d="${star}Z" fill="${b.tone('#f0d08a')}"/>`)
}

function cot(b: Brush, x: number, y: number): void {
  b.d.groundShadow(x, y, 320, 24, 0.5)
  const wood = b.tone('#a8754c')
  b.d.shape(`M${x + 190} ${y}V${y - 330}q0 -40 44 -40t44 40V${y}h-34v-60h-20v60Z`, wood, { shade: 0.5 })
  b.d.shape(`M${x - 300} ${y - 90}H${x + 210}V${y - 40}H${x - 300}Z`, shift(wood, -0.04), { shade: 0.4 })
  b.d.shape(`M${x + 40} ${y - 180}q10 -60 90 -54t76 60q-10 40 -84 36t-82 -42Z`, b.tone('#f6eee0'), {
    shade: 0.4,
  })
  const quilt = `M${x - 300} ${y - 50}V${y - 176}C${x - 200} ${y - 226} ${x - 60} ${y - 214} ${x + 60} ${y - 190}Q${x + 96} ${y - 120} ${x + 70} ${y - 50}Z`
  b.d.shape(quilt, b.tone('#4f8a8c'), { shade: 0.5 })
  patchwork(b, quilt, x - 300, y - 230, 380, 190, undefined, 72)
  b.d.raw(`<path data-sh="1" d="${quilt}" fill="${b.d.linear(b.mood.shadow, [0.3, 1])}" fill-opacity=".5"/>`)
  b.d.shape(`M${x - 340} ${y}V${y - 210}q0 -30 30 -30t30 30V${y}Z`, wood, { shade: 0.5 })
}

/** The middle of the room: rug, toys, a shelf, the bed at the side. */
const bedroomFloor: PaintPlace = (b) => {
  const { r } = b
  wall(b, 880, r.pick(walls), r.pick(['stars', 'dots', 'stripes'] as const))
  window(b, 210, 150, 340, 420, { view: (o) => hills(o, 470) })
  curtains(b, 210, 150, 340, 420, r.pick(cloths))
  picture(b, 760, 300, 170, 210)
  picture(b, 950, 350, 130, 130)
  shelf(b, 1170, 430, 330, r.pick(['pot', 'ball', 'house'] as const))
  bunting(b, 620, 1330, 96, 62)
  boards(b, 880, '#b5835a', '#efe2cc')
  cot(b, 1420, 990)
  const lamp = tableLamp(b, 1060, 930, 310)
  daylight(b, 300, 900, 360)
  rug(b, 800, 1080, 520, 96, r.pick(['#c9806a', '#7a9ab0', '#a08ab0', '#8aa878']))
  toyBox(b, 190, 1010)
  toyBlocks(b, 420, 1000, 62)
  b.d.groundShadow(1210, 1090, 50, 12, 0.5)
  b.d.shape(ellipse(1210, 1050, 44), b.tone('#d8674f'))
  b.d.raw(`<path d="M1170 1036q40 24 80 0v28q-40 24 -80 0Z" fill="${b.tone('#f2e2c0')}"/>`)
  return { ground: 1050, lamps: lampOf(lamp, b.scene.time !== 'afternoon'), foreground: roomFront }
}

const roomFront = (f: Brush) => {
  f.d.shape(blob(-30, 1390, 330, 160, 11, 0.05, f.r), f.frame('#a85a48'), { shade: 0.4 })
  f.d.shape(blob(1640, 1400, 320, 170, 11, 0.05, f.r), f.frame('#4f7a80'), { shade: 0.4 })
}

function picture(b: Brush, x: number, y: number, w: number, h: number): void {
  b.d.shape(
    `M${n1(x - w / 2 - 14)} ${n1(y - h / 2 - 14)}h${n1(w + 28)}v${n1(h + 28)}h${n1(-w - 28)}Z`,
    b.tone('#8a5c3e'),
    { shade: 0.4 },
  )
  b.d.raw(
    `<path d="M${n1(x - w / 2)} ${n1(y - h / 2)}h${n1(w)}v${n1(h)}h${n1(-w)}Z" fill="${b.tone(b.r.pick(['#f2e4c8', '#cfe0e0', '#f0d0c0']))}"/>`,
  )
  const hill = b.tone(b.r.pick(['#8fae6a', '#7a9ac0', '#c89a6a']))
  b.d.raw(
    `<path d="M${n1(x - w / 2)} ${n1(y + h / 2)}v${n1(-h * 0.3)}q${n1(w * 0.3)} ${n1(-h * 0.26)} ${n1(w * 0.55)} 0t${n1(w * 0.45)} ${n1(-h * 0.06)}v${n1(h * 0.36)}Z" fill="${hill}"/><path d="${ellipse(x + w * 0.16, y - h * 0.18, w * 0.13)}" fill="${b.tone('#f0c060')}"/>`,
  )
}

/** Blankets over chairs and a line, cushions and warm light inside. */
const blanketFort: PaintPlace = (b) => {
  const { r, tone } = b
  wall(b, 880, r.pick(walls), r.pick(['stars', 'dots'] as const))
  window(b, 90, 170, 250, 320, { view: (o) => hills(o, 400) })
  curtains(b, 90, 170, 250, 320, r.pick(cloths))
  shelf(b, 1290, 330, 260, 'house')
  boards(b, 880, '#b5835a', '#efe2cc')
  rug(b, 800, 1060, 640, 110, '#8f7aa0')
  const lit = b.scene.time !== 'afternoon'
  for (const x of [250, 1350]) chair(b, x, 960)
  const inside = 'M480 964L790 370H810L1120 964Z'
  b.d.shape(inside, tone('#6b4a52'), { shade: 0.4, dir: [0, -1] })
  b.d.glow(800, 800, lit ? 560 : 380, '#ffc873', lit ? 0.75 : 0.4)
  const stitch = new Marks()
  for (const [x, y] of [
    [700, 560],
    [800, 520],
    [900, 570],
    [740, 660],
    [860, 670],
  ] as const)
    stitch.add(
      tone('#f0d08a'),
      `M${x} ${y - 10}Q${x} ${y} ${x + 10} ${y}Q${x} ${y} ${x} ${y + 10}Q${x} ${y} ${x - 10} ${y}Q${x} ${y} ${x} ${y - 10}Z`,
    )
  stitch.fill(b, 0.8)
  bulbs(b, 690, 910, 600, 26, true)
  cushion(b, 590, 915, 170, 108, '#d8a23f', -10)
  cushion(b, 690, 935, 170, 104, '#5aa7a8', 8)
  cushion(b, 940, 930, 190, 116, '#c8674f', -6)
  cushion(b, 1030, 918, 160, 104, '#8a7ab8', 12)
  const sheet = (d: string, color: string, dir: readonly [number, number]) =>
    b.d.shape(d, tone(color), { shade: 0.5, dir })
  const left = 'M800 336Q600 430 262 604Q236 780 176 968Q350 992 520 962Q650 700 800 400Z'
  sheet(left, '#c8796a', [-0.6, 0.6])
  patchwork(b, left, 150, 330, 690, 690, ['#e6cfa8', '#d8a86a', '#c8796a', '#e8b8a0', '#8aa0a8'], 92)
  b.d.raw(
    `<path data-sh="1" d="${left}" fill="${b.d.linear(b.mood.shadow, [-0.5, 0.7])}" fill-opacity=".4"/>`,
  )
  const right = 'M800 336Q1000 430 1338 604Q1364 780 1424 968Q1250 992 1080 962Q950 700 800 400Z'
  sheet(right, '#5f8fa8', [0.6, 0.6])
  const stripes = new Marks()
  for (let i = 0; i < 9; i++) stripes.add(tone('#e8e2d0'), `M800 300L${1060 + i * 52} 1000h24L806 300Z`)
  b.d.clip(right, () => stripes.fill(b, 0.6))
  b.d.raw(
    `<path data-sh="1" d="${right}" fill="${b.d.linear(b.mood.shadow, [0.5, 0.7])}" fill-opacity=".4"/>`,
  )
  b.d.shape('M730 350Q800 290 870 350Q900 380 870 392Q800 350 730 392Q700 380 730 350Z', tone('#e8cf9a'), {
    shade: 0.4,
  })
  b.d.stroke('M-200 250Q400 320 800 322Q1200 320 1800 240', tone('#d8c4a0'), 7)
  if (lit) pool(b, 800, 1040, 480, 110, '#ffc873', 0.6)
  toyBlocks(b, 1330, 1070, 60)
  potPlant(b, 130, 1030, 1.2)
  return { ground: 1050, lamps: [{ x: 800, y: 720, radius: 620, color: '#ffc873' }], foreground: roomFront }
}

function chair(b: Brush, x: number, y: number): void {
  const wood = b.tone('#9a6a46')
  b.d.stroke(
    `M${x - 90} ${y}v-330M${x + 90} ${y}v-330M${x - 90} ${y - 150}h180M${x - 90} ${y - 300}h180`,
    wood,
    22,
  )
}

/** A window seat before a great window on hills and roofs. */
const bedroomWindow: PaintPlace = (b) => {
  const { r, tone } = b
  wall(b, 900, r.pick(walls), r.pick(['stripes', 'stars'] as const))
  window(b, 430, 90, 740, 620, {
    shape: r() < 0.5 ? 'arched' : 'square',
    view: (o) => {
      hills(o, 560)
      for (const [x, w] of [
        [520, 90],
        [650, 74],
        [1010, 100],
      ] as const)
        cottage(o, x, 690 + r.between(-12, 6), w, { depth: 0.16 })
    },
  })
  curtains(b, 430, 90, 740, 620, r.pick(cloths))
  shelf(b, 1390, 330, 200, 'none')
  shelf(b, 1390, 520, 200, 'ball')
  picture(b, 110, 330, 170, 210)
  boards(b, 900, '#b5835a', '#efe2cc')
  const seat = tone('#efe0c6')
  b.d.shape('M350 770H1250V930H350Z', seat, { shade: 0.4, dir: [0, 1] })
  new Marks()
    .add(shift(seat, -0.07), 'M380 800h260v104h-260ZM670 800h260v104h-260ZM960 800h260v104h-260Z')
    .stroke(b, 6)
  b.d.shape('M330 742Q800 722 1270 742Q1282 776 1268 792Q800 774 332 792Q318 776 330 742Z', tone('#5f8f96'), {
    shade: 0.4,
  })
  cushion(b, 420, 690, 150, 130, '#d8a23f', -12)
  cushion(b, 1170, 690, 150, 130, '#c8674f', 12)
  cushion(b, 1060, 706, 130, 110, '#8a7ab8', -6)
  daylight(b, 560, 900, 480)
  const lamp = tableLamp(b, 1430, 1010, 340)
  potPlant(b, 180, 1020, 2)
  rug(b, 800, 1110, 470, 80, r.pick(['#c9806a', '#7a9ab0', '#a08ab0']))
  const lit = b.scene.time !== 'afternoon'
  if (!lit) halo(b, 800, 420, 520, b.mood.key, 0.25)
  return {
    ground: 1050,
    seat: { x: 800, y: 750, width: 600 },
    lamps: lampOf(lamp, lit),
    foreground: roomFront,
  }
}

export const bedroom = {
  'bedroom-floor': bedroomFloor,
  'blanket-fort': blanketFort,
  'bedroom-window': bedroomWindow,
} satisfies Record<string, PaintPlace>
