import { mix } from '../colour.ts'
import { blob, ellipse, n1 } from '../path.ts'
import { deepBack } from './parts/deep.ts'
import { lay, type Brush, type PaintPlace } from './parts/brush.ts'
import { crystals } from './parts/crystals.ts'
import { pebbles, ridge } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { anemone, brainCoral, bubbles, kelp, rays, school } from './parts/sea-life.ts'
import { halo, mist, wash } from './parts/wash.ts'

/** A cave whose mouth looks out into bright water: in the middle, to one side, or two of them. */
export const seaCave: PaintPlace = (b) => {
  const { r, tone, mood } = b
  deepBack(b)
  rays(b, lay(b, 760, 960, 560), 7)
  ridge(b, 850, 50, '#3f8f9c', { depth: 0.6, bottom: 1040, bumps: 5 })
  for (const x of lay(b, [560, 650, 980, 1060], [760, 860, 1240], [380, 470, 660, 1200]))
    kelp(b, x, 950, r.between(220, 400), tone('#3f8a66', 0.5))
  school(b, lay(b, 900, 1060, 480), 420, 12, '#a8e0dc')
  mist(b, 640, 960, mood.haze, 0.5)
  const mouths = lay<readonly Mouth[]>(
    b,
    [[800, 490, 190]],
    [[1010, 400, 250]],
    [
      [530, 330, 230],
      [1180, 220, 430],
    ],
  )
  const wallOf = (jut: number, depth: number, color: string) => {
    const holes = mouths.map((mouth) => mouthOf(b, mouth, jut))
    wash(b, `M-200 -200H1800V1400H-200Z${holes.join('')}`, tone(color, depth), 100, 1300, {
      lit: 0.2,
      shade: 0.5,
    })
  }
  const evenOdd = (jut: number, depth: number, color: string) => {
    b.d.raw('<g fill-rule="evenodd">')
    wallOf(jut, depth, color)
    b.d.raw('</g>')
  }
  evenOdd(0, 0.42, '#4f6f8c')
  evenOdd(lay(b, 110, 110, 60), 0.2, '#4a6080')
  ridge(b, 960, 18, '#c2bfa6', { depth: 0.14, bumps: 5, bowl: 40 })
  b.d.glow(lay(b, 790, 1000, 540), 900, 520, mood.key, 0.28)
  pebbles(b, 1010, 50, '#8f94a0')
  if (b.layout === 0) evenOdd(230, 0.04, '#435474')
  else pillars(b)
  caveWalls(b)
  for (const [x, y, s, c] of [
    ...lay(
      b,
      [
        [170, 1060, 100, '#e88aa8'],
        [290, 1100, 70, '#f0c070'],
        [1330, 1090, 84, '#b79aec'],
        [1450, 1060, 110, '#7fd8d0'],
      ],
      [
        [90, 1080, 120, '#7fd8d0'],
        [240, 1050, 80, '#b79aec'],
        [350, 1100, 60, '#e88aa8'],
        [1520, 1090, 100, '#f0c070'],
      ],
      [
        [110, 1090, 100, '#f0c070'],
        [1440, 1080, 90, '#e88aa8'],
        [1560, 1060, 120, '#7fd8d0'],
      ],
    ),
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
  brainCoral(b, lay(b, 420, 470, 260), 1060, 110, tone('#8a7fb0'))
  clam(b, lay(b, 1200, 1330, 1280), 1060, lay(b, 92, 130, 84))
  if (b.layout > 0)
    for (const [x, y, s, c] of lay(
      b,
      [],
      [
        [220, 1020, 1, '#9fe8e0'],
        [430, 1010, 0.5, '#c4a4f8'],
      ],
      [
        [330, 1040, 0.8, '#c4a4f8'],
        [850, 950, 0.5, '#9fe8e0'],
      ],
    ))
      crystals(b, x, y, s, c)
  bubbles(b, lay(b, [420, 1200], [760, 1250], [400, 1150]), 24)
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

type Mouth = readonly [x: number, half: number, top: number]

/** The uneven outline of a way out, `jut` wider on every side. */
function mouthOf(b: Brush, [x, half, top]: Mouth, jut: number): string {
  const j = () => b.r.between(-22, 22)
  const [w, t] = [half + jut, top - jut * 0.9]
  const side = (k: 1 | -1) =>
    [
      [x + k * w * 0.94 + j(), 1080],
      [x + k * w * 1.02 + j(), 800 + j()],
      [x + k * w * 0.9 + j(), t + (800 - t) * 0.42],
      [x + k * w * 0.56 + j(), t + 90],
    ] as const
  const left = side(-1)
  const right = side(1).toReversed()
  const points = [...left, [x + j(), t] as const, ...right]
  let d = `M${n1(x - w * 0.96)} 1400`
  let [px, py] = [x - w * 0.96, 1400]
  for (const [cx, cy] of points) {
    d += `Q${n1(px)} ${n1(py)} ${n1((px + cx) / 2)} ${n1((py + cy) / 2)}`
    ;[px, py] = [cx, cy]
  }
  return `${d}Q${n1(px)} ${n1(py)} ${n1(x + w * 0.96)} 1400Z`
}

/** Rock that grew together from roof and floor. */
function pillars(b: Brush): void {
  const dark = b.tone('#435474', 0.04)
  for (const [x, w] of lay<readonly (readonly [number, number])[]>(
    b,
    [],
    [
      [470, 90],
      [60, 240],
      [1640, 200],
    ],
    [
      [-60, 210],
      [880, 76],
      [1620, 240],
    ],
  )) {
    b.d.shape(
      `M${x - w} -200C${x - w * 0.5} 300 ${x - w * 0.3} 500 ${x - w * 0.42} 640C${x - w * 0.3} 800 ${x - w * 0.7} 960 ${x - w * 1.1} 1060Q${x} 1100 ${x + w * 1.1} 1050C${x + w * 0.7} 960 ${x + w * 0.34} 800 ${x + w * 0.44} 620C${x + w * 0.3} 460 ${x + w * 0.6} 260 ${x + w} -200Z`,
      dark,
      { shade: 0.5, lit: 0.3, dir: [0.9, 0.2] },
    )
  }
  for (const [x, l] of lay<readonly (readonly [number, number])[]>(
    b,
    [],
    [
      [300, 260],
      [680, 190],
      [1430, 330],
    ],
    [
      [260, 220],
      [700, 250],
      [1060, 330],
      [1420, 260],
    ],
  ))
    b.d.shape(
      `M${x - 70} -200C${x - 40} ${l * 0.3} ${x - 16} ${l * 0.7} ${x} ${l}C${x + 16} ${l * 0.7} ${x + 40} ${l * 0.3} ${x + 70} -200Z`,
      dark,
      { shade: 0.4 },
    )
}
