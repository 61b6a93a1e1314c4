import { mix } from '../colour.ts'
import { blob, ellipse, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { pebbles, ridge, rock } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { anemone, brainCoral, bubbles, coral, fan, kelp, rays, school, starfish } from './parts/sea-life.ts'
import { sky, strokes } from './parts/sky.ts'
import { halo, mist, wash } from './parts/wash.ts'

const deepBack = (b: Brush) => {
  sky(b, 1000)
  strokes(b, b.mood.key, 60, 760, 9, 0.07)
}

/** A bright reef: corals of every kind about a patch of sand. */
const coralReef: PaintPlace = (b) => {
  const { r, tone } = b
  deepBack(b)
  rays(b, 560)
  ridge(b, 800, 70, '#3f8f9c', { depth: 0.62, bottom: 1100, bumps: 5 })
  school(b, 1180, 330, 18, '#a8e0dc')
  school(b, 300, 520, 9, '#f0c070', 0.3)
  ridge(b, 880, 40, '#4a9a94', { depth: 0.42, bottom: 1120, bumps: 6, bowl: 40 })
  for (const [x, s, c] of [
    [240, 130, '#c96f8a'],
    [420, 90, '#d9a05a'],
    [1130, 90, '#a880c8'],
    [1290, 150, '#d98a5a'],
    [1500, 120, '#c96f8a'],
  ] as const)
    (r() < 0.5 ? coral : fan)(b, x + r.between(-20, 20), 930, s, tone(c, 0.34))
  mist(b, 760, 960, b.mood.haze, 0.4)
  ridge(b, 960, 18, '#e8d7a6', { depth: 0.06, bumps: 5, bowl: 24 })
  pebbles(b, 1000, 70, '#cbb27c')
  rock(b, 60, 1040, 300, 190, '#7f8a9c')
  rock(b, 1540, 1050, 340, 220, '#78859a')
  coral(b, 210, 1060, 210, tone('#e0674f'))
  fan(b, 20, 920, 190, tone('#b878c0'))
  fan(b, 1350, 1060, 170, tone('#e9a04f'))
  coral(b, 1500, 1060, 230, tone('#d65f86'))
  coral(b, 1620, 900, 150, tone('#f0a54e'))
  brainCoral(b, 370, 1080, 150, tone('#9ab56a'))
  anemone(b, 1215, 1080, 90, '#e88aa8')
  starfish(b, 500, 1120, 34, '#f08a5a')
  bubbles(b, [330, 1240], 32)
  return {
    ground: 1000,
    swims: true,
    foreground: (f) => {
      coral(f, -10, 1330, 260, f.frame('#b8526a'))
      kelp(f, 110, 1400, 420, f.frame('#2f7a5a'))
      kelp(f, 1600, 1400, 520, f.frame('#2f7a5a'))
      fan(f, 1480, 1400, 210, f.frame('#a8623f'))
    },
  }
}

/** Kelp like the trees of a wood, a lane of light between them. */
const kelpForest: PaintPlace = (b) => {
  const { r, tone } = b
  deepBack(b)
  b.d.raw(`<path d="M-200 -200H1800V1400H-200Z" fill="#2f8a5a" fill-opacity="${b.mood.dark ? 0.1 : 0.16}"/>`)
  rays(b, 800, 7)
  for (let i = 0; i < 15; i++) {
    const x = -140 + i * 130 + r.between(-40, 40)
    if (x > 640 && x < 960) continue
    kelp(b, x, 960, r.between(620, 1160), tone('#4a9a72', 0.6))
  }
  ridge(b, 890, 34, '#4a8f7c', { depth: 0.5, bottom: 1100, bowl: 40 })
  mist(b, 620, 960, b.mood.haze, 0.4)
  school(b, 830, 420, 14, '#c8ead0', 0.36)
  for (let i = 0; i < 9; i++) {
    const x = -120 + i * 220 + r.between(-30, 30)
    if (x > 500 && x < 1100) continue
    kelp(b, x, 1010, r.between(900, 1240), tone('#4f9a5c', 0.26), 1.05)
  }
  ridge(b, 970, 16, '#b9b488', { depth: 0.1, bumps: 5, bowl: 26 })
  pebbles(b, 1010, 60, '#93906c')
  for (const [x, h] of [
    [90, 1300],
    [330, 860],
    [1290, 960],
    [1520, 1320],
  ] as const)
    kelp(b, x + r.between(-24, 24), 1070, h, tone('#6fae5a', 0.04), 1.15)
  rock(b, 220, 1070, 240, 130, '#6f8590')
  rock(b, 1420, 1080, 200, 110, '#6f8590')
  starfish(b, 1320, 1140, 34, '#e9a05a')
  brainCoral(b, 1180, 1050, 96, tone('#b8907a'))
  bubbles(b, [470, 1180], 26)
  return {
    ground: 1000,
    swims: true,
    foreground: (f) => {
      for (const [x, h] of [
        [-40, 1250],
        [90, 620],
        [1530, 700],
        [1650, 1300],
      ] as const)
        kelp(f, x, 1420, h, f.frame('#3f8a56'), 1.15)
    },
  }
}

/** A cave whose mouth looks out into bright water; pearls and anemones gleam inside. */
const seaCave: PaintPlace = (b) => {
  const { r, tone, mood } = b
  deepBack(b)
  rays(b, 760, 7)
  ridge(b, 850, 50, '#3f8f9c', { depth: 0.6, bottom: 1040, bumps: 5 })
  for (const x of [560, 650, 980, 1060]) kelp(b, x, 950, r.between(220, 400), tone('#3f8a66', 0.5))
  school(b, 900, 420, 12, '#a8e0dc')
  mist(b, 640, 960, mood.haze, 0.5)
  const wallOf = (jut: number, depth: number, color: string) => {
    const j = () => r.between(-24, 24)
    const d = `M-200 -200H1800V1400H-200ZM${n1(330 - jut + j())} 1400C${n1(360 - jut)} 1100 ${n1(250 - jut + j())} 940 ${n1(300 - jut + j())} 780C${n1(250 - jut + j())} 620 ${n1(330 - jut + j())} 470 ${n1(420 - jut * 0.9 + j())} 370C${n1(470 - jut)} 250 ${n1(640)} ${n1(190 - jut * 0.8 + j())} ${n1(790 + j())} ${n1(190 - jut)}C${n1(950 + j())} ${n1(160 - jut)} ${n1(1120 + jut)} ${n1(260 - jut * 0.8)} ${n1(1180 + jut + j())} 400C${n1(1290 + jut + j())} 520 ${n1(1260 + jut)} 640 ${n1(1310 + jut + j())} 790C${n1(1280 + jut + j())} 950 ${n1(1340 + jut)} 1120 ${n1(1290 + jut + j())} 1400Z`
    wash(b, d, tone(color, depth), 100, 1300, { lit: 0.2, shade: 0.5 })
  }
  const evenOdd = (jut: number, depth: number, color: string) => {
    b.d.raw('<g fill-rule="evenodd">')
    wallOf(jut, depth, color)
    b.d.raw('</g>')
  }
  evenOdd(0, 0.42, '#4f6f8c')
  evenOdd(110, 0.2, '#4a6080')
  ridge(b, 960, 18, '#c2bfa6', { depth: 0.14, bumps: 5, bowl: 40 })
  b.d.glow(790, 900, 520, mood.key, 0.28)
  pebbles(b, 1010, 50, '#8f94a0')
  evenOdd(230, 0.04, '#435474')
  caveWalls(b)
  for (const [x, y, s, c] of [
    [170, 1060, 100, '#e88aa8'],
    [290, 1100, 70, '#f0c070'],
    [1330, 1090, 84, '#b79aec'],
    [1450, 1060, 110, '#7fd8d0'],
  ] as const)
    anemone(b, x, y, s, c)
  const gleam = new Marks()
  for (let i = 0; i < 16; i++) {
    const left = i % 2 === 0
    const [x, y, s] = [
      left ? r.between(-60, 130) : r.between(1470, 1660),
      r.between(180, 900),
      r.between(5, 12),
    ]
    halo(b, x, y, s * 7, r.pick(['#9ff0e4', '#d8b8ff', '#ffe0a0']), mood.dark ? 0.7 : 0.4)
    gleam.add('#f4fff8', ellipse(x, y, s))
  }
  gleam.fill(b, 0.9)
  brainCoral(b, 420, 1060, 110, tone('#8a7fb0'))
  clam(b, 1200, 1060, 92)
  bubbles(b, [420, 1200], 24)
  return {
    ground: 1000,
    swims: true,
    foreground: (f) => {
      f.d.shape(blob(-60, 1400, 330, 250, 11, 0.06, f.r), f.frame('#3a4a6a'), { shade: 0.4 })
      f.d.shape(blob(1690, 1410, 330, 270, 11, 0.06, f.r), f.frame('#3a4a6a'), { shade: 0.4 })
    },
  }
}

/** Ledges, weed and little growths on the cave's sides. */
function caveWalls(b: Brush): void {
  const { r } = b
  const [ledges, weed] = [new Marks(), new Marks()]
  const stone = b.tone('#435474', 0.04)
  for (let i = 0; i < 44; i++) {
    const left = i % 2 === 0
    const [x, y, l] = [
      left ? r.between(-180, 20) : r.between(1500, 1740),
      r.between(-150, 1150),
      r.between(50, 130),
    ]
    ledges.add(
      mix(stone, r() < 0.5 ? b.mood.key : b.mood.shadow, 0.14),
      `M${n1(x)} ${n1(y)}q${n1(l * 0.5)} ${n1(r.between(-24, 10))} ${n1(l)} ${n1(r.between(-10, 14))}`,
    )
  }
  for (const [x, y] of [
    [60, 640],
    [20, 330],
    [1560, 560],
    [1600, 250],
    [90, 900],
    [1520, 860],
  ] as const)
    for (let k = -2; k <= 2; k++)
      weed.add(
        b.tone(r.pick(['#4f8f84', '#6fa58c', '#7a78b0']), 0.06),
        `M${x} ${y}q${k * 16} ${n1(-34)} ${k * 24 + r.int(-8, 8)} ${n1(-r.between(60, 100))}`,
      )
  ledges.stroke(b, 8, 0.5)
  weed.stroke(b, 9)
}

function clam(b: Brush, x: number, y: number, s: number): void {
  const shell = b.tone('#e0b8c0')
  b.d.groundShadow(x, y + 6, s, s * 0.2, 0.5)
  b.d.shape(
    `M${x - s * 0.8} ${y - s * 0.3}Q${x - s} ${y - s * 1.2} ${x} ${y - s * 1.25}Q${x + s} ${y - s * 1.2} ${x + s * 0.8} ${y - s * 0.3}Z`,
    mix(shell, b.mood.shadow, 0.12),
  )
  halo(b, x, y - s * 0.36, s * 0.8, '#fff4e0', 0.7)
  b.d.shape(ellipse(x, y - s * 0.36, s * 0.22), '#fdf4ec', { shade: 0.3 })
  b.d.shape(
    `M${x - s * 0.86} ${y - s * 0.32}Q${x} ${y - s * 0.1} ${x + s * 0.86} ${y - s * 0.32}Q${x + s * 0.7} ${y + s * 0.1} ${x} ${y + s * 0.1}Q${x - s * 0.7} ${y + s * 0.1} ${x - s * 0.86} ${y - s * 0.32}Z`,
    shell,
  )
  new Marks()
    .add(
      b.tone('#c8909c'),
      `M${x - s * 0.4} ${y - s * 0.18}l${s * 0.1} ${s * 0.24}M${x} ${y - s * 0.14}v${s * 0.22}M${x + s * 0.4} ${y - s * 0.18}l${-s * 0.1} ${s * 0.24}`,
    )
    .stroke(b, 4, 0.8)
}

export const underTheSea = {
  'coral-reef': coralReef,
  'kelp-forest': kelpForest,
  'sea-cave': seaCave,
} satisfies Record<string, PaintPlace>
