import { n1 } from '../path.ts'
import { frozenPond } from './frozen-pond.ts'
import { iceCave } from './ice-cave.ts'
import { type Brush, isNamed, lay, type PaintPlace } from './parts/brush.ts'
import { cottage, fence, lamplit, streetLamp } from './parts/buildings.ts'
import { path, ridge } from './parts/land.ts'
import { clouds, heavens, sky } from './parts/sky.ts'
import { drifts, snowfall, snowFront, snowyRock, white } from './parts/snow-things.ts'
import { birch, farWood, pine } from './parts/trees.ts'
import { mist, pool } from './parts/wash.ts'

/** Three layouts: a village lane in snow; a log cabin where the wood begins; a valley with a church in it. */
const snowyLane: PaintPlace = (b) => {
  const { r } = b
  const paints = ['#c98a74', '#d8bc8c', '#9fb0b8', '#b88a90', '#c9a07c']
  sky(b, 740)
  heavens(b, ...lay(b, [470, 200, 640], [960, 220, 620], [330, 190, 620]))
  clouds(b, 3, 300)
  ridge(b, 600, 60, '#dfe6f4', { depth: 0.5, bottom: 860, bumps: 5 })
  const far = ridge(b, 700, 30, '#e4eaf6', { depth: 0.34, bottom: 940 })
  farWood(b, far, 22, [100, 190], { depth: 0.36, pines: 1, snow: true, colors: ['#4f7480', '#6f949a'] })
  mist(b, 620, 800, b.mood.haze, 0.3)
  if (b.layout === 0) {
    cottage(b, 620, 800, 130, { snow: true, depth: 0.22, wall: '#d8b890' })
    cottage(b, 960, 806, 150, { snow: true, depth: 0.2, wall: '#c89a86' })
  } else if (b.layout === 2) {
    for (const [x, y, w] of [
      [330, 770, 84],
      [450, 790, 104],
      [830, 776, 90],
      [960, 800, 120],
    ] as const)
      cottage(b, x, y, w, { snow: true, depth: 0.26, wall: r.pick(paints) })
    chapel(b, 640, 800, 150, 0.22)
  }
  const land = ridge(b, 830, 14, white, { depth: 0.04, bowl: lay(b, 30, 10, 60), slope: lay(b, 0, 60, 0) })
  const glow: [number, number, number][] = []
  const house = (x: number, y: number, w: number, depth: number) => {
    cottage(b, x, y, w, { snow: true, depth, wall: r.pick(paints) })
    glow.push([x, y + 30, w * 0.85])
  }
  if (b.layout === 0) {
    house(330, 890, 300, 0.08)
    house(1340, 950, 420, 0.03)
  } else if (b.layout === 1) house(310, 920, 480, 0.05)
  const from = lay(b, 790, 1080, 700)
  path(
    b,
    {
      from: [from, lay(b, 812, 836, 830)],
      to: [lay(b, 780, 760, 860), 1420],
      width: [40, 520],
      sway: lay(b, 90, 60, 150),
      turns: 0.9,
    },
    '#d3dcee',
  )
  drifts(b, land)
  if (b.mood.dark) for (const [x, y, w] of glow) pool(b, x, y, w, w * 0.22, '#ffc873', 0.5)
  if (b.layout === 0) {
    pine(b, 90, 1030, 560, { color: '#4a7064', snow: true })
    pine(b, 1600, 1040, 520, { color: '#4a7064', snow: true })
    pine(b, 1120, 890, 220, { color: '#557a70', snow: true, depth: 0.1 })
  } else if (b.layout === 1) {
    for (const [x, y, h] of [
      [820, 850, 260],
      [940, 860, 310],
      [1220, 880, 380],
      [1330, 920, 460],
    ] as const)
      pine(b, x, y, h, { color: '#557a70', snow: true, depth: 0.12 })
    pine(b, 1530, 1010, 820, { color: '#4a7064', snow: true })
    snowyRock(b, 1300, 1050, 190)
  } else {
    birch(b, 120, 1030, 90)
    birch(b, 290, 960, 56, 0.06)
    pine(b, 1380, 950, 460, { color: '#557a70', snow: true, depth: 0.06 })
    pine(b, 1540, 1040, 680, { color: '#4a7064', snow: true })
    fence(b, 960, 1340, 900, 70, '#a58a74', 0.1, false)
  }
  const lamp = streetLamp(b, lay(b, 420, 640, 1230), lay(b, 1020, 960, 1010), lay(b, 480, 360, 440))
  if (b.layout !== 1) snowyRock(b, lay(b, 1240, 0, 400), 1050, 130)
  snowfall(b)
  return {
    ground: 1040,
    lamps: b.mood.dark && !isNamed(b, 'lamp-post') ? [{ ...lamp, radius: 480, color: '#ffcf7a' }] : [],
    foreground: snowFront,
  }
}

/** A small church, its tower pointed. */
function chapel(b: Brush, x: number, y: number, w: number, depth: number): void {
  const wall = b.tone('#e8dcc8', depth)
  b.d.shape(
    `M${x} ${y}v${n1(-w * 0.5)}l${n1(w * 0.45)} ${n1(-w * 0.36)}l${n1(w * 0.45)} ${n1(w * 0.36)}V${y}Z`,
    wall,
    { shade: 0.45 },
  )
  b.d.shape(
    `M${n1(x - w * 0.06)} ${n1(y - w * 0.46)}l${n1(w * 0.51)} ${n1(-w * 0.46)}l${n1(w * 0.51)} ${n1(w * 0.46)}l${n1(-w * 0.51)} ${n1(-w * 0.32)}Z`,
    b.tone(white, depth),
    { shade: 0.3 },
  )
  b.d.shape(`M${n1(x - w * 0.3)} ${y}v${n1(-w)}h${n1(w * 0.36)}v${n1(w)}Z`, wall, {
    shade: 0.5,
    dir: [1, 0.1],
  })
  b.d.shape(
    `M${n1(x - w * 0.36)} ${n1(y - w * 0.98)}l${n1(w * 0.24)} ${n1(-w * 0.7)}l${n1(w * 0.24)} ${n1(w * 0.7)}Z`,
    b.tone('#7a8a9c', depth),
    { shade: 0.5 },
  )
  lamplit(b, x - w * 0.12, y - w * 0.62, w * 0.12, w * 0.2, { arched: true, depth, bars: false })
  lamplit(b, x + w * 0.45, y - w * 0.14, w * 0.12, w * 0.24, { arched: true, depth, bars: false })
}

export const snow = {
  'snowy-lane': snowyLane,
  'frozen-pond': frozenPond,
  'ice-cave': iceCave,
} satisfies Record<string, PaintPlace>
