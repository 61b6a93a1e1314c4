import { mix, shift } from '../colour.ts'
import { blob, ellipse, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { bricks, cottage, fence, lamplit } from './parts/buildings.ts'
import { opening } from './parts/interior.ts'
import { flowers, path, pebbles, ridge, rock, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { fern, fireflies } from './parts/plants.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { bush, farWood, leafCorner, roundTree } from './parts/trees.ts'
import { halo, mist, pool, wash } from './parts/wash.ts'

function redBarn(b: Brush, x: number, y: number, w: number, depth: number): void {
  const at = (t: number) => n1(x + t * w)
  const up = (t: number) => n1(y - t * w)
  const red = b.tone('#b5483a', depth)
  const body = `M${at(-0.5)} ${n1(y)}V${up(0.5)}L${at(-0.36)} ${up(0.76)}L${at(0)} ${up(0.94)}L${at(0.36)} ${up(0.76)}L${at(0.5)} ${up(0.5)}V${n1(y)}Z`
  b.d.shape(body, red, { shade: 0.5, lit: 0.3, dir: [0.9, 0.3] })
  const planks = new Marks()
  for (let t = -0.44; t < 0.5; t += 0.08)
    planks.add(shift(red, -0.05), `M${at(t)} ${n1(y)}V${up(0.52 + (0.42 * (0.5 - Math.abs(t))) / 0.5)}`)
  planks.stroke(b, w * 0.008, 0.8)
  const trim = b.tone('#f2e8da', depth)
  const warm = b.mood.dark
  b.d.shape(
    `M${at(-0.2)} ${n1(y)}V${up(0.42)}H${at(0.2)}V${n1(y)}Z`,
    warm ? '#ffd98a' : b.tone('#6b3a34', depth),
    { shade: warm ? 0.2 : 0.5 },
  )
  if (warm) pool(b, x, y + 12, w * 0.42, w * 0.08, '#ffcf7a', 0.55)
  for (const k of [-1, 1]) {
    b.d.shape(`M${at(k * 0.2)} ${n1(y)}V${up(0.42)}H${at(k * 0.4)}V${n1(y)}Z`, shift(red, 0.03), {
      shade: 0.4,
    })
    new Marks()
      .add(
        trim,
        `M${at(k * 0.21)} ${up(0.01)}H${at(k * 0.39)}V${up(0.41)}H${at(k * 0.21)}ZL${at(k * 0.39)} ${up(0.41)}M${at(k * 0.39)} ${up(0.01)}L${at(k * 0.21)} ${up(0.41)}`,
      )
      .stroke(b, w * 0.018)
  }
  lamplit(b, x, y - w * 0.6, w * 0.13, w * 0.14, { depth })
  b.d.shape(
    `M${at(-0.56)} ${up(0.46)}L${at(-0.41)} ${up(0.77)}L${at(0)} ${up(0.98)}L${at(0.41)} ${up(0.77)}L${at(0.56)} ${up(0.46)}L${at(0.51)} ${up(0.45)}L${at(0.36)} ${up(0.73)}L${at(0)} ${up(0.91)}L${at(-0.36)} ${up(0.73)}L${at(-0.51)} ${up(0.45)}Z`,
    b.tone('#6f5a60', depth),
    { shade: 0.4 },
  )
}

function silo(b: Brush, x: number, y: number, w: number, h: number, depth: number): void {
  const steel = b.tone('#c4c4c0', depth)
  b.d.shape(
    `M${n1(x - w / 2)} ${y}V${n1(y - h)}a${n1(w / 2)} ${n1(w * 0.46)} 0 0 1 ${n1(w)} 0V${y}Z`,
    steel,
    { shade: 0.6, lit: 0.4, dir: [1, 0.1] },
  )
  const bands = new Marks()
  for (let t = 0; t <= 1; t += 0.2)
    bands.add(
      shift(steel, -0.06),
      `M${n1(x - w / 2)} ${n1(y - h * t)}q${n1(w / 2)} ${n1(w * 0.12)} ${n1(w)} 0`,
    )
  bands.stroke(b, 4, 0.8)
}

function windmill(b: Brush, x: number, y: number, h: number, depth: number): void {
  const steel = b.tone('#8f8a86', depth)
  b.d.stroke(
    `M${n1(x - h * 0.14)} ${y}L${x} ${n1(y - h)}L${n1(x + h * 0.14)} ${y}M${n1(x - h * 0.095)} ${n1(y - h * 0.33)}h${n1(h * 0.19)}M${n1(x - h * 0.05)} ${n1(y - h * 0.66)}h${n1(h * 0.1)}`,
    steel,
    h * 0.022,
  )
  const vanes = new Marks()
  for (let k = 0; k < 8; k++) {
    const a = k * 0.785 + b.r() * 0.05
    const p = (u: number, v: number) =>
      `${n1(x + Math.cos(a + v) * u * h)} ${n1(y - h + Math.sin(a + v) * u * h)}`
    vanes.add(b.tone(k % 2 ? '#d9674f' : '#f0e6d2', depth), `M${p(0.03, 0)}L${p(0.2, -0.2)}L${p(0.2, 0.2)}Z`)
  }
  vanes.fill(b)
  b.d.raw(`<path d="${ellipse(x, y - h, h * 0.03)}" fill="${steel}"/>`)
}

/** A round bale of hay lying on its side. */
export function bale(b: Brush, x: number, y: number, s: number, depth = 0): void {
  const straw = b.tone('#e2bf6c', depth)
  b.d.groundShadow(x + s * 0.2, y, s * 0.95, s * 0.14, 0.5)
  b.d.shape(
    `M${n1(x)} ${n1(y - s)}H${n1(x + s * 0.62)}a${n1(s * 0.3)} ${n1(s * 0.5)} 0 0 1 0 ${n1(s)}H${n1(x)}Z`,
    shift(straw, -0.05),
    { shade: 0.5 },
  )
  b.d.shape(ellipse(x, y - s * 0.5, s * 0.44, s * 0.5), straw, { shade: 0.4 })
  new Marks()
    .add(
      shift(straw, -0.09),
      `M${n1(x)} ${n1(y - s * 0.5)}m${n1(-s * 0.1)} 0a${n1(s * 0.12)} ${n1(s * 0.13)} 0 1 1 ${n1(s * 0.2)} ${n1(s * 0.08)}a${n1(s * 0.22)} ${n1(s * 0.25)} 0 1 1 ${n1(-s * 0.34)} ${n1(-s * 0.2)}a${n1(s * 0.32)} ${n1(s * 0.36)} 0 1 1 ${n1(s * 0.52)} ${n1(s * 0.3)}`,
    )
    .stroke(b, Math.max(2.5, s * 0.03), 0.8)
}

/** Hens pecking, small. */
function hens(b: Brush, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, s] of spots) {
    const body = b.tone(b.r.pick(['#f0e6d8', '#c98a5a', '#a5654a']))
    b.d.groundShadow(x, y, 34 * s, 8 * s, 0.45)
    new Marks()
      .add(
        b.tone('#d8903c'),
        `M${n1(x - 6 * s)} ${n1(y - 14 * s)}v${n1(14 * s)}M${n1(x + 7 * s)} ${n1(y - 14 * s)}v${n1(14 * s)}`,
      )
      .stroke(b, 4 * s)
    b.d.shape(
      `M${n1(x - 44 * s)} ${n1(y - 56 * s)}Q${n1(x - 30 * s)} ${n1(y - 34 * s)} ${n1(x - 4 * s)} ${n1(y - 44 * s)}Q${n1(x + 8 * s)} ${n1(y - 50 * s)} ${n1(x + 12 * s)} ${n1(y - 74 * s)}Q${n1(x + 26 * s)} ${n1(y - 88 * s)} ${n1(x + 36 * s)} ${n1(y - 70 * s)}Q${n1(x + 42 * s)} ${n1(y - 10 * s)} ${n1(x)} ${n1(y - 10 * s)}Q${n1(x - 40 * s)} ${n1(y - 12 * s)} ${n1(x - 44 * s)} ${n1(y - 56 * s)}Z`,
      body,
    )
    b.d.raw(
      `<path d="M${n1(x + 36 * s)} ${n1(y - 72 * s)}l${n1(14 * s)} ${n1(5 * s)}l${n1(-14 * s)} ${n1(5 * s)}Z" fill="${b.tone('#e8a04c')}"/><path d="M${n1(x + 14 * s)} ${n1(y - 80 * s)}q${n1(3 * s)} ${n1(-14 * s)} ${n1(8 * s)} ${n1(-3 * s)}q${n1(6 * s)} ${n1(-10 * s)} ${n1(8 * s)} ${n1(4 * s)}Z" fill="${b.tone('#d0483c')}"/><path d="${ellipse(x + 27 * s, y - 72 * s, 3 * s)}" fill="${b.tone('#2e2430')}"/>`,
    )
  }
}

