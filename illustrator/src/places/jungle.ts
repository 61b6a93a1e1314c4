import { mix, shift } from '../colour.ts'
import { blob, ellipse, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { bricks } from './parts/buildings.ts'
import { path, pebbles, ridge, rock, tufts } from './parts/land.ts'
import { leaf, Marks } from './parts/marks.ts'
import { bigLeaf, fireflies, palm, vines } from './parts/plants.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { bush, canopy, trunk, type Leaves } from './parts/trees.ts'
import { halo, mist, pool, wash } from './parts/wash.ts'
import { glints, lilies, waterColor } from './parts/water.ts'

const lush: Leaves = ['#2f6a4c', '#9ac458']

/** A clump of large leaves fanning out from one root; `paint` gives finished colours. */
function clump(
  b: Brush,
  x: number,
  y: number,
  size: number,
  n: number,
  paint: (color: string) => string,
  cut = false,
): void {
  const colors = ['#3f8a52', '#5fa652', '#7ab85a', '#357a56']
  for (let i = 0; i < n; i++) {
    const a = -165 + (150 * (i + 0.5)) / n + b.r.between(-8, 8)
    bigLeaf(
      b,
      x,
      y,
      size * b.r.between(0.8, 1.15) * (1 - Math.abs(i - n / 2 + 0.5) * 0.03),
      a,
      paint(b.r.pick(colors)),
      cut && i % 2 === 0,
    )
  }
}

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

function blossoms(b: Brush, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, s] of spots) {
    let d = ''
    for (let k = 0; k < 5; k++)
      d += leaf(
        x + Math.cos(k * 1.257 - 1.57) * s * 0.55,
        y + Math.sin(k * 1.257 - 1.57) * s * 0.55,
        s * 0.55,
        k * 72 - 90,
        0.6,
      )
    b.d.raw(`<path d="${d}" fill="${b.tone(b.r.pick(['#f0709a', '#f8a04c', '#e85a5a', '#d890f0']))}"/>`)
    b.d.raw(`<path d="${ellipse(x, y, s * 0.24)}" fill="${b.tone('#ffe08a')}"/>`)
  }
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

