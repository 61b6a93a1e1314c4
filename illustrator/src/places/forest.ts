import { forestStream } from './forest-stream.ts'
import { isNamed, lay, type PaintPlace } from './parts/brush.ts'
import { cottage } from './parts/buildings.ts'
import { flowers, path, ridge, rock, tufts } from './parts/land.ts'
import { near } from './parts/near.ts'
import { fireflies, mushroom } from './parts/plants.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { bush, canopy, farWood, type Leaves, pine, roundTree, trunk } from './parts/trees.ts'
import { halo, mist } from './parts/wash.ts'
import { fallenLog, oldOak, roof, shafts, stand } from './parts/woods.ts'

const deepGreen: Leaves = ['#2f5a44', '#86b070']

/** Three layouts: tall trunks and a roof of leaves; an old oak where the path turns; firs on a slope. */
const forestPath: PaintPlace = (b) => {
  const { r, mood } = b
  const from = lay(b, 860, 1130, 520)
  const open = [from - 190, from + 190] as const
  sky(b, 760)
  heavens(b, ...lay(b, [860, 250, 720], [930, 300, 700], [700, 190, 700]))
  const far = ridge(b, 690, 30, '#7f9fa0', { depth: 0.62, bottom: 900, slope: lay(b, 0, -60, 120) })
  farWood(b, far, 22, [190, 320], { depth: 0.58, pines: lay(b, 0.8, 0.4, 1), clear: open })
  mist(b, 520, 860, mood.haze, 0.5)
  b.d.glow(from, 720, 380, mood.dark ? mood.sky[2] : mood.warm, 0.55)
  if (b.layout < 2) {
    stand(b, { y: 800, n: 13, width: [20, 30], depth: 0.5, clear: open })
    mist(b, 600, 850, mood.haze, 0.3)
    stand(b, { y: 842, n: 7, width: [40, 58], depth: 0.3, clear: [from - 150, from + 150] })
    roof(b, deepGreen, 0.26, { low: 30, size: 260, gap: b.layout ? open : undefined })
  } else {
    const slope = ridge(b, 770, 20, '#6a9460', { depth: 0.3, bottom: 980, slope: 170 })
    for (let i = 0; i < 11; i++) {
      const x = -120 + i * 180 + r.between(-40, 40)
      if (x > open[0] && x < open[1]) continue
      pine(b, x, slope(x) + 30, r.between(300, 440), { depth: r.between(0.26, 0.36), color: '#47785a' })
    }
  }
  shafts(b, lay(b, 620, 900, 420), 900)
  const land = ridge(b, 836, 22, '#5f8f58', { depth: 0.08, bowl: 26, slope: lay(b, 0, -30, 60) })
  path(
    b,
    { from: [from, 838], to: [lay(b, 820, 760, 880), 1420], width: [46, 560], sway: lay(b, 130, 190, 90) },
    '#c8a97e',
  )
  tufts(b, land, 190, '#6f9a58', {
    skip: (x, y) => Math.abs(x - from + ((from - 820) * (y - 838)) / 560) < 60 + (y - 838) * 0.45,
  })
  if (b.layout === 0) {
    bush(b, 470, 905, 190, deepGreen, 0.08)
    bush(b, 1240, 915, 210, deepGreen, 0.08)
    trunk(b, 250, 985, 118, { hollow: r() < 0.5 })
    trunk(b, 1420, 1010, 156, { color: '#725546', hollow: true })
    mushroom(b, 1180, 1010, 0.7)
    mushroom(b, 1235, 1030, 0.95)
    mushroom(b, 360, 1030, 0.65, '#d6973f')
  } else if (b.layout === 1) {
    bush(b, 690, 890, 170, deepGreen, 0.1)
    bush(b, 1350, 930, 250, deepGreen, 0.05)
    oldOak(b, 230, 1010, 290)
    canopy(b, 140, 20, 420, ['#3a6a44', '#a0bc64'], 0.04)
    canopy(b, 470, -60, 300, ['#3a6a44', '#a0bc64'], 0.08)
    trunk(b, 1560, 1000, 110, { color: '#725546' })
    mushroom(b, 420, 1036, 0.8)
    mushroom(b, 474, 1026, 0.55)
    rock(b, 1330, 1030, 150, 84, '#838a86')
  } else {
    pine(b, 1330, 950, 640, { depth: 0.08, color: '#4a7d5c' })
    pine(b, 1530, 1030, 900, { color: '#3f6f52' })
    pine(b, 60, 1010, 760, { color: '#447858' })
    pine(b, 250, 930, 470, { depth: 0.1, color: '#4a7d5c' })
    fallenLog(b, 1290, 1040, 0.85)
    mushroom(b, 1090, 1040, 0.6, '#d6973f')
    rock(b, 200, 1040, 170, 96, '#838a86')
  }
  if (mood.dark) fireflies(b, 14)
  return {
    ground: 1030,
    foreground: (f) =>
      near(f, {
        left: lay(f, 'ferns', 'ferns', 'rocks'),
        right: lay(f, 'ferns', 'grass', 'ferns'),
        topLeft: lay(f, 'leaves', 'none', 'needles'),
        topRight: lay(f, 'leaves', 'branch', 'none'),
        leaves: ['#24483a', '#6f9a58'],
      }),
  }
}