function fields(b: Brush): (x: number) => number {
  ridge(b, 600, 44, '#9ab0a0', { depth: 0.6, bottom: 860, bumps: 5 })
  const hill = ridge(b, 670, 30, '#b4bc78', { depth: 0.42, bottom: 900, bumps: 5 })
  const rows = new Marks()
  for (let i = 0; i < 12; i++)
    rows.add(b.tone('#98a860', 0.42), `M${n1(900 + i * 40)} ${n1(hill(900) + 12)}L${n1(760 + i * 74)} 780`)
  rows.stroke(b, 5, 0.5)
  return ridge(b, 735, 24, '#9fb868', { depth: 0.28, bottom: 980, bumps: 6 })
}

/** Barn, silo and windmill about a yard with hens. */
const farmyard: PaintPlace = (b) => {
  sky(b, 740)
  heavens(b, 400, 200, 640)
  clouds(b, 3, 320)
  const near = fields(b)
  farWood(b, near, 12, [110, 190], {
    depth: 0.28,
    pines: 0.15,
    colors: ['#5d8a52', '#b8c56a'],
    clear: [560, 1800],
  })
  mist(b, 640, 800, b.mood.haze, 0.3)
  windmill(b, 640, 830, 330, 0.2)
  cottage(b, 340, 850, 230, { depth: 0.14, wall: '#f0e4cc', roof: '#8a5a5e' })
  silo(b, 1530, 880, 150, 380, 0.1)
  redBarn(b, 1210, 890, 480, 0.07)
  fence(b, -200, 900, 872, 90, '#e9dcc8', 0.1, false)
  const land = ridge(b, 872, 8, '#93b25c', { depth: 0.05, bowl: 10 })
  path(b, { from: [1190, 888], to: [780, 1420], width: [190, 560], sway: 30, turns: 0.7 }, '#dcbf8c')
  tufts(b, land, 150, '#93b25c', {
    skip: (x, y) => Math.abs(x - 1190 + (y - 888) * 0.7) < 110 + (y - 888) * 0.36,
  })
  roundTree(b, 60, 1030, 720, { colors: ['#4c7a42', '#c3cf66'] })
  bale(b, 1430, 1010, 150)
  bale(b, 1320, 950, 96, 0.06)
  trough(b, 270, 1030)
  hens(b, [
    [420, 1000, 0.8],
    [1210, 1040, 0.95],
    [1130, 970, 0.6],
  ])
  flowers(b, land, 50, { skip: (x, y) => (x > 420 && x < 1180) || y < 960 })
  pebbles(b, 1000, 26, '#c8a878')
  if (b.mood.dark) fireflies(b, 8)
  else birds(b, 760, 330)
  return { ground: 1040, foreground: meadowFront }
}

