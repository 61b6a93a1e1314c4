import { mix, shift } from '../colour.ts'
import { blob, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { bricks } from './parts/buildings.ts'
import { blossoms, buttress, clump, head, leafFrame, lush, toadstools } from './parts/jungle-things.ts'
import { path, pebbles, ridge, rock, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { fireflies, palm, vines } from './parts/plants.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { bush, canopy, trunk } from './parts/trees.ts'
import { halo, mist, wash } from './parts/wash.ts'
import { glints, lilies, waterColor } from './parts/water.ts'

function farJungle(b: Brush, y: number): void {
  const far = ridge(b, y, 40, '#5f9a7c', { depth: 0.6, bottom: 1000, bumps: 9 })
  for (let i = 0; i < 9; i++) {
    const x = -120 + i * 225 + b.r.between(-50, 50)
    if (b.r() < 0.5) palm(b, x, far(x) + 30, b.r.between(150, 250), b.r.between(-40, 40), 0.5)
    else
      b.d.shape(
        blob(x, far(x) - 10, b.r.between(80, 130), b.r.between(60, 90), 10, 0.08, b.r),
        b.tone('#5a9470', 0.54),
        { shade: 0.4 },
      )
  }
  mist(b, y - 90, y + 160, b.mood.haze, 0.5)
}

/** A broad slow river, a waterfall far off, leaves on every side. */
const jungleRiver: PaintPlace = (b) => {
  const { tone, mood } = b
  sky(b, 740)
  heavens(b, 380, 200, 620)
  clouds(b, 2, 260)
  wash(
    b,
    'M420 800C520 640 560 520 660 470C760 430 980 430 1070 480C1160 540 1190 660 1290 800Z',
    tone('#6f9a84', 0.5),
    440,
    800,
  )
  b.d.raw(
    `<path d="M800 446Q850 436 900 446L926 812H780Z" fill="${mix(tone('#e4f4f4', 0.15), mood.sky[2], 0.25)}"/>`,
  )
  const fall = new Marks()
  for (let i = 0; i < 9; i++)
    fall.add(
      mix(tone('#8fc4d0', 0.2), mood.sky[1], 0.2),
      `M${806 + i * 11} ${450 + (i % 3) * 40}L${796 + i * 14} 800`,
    )
  fall.stroke(b, 4, 0.6)
  farJungle(b, 700)
  halo(b, 853, 800, 170, mix('#ffffff', mood.haze, 0.3), 0.7)
  const water = waterColor(b, '#5fb0a4', 0.3)
  wash(b, 'M-200 800C300 790 1200 786 1800 800V1120H-200Z', water, 795, 1060, { lit: 0.4, shade: 0.35 })
  glints(b, 50, [-180, 1650], [815, 980])
  lilies(b, 1180, 880, 330, 50, 12)
  bush(b, 60, 830, 320, lush, 0.22)
  bush(b, 300, 815, 240, lush, 0.28)
  bush(b, 1420, 820, 300, lush, 0.24)
  wash(
    b,
    'M-200 985C100 940 420 962 720 960C1040 950 1400 960 1800 930V1400H-200Z',
    tone('#7aa258', 0.02),
    940,
    1200,
    { lit: 0.3, shade: 0.45 },
  )
  tufts(b, (x) => 962 + Math.sin(x / 200) * 6, 130, '#86ac58')
  pebbles(b, 980, 26, '#a89878')
  trunk(b, 100, 1040, 130, { color: '#74594a' })
  canopy(b, 120, -10, 380, lush, 0.1)
  canopy(b, 1500, -40, 340, lush, 0.16)
  palm(b, 1500, 1010, 760, -90)
  vines(b, [30, 210, 330, 1290, 1400], [300, 640], tone('#5a9a50', 0.05))
  clump(b, 260, 1050, 210, 6, tone)
  clump(b, 1380, 1060, 240, 6, tone, true)
  blossoms(b, [
    [330, 1000, 26],
    [180, 980, 22],
    [1290, 1020, 26],
    [1560, 1040, 30],
  ])
  if (mood.dark) fireflies(b, 14, 480)
  return { ground: 1040, foreground: leafFrame }
}

/** Deep in the green: great roots, lianas, a narrow path. */
const junglePath: PaintPlace = (b) => {
  const { r, tone, mood } = b
  sky(b, 760)
  heavens(b, 760, 200, 600)
  farJungle(b, 620)
  b.d.glow(800, 640, 420, mood.dark ? mood.sky[2] : mood.key, 0.5)
  for (const [x, w] of [
    [420, 54],
    [620, 40],
    [990, 44],
    [1180, 60],
  ] as const)
    trunk(b, x + r.between(-20, 20), 850, w, { color: '#6f6450', depth: 0.36 })
  for (const [x, y, q] of [
    [420, -30, 300],
    [820, -90, 280],
    [1220, -30, 300],
  ] as const)
    canopy(b, x, y, q, lush, 0.3)
  for (const x of [330, 520, 1080, 1270])
    clump(b, x + r.between(-20, 20), 880, r.between(170, 220), 6, (c) => tone(c, 0.26))
  const land = ridge(b, 850, 18, '#6f9a50', { depth: 0.07, bowl: 30 })
  path(b, { from: [800, 852], to: [780, 1420], width: [60, 460], sway: 100, turns: 0.9 }, '#c09a6c')
  tufts(b, land, 130, '#7aa654', { skip: (x, y) => Math.abs(x - 800) < 70 + (y - 852) * 0.42 })
  buttress(b, 180, 1010, 150)
  buttress(b, 1450, 1030, 180)
  for (const [x, y, q] of [
    [100, 0, 380],
    [1540, 0, 400],
  ] as const)
    canopy(b, x, y, q, lush, 0.1)
  vines(b, [300, 380, 560, 1040, 1240, 1320], [260, 600], tone('#5a9a50', 0.08))
  b.d.stroke('M-200 120C200 360 460 330 640 40', tone('#6f5f42', 0.05), 16)
  b.d.stroke('M1800 200C1500 420 1240 300 1130 -20', tone('#6f5f42', 0.05), 14)
  clump(b, 350, 1040, 190, 6, tone, true)
  clump(b, 1260, 1040, 190, 6, tone)
  blossoms(b, [
    [320, 950, 24],
    [410, 990, 20],
    [1230, 970, 24],
    [1340, 1000, 28],
    [90, 640, 22],
    [1560, 600, 24],
  ])
  toadstools(b, 1180, 1060)
  if (mood.dark) fireflies(b, 16, 400)
  return { ground: 1040, foreground: leafFrame }
}

/** A stepped temple under creepers, stone heads at its stairs. */
const jungleTemple: PaintPlace = (b) => {
  const { tone, mood, r } = b
  sky(b, 740)
  heavens(b, 360, 210, 600)
  clouds(b, 2, 260)
  farJungle(b, 680)
  const base = 880
  const steps = [
    [1180, 130],
    [960, 110],
    [740, 100],
    [540, 90],
    [360, 110],
  ] as const
  let y = base
  for (const [i, [w, h]] of steps.entries()) {
    const stone = tone(i % 2 ? '#c2b294' : '#b8a888', 0.24 + i * 0.015)
    b.d.shape(
      `M${840 - w / 2} ${y}L${840 - w / 2 + 18} ${y - h}H${840 + w / 2 - 18}L${840 + w / 2} ${y}Z`,
      stone,
      { shade: 0.5, lit: 0.35 },
    )
    bricks(b, 840 - w / 2 + 24, y - h + 12, w - 60, h - 24, Math.round(w / 32), stone, 34)
    const moss = new Marks()
    for (let k = 0; k < w / 70; k++) {
      const mx = 840 + r.between(-0.48, 0.42) * w
      moss.add(
        tone('#6f9a5c', 0.22),
        `M${n1(mx)} ${y - h}q${n1(r.between(20, 44))} -12 ${n1(r.between(60, 90))} 0l-14 ${n1(r.between(16, 50))}q-16 ${n1(r.between(-24, 10))} -30 ${n1(r.between(-6, 16))}Z`,
      )
    }
    moss.fill(b)
    y -= h
  }
  const top = tone('#b8a888', 0.3)
  b.d.shape(`M690 ${y + 2}v-24h300v24ZM740 ${y - 22}v-36h200v36Z`, top, { shade: 0.4 })
  const door = `M800 ${y + 110}v-64a40 40 0 0 1 80 0v64Z`
  const warm = b.scene.time !== 'afternoon'
  b.d.shape(door, warm ? '#ffc86a' : tone('#5a4a50', 0.2), { shade: 0.3 })
  if (warm) b.d.glow(840, y + 70, 200, '#ffb85c', 0.6)
  const stair = tone('#d2c2a2', 0.18)
  b.d.shape(`M786 ${y + 112}H894L960 ${base + 8}H720Z`, stair, { shade: 0.35 })
  const treads = new Marks()
  for (let i = 1; i < 17; i++) {
    const t = (i / 17) ** 1.15
    const ty = y + 112 + t * (base - y - 104)
    treads.add(shift(stair, -0.07), `M${n1(786 - 66 * t)} ${n1(ty)}H${n1(894 + 66 * t)}`)
  }
  treads.stroke(b, 5, 0.8)
  mist(b, 740, 900, mood.haze, 0.3)
  const land = ridge(b, 872, 12, '#7aa258', { depth: 0.06, bowl: 26 })
  path(b, { from: [840, 874], to: [790, 1420], width: [230, 560], sway: 20, turns: 0.6 }, '#cdb890')
  tufts(b, land, 130, '#86ac58', { skip: (x, yy) => Math.abs(x - 835) < 150 + (yy - 872) * 0.33 })
  const lamps = [head(b, 400, 990, 0.9), head(b, 1260, 990, 0.9)].flatMap((lamp) => (warm ? [lamp] : []))
  palm(b, 170, 1010, 660, 70)
  palm(b, 1500, 1010, 720, -80)
  clump(b, 60, 1050, 260, 6, tone, true)
  clump(b, 1560, 1060, 280, 6, tone)
  rock(b, 1390, 1060, 170, 90, '#a89c84')
  rock(b, 250, 1060, 130, 70, '#a89c84')
  canopy(b, 1560, -60, 320, lush, 0.12)
  vines(b, [1330, 1420, 1540], [220, 460], tone('#5a9a50', 0.08))
  blossoms(b, [
    [110, 970, 24],
    [1500, 980, 26],
    [1600, 930, 22],
  ])
  if (mood.dark) fireflies(b, 12, 480)
  else birds(b, 480, 330)
  return { ground: 1040, lamps, foreground: leafFrame }
}

export const jungle = {
  'jungle-river': jungleRiver,
  'jungle-path': junglePath,
  'jungle-temple': jungleTemple,
} satisfies Record<string, PaintPlace>
