import { mix } from '../colour.ts'
import type { PaintPlace } from './parts/brush.ts'
import { flowers, path, pebbles, ridge, rock, tufts, winding } from './parts/land.ts'
import { fern, fireflies, mushroom, reeds } from './parts/plants.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { birch, bush, canopy, farWood, leafCorner, roundTree, trunk, type Leaves } from './parts/trees.ts'
import { halo, mist, wash } from './parts/wash.ts'
import { glints, steppingStone, waterColor } from './parts/water.ts'

const deepGreen: Leaves = ['#2f5a44', '#86b070']

/** Tall trunks, a roof of leaves, and a path into the light. */
const forestPath: PaintPlace = (b) => {
  const { r } = b
  sky(b, 760)
  heavens(b, 1120, 240, 720)
  const far = ridge(b, 690, 30, '#7f9fa0', { depth: 0.6, bottom: 900 })
  farWood(b, far, 20, [170, 290], { depth: 0.55, pines: 0.8, clear: [760, 960] })
  mist(b, 560, 860, b.mood.haze, 0.5)
  b.d.glow(860, 760, 330, b.mood.dark ? b.mood.sky[2] : b.mood.warm, 0.5)
  for (const [x, w] of [
    [560, 42],
    [690, 34],
    [1030, 38],
    [1180, 46],
  ] as const)
    trunk(b, x + r.between(-30, 30), 850, w * r.between(0.9, 1.15), { color: '#6b5750', depth: 0.34 })
  for (const [x, y, q] of [
    [130, 40, 290],
    [520, -20, 240],
    [840, -50, 230],
    [1180, -10, 260],
    [1540, 50, 300],
  ] as const)
    canopy(b, x + r.between(-30, 30), y, q, deepGreen, 0.24)
  const land = ridge(b, 836, 22, '#5f8f58', { depth: 0.08, bowl: 26 })
  path(b, { from: [860, 838], to: [820, 1420], width: [46, 560], sway: 130 }, '#c8a97e')
  tufts(b, land, 190, '#6f9a58', { skip: (x, y) => Math.abs(x - 850) < 60 + (y - 838) * 0.45 })
  bush(b, 470, 905, 190, deepGreen, 0.08)
  bush(b, 1240, 915, 210, deepGreen, 0.08)
  trunk(b, 250, 985, 118, { hollow: r() < 0.5 })
  trunk(b, 1420, 1010, 156, { color: '#725546', hollow: true })
  mushroom(b, 1180, 1010, 0.7)
  mushroom(b, 1235, 1030, 0.95)
  mushroom(b, 360, 1030, 0.65, '#d6973f')
  if (b.mood.dark) fireflies(b, 14)
  return {
    ground: 1030,
    foreground: (f) => {
      leafCorner(f, -20, 20, 330, 190)
      leafCorner(f, 1640, 0, 300, 180, 110)
      fern(f, 60, 1290, 270, f.frame('#3f7a5c'), -8)
      fern(f, 300, 1300, 180, f.frame('#4c8a66'), 6)
      fern(f, 1530, 1290, 280, f.frame('#3f7a5c'), 8)
      fern(f, 1320, 1310, 170, f.frame('#4c8a66'))
    },
  }
}

/** An open glade under a wide sky, an old oak at its edge. */
const forestClearing: PaintPlace = (b) => {
  const { r } = b
  sky(b, 760)
  heavens(b, 460, 200, 690)
  clouds(b, 3, 330)
  const hill = ridge(b, 660, 40, '#86a48c', { depth: 0.55, bottom: 900 })
  farWood(b, hill, 26, [120, 230], { depth: 0.5, pines: 0.7 })
  mist(b, 600, 800, b.mood.haze, 0.35)
  const wood = ridge(b, 750, 16, '#6f9a5c', { depth: 0.3, bottom: 980, bowl: 30 })
  for (let i = 0; i < 9; i++) {
    const x = -120 + i * 220 + r.between(-50, 50)
    if (x > 420 && x < 1080) continue
    roundTree(b, x, wood(x) + 26, r.between(300, 420), { depth: 0.24, colors: ['#45704a', '#9ab862'] })
  }
  const land = ridge(b, 840, 18, '#84ad58', { depth: 0.05, bowl: 34 })
  if (!b.mood.dark) halo(b, 700, 960, 620, b.mood.key, 0.22)
  path(b, { from: [610, 850], to: [700, 1420], width: [26, 300], sway: 150, turns: 1 }, '#dcc494', 0.06)
  tufts(b, land, 220, '#84ad58', { skip: (x, y) => Math.abs(x - 660) < 30 + (y - 850) * 0.25 })
  flowers(b, land, 110, { skip: (x, y) => y < 1060 && x > 480 && x < 1120 })
  roundTree(b, 1420, 1010, 900, { colors: ['#4c7a42', '#b4c364'], bark: '#77553f' })
  stump(b, 330, 1000)
  mushroom(b, 420, 1016, 0.55)
  mushroom(b, 205, 1020, 0.8, '#d6973f')
  rock(b, 120, 1010, 150, 90, '#8d9088')
  if (b.mood.dark) fireflies(b, 12)
  else birds(b, 900, 300)
  return {
    ground: 1030,
    foreground: (f) => {
      for (const [x, s] of [
        [40, 190],
        [250, 130],
        [1380, 140],
        [1570, 210],
      ] as const)
        fern(f, x, 1290, s, f.frame('#5d8a42'))
      leafCorner(f, 1660, -30, 300, 200, 90, ['#33583a', '#8aa552'])
    },
  }
}