const meadowFront = (f: Brush) => {
  for (const [x, s] of [
    [20, 190],
    [200, 120],
    [1430, 130],
    [1590, 200],
  ] as const)
    fern(f, x, 1295, s, f.frame('#6b943f'))
  leafCorner(f, 1660, -30, 260, 160, 80, ['#4c7a42', '#a9bb58'])
}

function trough(b: Brush, x: number, y: number): void {
  b.d.groundShadow(x, y, 150, 20, 0.5)
  b.d.shape(`M${x - 130} ${y - 84}H${x + 130}L${x + 112} ${y}H${x - 112}Z`, b.tone('#9a7552'), { shade: 0.5 })
  b.d.shape(
    `M${x - 130} ${y - 84}q130 -26 260 0q-130 26 -260 0Z`,
    mix(b.tone('#6fb0c4'), b.mood.sky[1], 0.3),
    { shade: 0.2 },
  )
  new Marks().add(b.tone('#7a5a40'), `M${x - 122} ${y - 44}h244`).stroke(b, 7)
}

/** Inside the barn: hay, beams, a lantern, and the open door with the fields beyond. */
const barn: PaintPlace = (b) => {
  const { r, tone, mood } = b
  const wood = tone('#a5744c')
  wash(b, 'M-200 -200H1800V900H-200Z', wood, -100, 900, { lit: 0.2, shade: 0.45 })
  const planks = new Marks()
  for (let x = -200; x < 1800; x += 76)
    planks.add(shift(wood, -0.08), `M${n1(x + r.between(-6, 6))} -200V900`)
  planks.stroke(b, 6, 0.8)
  bricks(b, -200, -150, 2000, 1000, 90, wood, 30)
  const door = 'M560 880V330L800 210L1040 330V880Z'
  b.d.shape('M528 880V310L800 172L1072 310V880Z', tone('#7a4f36'), { shade: 0.4 })
  opening(b, door, (o) => {
    sky(o, 760)
    heavens(o, 720, 400, 700)
    ridge(o, 690, 20, '#9ab0a0', { depth: 0.5, bottom: 900 })
    const hill = ridge(o, 740, 16, '#a8bc6c', { depth: 0.25, bottom: 900 })
    farWood(o, hill, 18, [60, 110], { depth: 0.3, pines: 0.2, colors: ['#5d8a52', '#b8c56a'] })
    wash(
      o,
      'M740 900C780 840 760 800 830 770L850 772C840 810 900 840 960 900Z',
      o.tone('#dcbf8c', 0.1),
      770,
      900,
    )
  })
  for (const x of [-40, 420, 1130, 1600]) {
    b.d.shape(`M${x} -200h66V900h-66Z`, tone('#8a5c3c'), { shade: 0.55, dir: [1, 0.1] })
    if (x > 0 && x < 1500)
      b.d.shape(`M${x + 10} 330L${x + (x < 800 ? -150 : 216)} 180h60L${x + 56} 300Z`, tone('#7d5236'), {
        shade: 0.4,
      })
  }
  b.d.shape('M-200 120H1800V180H-200Z', tone('#8a5c3c'), { shade: 0.5, dir: [0, 1] })
  const straw = tone('#e0bb66')
  b.d.shape(blob(200, 120, 380, 90, 13, 0.06, r), straw, { shade: 0.4 })
  b.d.shape(blob(1480, 120, 330, 84, 13, 0.06, r), straw, { shade: 0.4 })
  b.d.shape('M-200 118H470V150H-200ZM1130 118H1800V150H1130Z', tone('#9a6a46'), { shade: 0.4 })
  wash(b, 'M-200 880H1800V1400H-200Z', tone('#b58a58'), 880, 1300, { lit: 0.25, shade: 0.45 })
  if (!mood.dark)
    b.d.raw(`<path data-sh="1" d="M566 880H1034L1200 1260H400Z" fill="${mood.key}" fill-opacity=".3"/>`)
  const strewn = new Marks()
  for (let i = 0; i < 150; i++) {
    const t = r()
    const [x, y, l] = [r.between(-190, 1790), 895 + t * 480, 14 + t * 34]
    strewn.add(
      tone(r.pick(['#e8c878', '#c89a50', '#f0d88f'])),
      `M${n1(x)} ${n1(y)}l${n1(r.between(-1, 1) * l)} ${n1(r.between(-0.4, 0.4) * l)}`,
    )
  }
  strewn.stroke(b, 4, 0.85)
  squareBale(b, 210, 1020, 250)
  squareBale(b, 120, 1020 - 160, 230)
  squareBale(b, 400, 960, 170)
  squareBale(b, 1330, 970, 190)
  squareBale(b, 1500, 1040, 270)
  ladder(b, 1280, 900)
  const lit = b.scene.time !== 'afternoon'
  b.d.stroke('M1190 180V330', tone('#4a4048'), 6)
  if (lit) halo(b, 1190, 390, 560, '#ffb85c', 0.5)
  b.d.shape('M1156 345h68v90h-68Z', lit ? '#ffe09a' : tone('#e8dcc0'), { shade: 0.1 })
  b.d.shape('M1146 330h88l-18 -26h-52ZM1150 432h80v16h-80Z', tone('#5a4a48'))
  if (lit) {
    halo(b, 1190, 390, 150, '#ffe2a0', 0.7)
    pool(b, 1130, 1000, 480, 130, '#ffc873', 0.45)
  }
  return {
    ground: 1040,
    lamps: lit ? [{ x: 1190, y: 390, radius: 760, color: '#ffc873' }] : [],
    foreground: (f) => {
      for (const x of [-60, 1660])
        f.d.shape(blob(x, 1380, 300, 170, 13, 0.08, f.r), f.frame('#d8b260'), { shade: 0.4 })
      const wisps = new Marks()
      for (let i = 0; i < 40; i++) {
        const x = i % 2 ? f.r.between(-150, 230) : f.r.between(1370, 1750)
        wisps.add(
          f.frame('#e8c878'),
          `M${n1(x)} ${n1(1240 + f.r() * 90)}l${n1(f.r.between(-50, 50))} ${n1(f.r.between(-60, -10))}`,
        )
      }
      wisps.stroke(f, 6)
    },
  }
}