/** Three layouts: an open glade: an oak at its edge; a knoll of firs with a hut; seen from under the trees. */
const forestClearing: PaintPlace = (b) => {
  const { r, mood } = b
  sky(b, 760)
  heavens(b, ...lay(b, [460, 200, 690], [1000, 210, 640], [760, 260, 690]))
  clouds(b, 3, 330)
  const hill = ridge(b, lay(b, 660, 600, 680), 40, '#86a48c', {
    depth: 0.55,
    bottom: 900,
    slope: lay(b, 0, -110, 60),
  })
  farWood(b, hill, 26, [120, 230], { depth: 0.5, pines: lay(b, 0.7, 1, 0.3) })
  mist(b, 600, 800, mood.haze, 0.35)
  const wood = ridge(b, 750, 16, '#6f9a5c', { depth: 0.3, bottom: 980, bowl: 30, slope: lay(b, 0, -120, 0) })
  for (let i = 0; i < 10; i++) {
    const x = -120 + i * 200 + r.between(-50, 50)
    const [c0, c1] = lay(b, [420, 1080], [640, 1320], [560, 1040])
    if (x > c0 && x < c1) continue
    if (b.layout === 1) pine(b, x, wood(x) + 26, r.between(300, 470), { depth: 0.24, color: '#4a7d5c' })
    else roundTree(b, x, wood(x) + 26, r.between(300, 420), { depth: 0.24, colors: ['#45704a', '#9ab862'] })
  }
  if (b.layout === 1) cottage(b, 470, wood(470) + 60, 170, { depth: 0.2, wall: '#c8a27c', roof: '#5f7a4c' })
  const land = ridge(b, 840, 18, '#84ad58', { depth: 0.05, bowl: 34 })
  if (!mood.dark) halo(b, 700, 960, 620, mood.key, 0.22)
  const [from, to] = lay(b, [610, 700], [500, 860], [800, 800])
  path(
    b,
    {
      from: [from, 850],
      to: [to, 1420],
      width: [26, lay(b, 300, 380, 260)],
      sway: lay(b, 150, 70, 110),
      turns: 1,
    },
    '#dcc494',
    0.06,
  )
  tufts(b, land, 220, '#84ad58', {
    skip: (x, y) => Math.abs(x - from - ((to - from) * (y - 850)) / 570) < 40 + (y - 850) * 0.28,
  })
  flowers(b, land, 120, { skip: (x, y) => y < 1060 && x > 480 && x < 1120 })
  if (b.layout === 0) {
    roundTree(b, 1420, 1010, 900, { colors: ['#4c7a42', '#b4c364'], bark: '#77553f' })
    stump(b, 330, 1000)
    mushroom(b, 420, 1016, 0.55)
    mushroom(b, 205, 1020, 0.8, '#d6973f')
    rock(b, 120, 1010, 150, 90, '#8d9088')
  } else if (b.layout === 1) {
    fallenLog(b, 1360, 1010, 1)
    mushroom(b, 1180, 1030, 0.7)
    for (const [x, y, s] of [
      [210, 990, 0.5],
      [150, 1020, 0.7],
      [290, 1030, 0.85],
      [380, 1010, 0.6],
    ] as const)
      mushroom(b, x, y, s, r.pick(['#c9503f', '#d6973f', '#b8788f']))
    bush(b, 1570, 1000, 250, ['#4c7a42', '#b4c364'])
  } else {
    trunk(b, 80, 1040, 170, { color: '#725546', hollow: true })
    trunk(b, 1560, 1050, 150, { color: '#6d5145' })
    trunk(b, 1370, 960, 84, { color: '#6d5145', depth: 0.06 })
    roof(b, ['#3a6a44', '#a0bc64'], 0.06, { low: 0, size: 290, gap: [480, 1120] })
    stump(b, 360, 1020)
    rock(b, 1260, 1030, 130, 76, '#8d9088')
  }
  if (mood.dark) fireflies(b, 12)
  else birds(b, 900, 300)
  return {
    ground: 1030,
    foreground: (f) =>
      near(f, {
        left: lay(f, 'ferns', 'grass', 'ferns'),
        right: lay(f, 'grass', 'flowers', 'ferns'),
        topRight: lay(f, 'leaves', 'none', 'none'),
        topLeft: lay(f, 'none', 'needles', 'none'),
        leaves: ['#33583a', '#8aa552'],
      }),
  }
}

function stump(b: Parameters<PaintPlace>[0], x: number, y: number): void {
  if (isNamed(b, 'stump')) return
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

export const forest = {
  'forest-path': forestPath,
  'forest-clearing': forestClearing,
  'forest-stream': forestStream,
} satisfies Record<string, PaintPlace>