function stump(b: Parameters<PaintPlace>[0], x: number, y: number): void {
  b.d.groundShadow(x, y + 6, 120, 24, 0.5)
  b.d.shape(
    `M${x - 74} ${y - 96}Q${x - 78} ${y - 20} ${x - 112} ${y + 8}Q${x} ${y + 26} ${x + 108} ${y + 8}Q${x + 76} ${y - 20} ${x + 74} ${y - 96}Z`,
    b.tone('#7d5b45'),
    { shade: 0.6 },
  )
  b.d.shape(`M${x - 74} ${y - 96}a74 24 0 0 1 148 0a74 24 0 0 1 -148 0Z`, b.tone('#d3ab7c'), { shade: 0.2 })
  b.d.raw(
    `<path d="M${x - 46} ${y - 96}a46 14 0 0 1 92 0a46 14 0 0 1 -92 0M${x - 20} ${y - 96}a20 6 0 0 1 40 0a20 6 0 0 1 -40 0" fill="none" stroke="${b.tone('#a87f58')}" stroke-width="4"/>`,
  )
}

/** Birches, and a stream that comes out of the wood over stones. */
const forestStream: PaintPlace = (b) => {
  const { r, tone } = b
  sky(b, 760)
  heavens(b, 420, 230, 700)
  const far = ridge(b, 680, 34, '#84a89a', { depth: 0.58, bottom: 900 })
  farWood(b, far, 20, [150, 260], { depth: 0.52, pines: 0.35, clear: [560, 720] })
  mist(b, 580, 820, b.mood.haze, 0.45)
  for (const [x, w] of [
    [120, 40],
    [430, 34],
    [900, 32],
    [1060, 38],
    [1300, 44],
  ] as const)
    birch(b, x + r.between(-24, 24), 850 + r.between(-10, 14), w, 0.32)
  for (const [x, y, q] of [
    [260, -20, 300],
    [760, -70, 260],
    [1240, -10, 300],
    [1600, 30, 240],
  ] as const)
    canopy(b, x, y, q, ['#4a7350', '#b4c66c'], 0.2)
  const land = ridge(b, 830, 20, '#74a060', { depth: 0.08, bowl: 20 })
  const water = winding(b, { from: [640, 832], to: [120, 1420], width: [40, 900], sway: 90, turns: 0.9 })
  b.d.raw(
    `<path d="${water}" fill="none" stroke="${tone('#8f8058', 0.05)}" stroke-width="26" stroke-linejoin="round"/>`,
  )
  wash(b, water, waterColor(b, '#5fa6c4', 0.4), 830, 1400, { lit: 0.5, shade: 0.4 })
  b.d.clip(water, () => glints(b, 44, [-150, 800], [850, 1390], mix(b.mood.key, b.mood.sky[2], 0.3), 0.65))
  for (const [x, y, w] of [
    [520, 960, 90],
    [400, 1010, 120],
    [270, 1080, 150],
  ] as const)
    steppingStone(b, x, y, w)
  tufts(b, land, 170, '#7fa65c', { skip: (x, y) => x < 760 - (y - 832) * 0.1 && x > 560 - (y - 832) * 1.2 })
  flowers(b, land, 40, { skip: (x) => x < 1150 })
  reeds(b, 90, 930, 190, 13)
  reeds(b, 720, 905, 110, 7, tone('#7f9a58', 0.1))
  birch(b, 1430, 1010, 104)
  birch(b, 1600, 960, 74, 0.05)
  rock(b, 1250, 1020, 150, 84, '#8d9088')
  mushroom(b, 1160, 1016, 0.5, '#d6973f')
  pebbles(b, 1150, 22, '#b09c78')
  if (b.mood.dark) fireflies(b, 12, 480)
  return {
    ground: 1030,
    room: { left: 560, right: 1340 },
    foreground: (f) => {
      leafCorner(f, -10, -10, 340, 210, 120, ['#33583a', '#98b058'])
      reeds(f, 60, 1300, 330, 15, f.frame('#6f8f4c'))
      fern(f, 1520, 1290, 230, f.frame('#4f8a52'), 8)
      fern(f, 1290, 1310, 150, f.frame('#5d9a58'))
    },
  }
}

export const forest = {
  'forest-path': forestPath,
  'forest-clearing': forestClearing,
  'forest-stream': forestStream,
} satisfies Record<string, PaintPlace>