function squareBale(b: Brush, x: number, y: number, w: number): void {
  const h = w * 0.66
  const straw = b.tone('#dcb45c')
  b.d.groundShadow(x, y, w * 0.6, w * 0.08, 0.5)
  b.d.shape(`M${n1(x - w / 2)} ${n1(y)}l4 ${n1(-h)}h${n1(w - 8)}l4 ${n1(h)}Z`, straw, {
    shade: 0.5,
    lit: 0.35,
  })
  const stalks = new Marks()
  for (let i = 0; i < w / 7; i++) {
    const [sx, sy] = [x + b.r.between(-0.46, 0.36) * w, y - b.r.between(0.06, 0.94) * h]
    stalks.add(
      shift(straw, b.r.pick([-0.08, 0.06])),
      `M${n1(sx)} ${n1(sy)}l${n1(b.r.between(16, 34))} ${n1(b.r.between(-5, 5))}`,
    )
  }
  stalks.stroke(b, 3.4, 0.75)
  new Marks()
    .add(b.tone('#9a5a44'), `M${n1(x - w * 0.24)} ${n1(y)}v${n1(-h)}M${n1(x + w * 0.24)} ${n1(y)}v${n1(-h)}`)
    .stroke(b, 5)
}

function ladder(b: Brush, x: number, y: number): void {
  const wood = b.tone('#c09464')
  let rungs = ''
  for (let i = 1; i < 10; i++) rungs += `M${x + i * 8} ${y - i * 76}h82`
  b.d.stroke(`M${x} ${y}L${x + 80} ${y - 780}M${x + 92} ${y}L${x + 166} ${y - 780}`, wood, 16)
  b.d.stroke(rungs, wood, 11)
}