const leafFrame = (f: Brush) => {
  clump(f, -60, 1370, 430, 5, f.frame, true)
  clump(f, 1660, 1370, 440, 5, f.frame, true)
  bigLeaf(f, -40, -40, 380, 42, f.frame('#3f8a52'))
  bigLeaf(f, -60, 60, 340, 74, f.frame('#4f9a52'), true)
  bigLeaf(f, 1640, -50, 380, 140, f.frame('#3f8a52'), true)
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

function buttress(b: Brush, x: number, y: number, w: number): void {
  trunk(b, x, y, w, { color: '#7a604c' })
  const bark = b.tone('#7a604c')
  for (const k of [-1, 1])
    b.d.shape(
      `M${x + k * w * 0.3} ${y - 300}C${x + k * w * 0.6} ${y - 160} ${x + k * w * 0.8} ${y - 60} ${x + k * w * 1.7} ${y + 10}H${x + k * w * 0.5}C${x + k * w * 0.4} ${y - 60} ${x + k * w * 0.2} ${y - 160} ${x + k * w * 0.3} ${y - 300}Z`,
      shift(bark, k * 0.015),
      { shade: 0.6 },
    )
}

function toadstools(b: Brush, x: number, y: number): void {
  for (const [dx, s] of [
    [0, 1],
    [38, 0.7],
    [-32, 0.6],
  ] as const) {
    b.d.shape(`M${x + dx - 6} ${y}v${-46 * s}h12v${46 * s}Z`, b.tone('#efe0c4'))
    b.d.shape(`M${x + dx - 32 * s} ${y - 42 * s}q${32 * s} ${-48 * s} ${64 * s} 0Z`, b.tone('#e8a04c'))
    if (b.mood.dark) halo(b, x + dx, y - 44 * s, 60 * s, '#ffd07a', 0.6)
  }
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

/** A carved stone head with a fire bowl on top. */
function head(b: Brush, x: number, y: number, s: number) {
  const stone = b.tone('#b0a48c', 0.04)
  const at = (dx: number) => n1(x + dx * s)
  const up = (dy: number) => n1(y - dy * s)
  b.d.groundShadow(x, y, 110 * s, 20 * s, 0.5)
  b.d.shape(`M${at(-92)} ${n1(y)}v${n1(-40 * s)}h${n1(184 * s)}v${n1(40 * s)}Z`, shift(stone, -0.03), {
    shade: 0.5,
  })
  b.d.shape(
    `M${at(-74)} ${up(40)}Q${at(-84)} ${up(170)} ${at(-62)} ${up(236)}Q${at(0)} ${up(262)} ${at(62)} ${up(236)}Q${at(84)} ${up(170)} ${at(74)} ${up(40)}Z`,
    stone,
    { shade: 0.55, lit: 0.4 },
  )
  const dark = mix(stone, b.mood.shadow, 0.45)
  new Marks()
    .add(
      dark,
      `M${at(-44)} ${up(180)}q${n1(16 * s)} ${n1(-14 * s)} ${n1(32 * s)} 0M${at(12)} ${up(180)}q${n1(16 * s)} ${n1(-14 * s)} ${n1(32 * s)} 0M${at(-30)} ${up(86)}q${n1(30 * s)} ${n1(22 * s)} ${n1(60 * s)} 0M${at(-8)} ${up(160)}l${n1(-8 * s)} ${n1(40 * s)}h${n1(26 * s)}`,
    )
    .stroke(b, 7 * s, 0.8)
  new Marks()
    .add(
      b.tone('#6f9a5c', 0.04),
      `M${at(-66)} ${up(236)}q${n1(30 * s)} ${n1(-20 * s)} ${n1(76 * s)} ${n1(-16 * s)}l${n1(-16 * s)} ${n1(34 * s)}q${n1(-20 * s)} ${n1(-16 * s)} ${n1(-30 * s)} ${n1(12 * s)}Z`,
    )
    .fill(b)
  b.d.shape(
    `M${at(-50)} ${up(290)}h${n1(100 * s)}l${n1(-20 * s)} ${n1(44 * s)}h${n1(-60 * s)}Z`,
    shift(stone, -0.05),
    { shade: 0.5 },
  )
  const lit = b.scene.time !== 'afternoon'
  if (lit) {
    b.d.glow(x, y - 320 * s, 300 * s, '#ffb04c', 0.55)
    b.d.raw(
      `<path d="M${at(-30)} ${up(288)}q${n1(-6 * s)} ${n1(-36 * s)} ${n1(18 * s)} ${n1(-60 * s)}q${n1(6 * s)} ${n1(18 * s)} ${n1(14 * s)} ${n1(20 * s)}q${n1(4 * s)} ${n1(-26 * s)} ${n1(4 * s)} ${n1(-44 * s)}q${n1(38 * s)} ${n1(40 * s)} ${n1(24 * s)} ${n1(84 * s)}Z" fill="#ffb84c"/><path d="M${at(-12)} ${up(288)}q0 ${n1(-26 * s)} ${n1(14 * s)} ${n1(-42 * s)}q${n1(16 * s)} ${n1(22 * s)} ${n1(10 * s)} ${n1(42 * s)}Z" fill="#fff0b0"/>`,
    )
    pool(b, x, y + 20, 240 * s, 50 * s, '#ffb85c', 0.45)
  }
  return { x, y: y - 310 * s, radius: 420, color: '#ffb85c' }
}

export const jungle = {
  'jungle-river': jungleRiver,
  'jungle-path': junglePath,
  'jungle-temple': jungleTemple,
} satisfies Record<string, PaintPlace>