/** Rolling pasture, sheep like small clouds, an apple tree with a swing. */
const meadow: PaintPlace = (b) => {
  const { tone, r } = b
  sky(b, 740)
  heavens(b, 420, 190, 640)
  clouds(b, 4, 340)
  const near = fields(b)
  farWood(b, near, 10, [90, 160], {
    depth: 0.28,
    pines: 0.1,
    colors: ['#5d8a52', '#b8c56a'],
    clear: [500, 900],
  })
  redBarn(b, 640, near(640) + 24, 130, 0.3)
  silo(b, 730, near(730) + 20, 36, 96, 0.3)
  mist(b, 640, 800, b.mood.haze, 0.25)
  const mid = ridge(b, 800, 22, '#9fbc62', { depth: 0.14, bottom: 1100, bumps: 5, bowl: 20 })
  for (const [x, y, s] of [
    [260, 30, 0.62],
    [370, 60, 0.8],
    [960, 24, 0.55],
    [1060, 54, 0.7],
  ] as const)
    sheep(b, x + r.between(-30, 30), mid(x) + y, s)
  fence(b, -200, 560, 868, 70, '#c8ac84', 0.12, false)
  bale(b, 1160, 880, 84, 0.12)
  const land = ridge(b, 892, 20, '#93b858', { depth: 0.03, bumps: 5, bowl: 30 })
  path(b, { from: [640, 896], to: [800, 1420], width: [44, 380], sway: 120, turns: 0.9 }, '#dcc494')
  tufts(b, land, 200, '#93b858', { skip: (x, y) => Math.abs(x - 690) < 60 + (y - 896) * 0.4 })
  flowers(b, land, 170, {
    colors: ['#f6efe0', '#e0564a', '#f2c24f', '#7f8fd0'],
    skip: (x, y) => x > 430 && x < 1170 && y < 1100,
  })
  roundTree(b, 1390, 1010, 880, { colors: ['#4c7a42', '#b4c75c'], bark: '#7d5c46' })
  const apples = new Marks()
  for (let i = 0; i < 17; i++)
    apples.add(tone('#d8483c'), ellipse(1390 + r.between(-250, 240), 420 + r.between(-190, 150), 15, 14))
  apples.fill(b)
  b.d.raw(`<path d="M1222 560L1214 900M1302 590L1296 906" stroke="${tone('#d8c09a')}" stroke-width="6"/>`)
  b.d.shape('M1190 896h132v18h-132Z', tone('#9a6f4c'))
  b.d.groundShadow(1256, 985, 90, 14, 0.4)
  rock(b, 180, 1040, 150, 80, '#9a988c')
  bush(b, 60, 1040, 220)
  if (b.mood.dark) fireflies(b, 14)
  else birds(b, 800, 300)
  return { ground: 1040, foreground: meadowFront }
}

function sheep(b: Brush, x: number, y: number, s: number): void {
  const depth = 0.1
  b.d.groundShadow(x, y, 60 * s, 10 * s, 0.4)
  new Marks()
    .add(
      b.tone('#4a4048', depth),
      `M${n1(x - 26 * s)} ${n1(y - 26 * s)}v${n1(26 * s)}M${n1(x + 24 * s)} ${n1(y - 26 * s)}v${n1(26 * s)}`,
    )
    .stroke(b, 9 * s)
  b.d.shape(blob(x, y - 52 * s, 56 * s, 38 * s, 11, 0.09, b.r), b.tone('#f6f0e6', depth), { shade: 0.4 })
  b.d.shape(ellipse(x + 54 * s, y - 64 * s, 19 * s, 23 * s), b.tone('#564a50', depth), { shade: 0.3 })
  b.d.shape(blob(x + 50 * s, y - 86 * s, 22 * s, 13 * s, 7, 0.1, b.r), b.tone('#f6f0e6', depth), {
    shade: 0.2,
  })
}

export const farm = { farmyard, barn, meadow } satisfies Record<string, PaintPlace>
