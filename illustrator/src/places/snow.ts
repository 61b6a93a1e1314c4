import { mix } from '../colour.ts'
import { blob, n1 } from '../path.ts'
import type { PaintPlace } from './parts/brush.ts'
import { cottage, streetLamp } from './parts/buildings.ts'
import { crystals } from './parts/crystals.ts'
import { bulbs } from './parts/furniture.ts'
import { path, ridge } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { clouds, heavens, sky, stars, strokes } from './parts/sky.ts'
import {
  aurora,
  bench,
  drifts,
  facets,
  icicles,
  snowFront,
  snowfall,
  snowyRock,
  white,
} from './parts/snow-things.ts'
import { farWood, pine } from './parts/trees.ts'
import { mist, pool, wash } from './parts/wash.ts'

/** A village lane in snow, warm windows on both sides. */
const snowyLane: PaintPlace = (b) => {
  const { r } = b
  sky(b, 740)
  heavens(b, 470, 200, 640)
  clouds(b, 3, 300)
  ridge(b, 600, 60, '#dfe6f4', { depth: 0.5, bottom: 860, bumps: 5 })
  const far = ridge(b, 700, 30, '#e4eaf6', { depth: 0.34, bottom: 940 })
  farWood(b, far, 22, [100, 190], { depth: 0.36, pines: 1, snow: true, colors: ['#4f7480', '#6f949a'] })
  mist(b, 620, 800, b.mood.haze, 0.3)
  cottage(b, 620, 800, 130, { snow: true, depth: 0.22, wall: '#d8b890' })
  cottage(b, 960, 806, 150, { snow: true, depth: 0.2, wall: '#c89a86' })
  const land = ridge(b, 830, 14, white, { depth: 0.04, bowl: 30 })
  cottage(b, 330, 890, 300, { snow: true, depth: 0.08, wall: r.pick(['#c98a74', '#d8bc8c', '#9fb0b8']) })
  cottage(b, 1340, 950, 420, { snow: true, depth: 0.03, wall: r.pick(['#d8bc8c', '#b88a90', '#c9a07c']) })
  path(b, { from: [790, 812], to: [780, 1420], width: [40, 520], sway: 90, turns: 0.9 }, '#d3dcee')
  drifts(b, land)
  if (b.mood.dark)
    for (const [x, y, w] of [
      [330, 920, 260],
      [1340, 990, 340],
      [790, 850, 200],
    ] as const)
      pool(b, x, y, w, w * 0.22, '#ffc873', 0.5)
  pine(b, 90, 1030, 560, { color: '#4a7064', snow: true })
  pine(b, 1600, 1040, 520, { color: '#4a7064', snow: true })
  pine(b, 1120, 890, 220, { color: '#557a70', snow: true, depth: 0.1 })
  const lamp = streetLamp(b, 420, 1020, 480)
  snowyRock(b, 1240, 1050, 130)
  snowfall(b)
  return {
    ground: 1040,
    lamps: b.mood.dark ? [{ ...lamp, radius: 480, color: '#ffcf7a' }] : [],
    foreground: snowFront,
  }
}

/** A round frozen pond among firs, lights strung over it. */
const frozenPond: PaintPlace = (b) => {
  const { tone, mood } = b
  sky(b, 740)
  heavens(b, 500, 210, 640)
  ridge(b, 590, 70, '#dfe6f4', { depth: 0.52, bottom: 860, bumps: 4 })
  const far = ridge(b, 690, 26, '#e4eaf6', { depth: 0.34, bottom: 920 })
  farWood(b, far, 30, [140, 260], { depth: 0.34, pines: 1, snow: true, colors: ['#4f7480', '#6f949a'] })
  mist(b, 620, 820, mood.haze, 0.3)
  const land = ridge(b, 800, 12, white, { depth: 0.06, bowl: 40 })
  drifts(b, land, 14)
  const ice = mix(tone('#a8d0e4'), mood.sky[1], 0.3)
  const outline = blob(800, 1000, 720, 150, 17, 0.02, b.r)
  b.d.raw(
    `<path d="${blob(800, 994, 752, 168, 17, 0.02, b.r)}" fill="${mix(tone(white), mood.shadow, 0.14)}"/>`,
  )
  wash(b, outline, ice, 850, 1150, { lit: 0.5, shade: 0.3 })
  b.d.clip(outline, () => {
    const [sheen, cuts] = [new Marks(), new Marks()]
    for (const [x, y, l] of [
      [260, 920, 300],
      [700, 890, 240],
      [1000, 940, 330],
      [420, 1060, 260],
      [1120, 1080, 260],
    ] as const)
      sheen.add('#ffffff', `M${x} ${y}l${l} -26l40 10l${-l} 30Z`)
    for (const [x, y, rx] of [
      [420, 960, 170],
      [1140, 1000, 180],
      [800, 920, 150],
    ] as const)
      cuts.add(
        '#ffffff',
        `M${x - rx} ${y}q${rx} ${-rx * 0.36} ${rx * 2} 0q${-rx * 0.6} ${rx * 0.34} ${-rx * 1.3} ${rx * 0.06}`,
      )
    sheen.fill(b, 0.25)
    cuts.stroke(b, 4, 0.5)
    if (mood.dark)
      for (const x of [300, 800, 1300])
        b.d.raw(
          `<ellipse data-sh="1" cx="${x}" cy="940" rx="260" ry="70" fill="${b.d.radial('#ffc873', 0.4)}" fill-opacity=".35"/>`,
        )
  })
  pine(b, 110, 960, 620, { color: '#4a7064', snow: true })
  pine(b, 300, 880, 380, { color: '#557a70', snow: true, depth: 0.1 })
  pine(b, 1330, 880, 430, { color: '#557a70', snow: true, depth: 0.08 })
  pine(b, 1530, 980, 680, { color: '#4a7064', snow: true })
  bulbs(b, 150, 640, 560, 60)
  bulbs(b, 640, 1480, 560, 80)
  b.d.stroke('M640 560V880', tone('#6b5a5c', 0.12), 12)
  bench(b, 1190, 905)
  snowyRock(b, 190, 1080, 190)
  snowyRock(b, 1480, 1090, 160)
  snowfall(b, 80)
  return { ground: 1040, foreground: snowFront }
}

/** Inside blue ice: crystals, icicles, northern lights beyond its mouth. */
const iceCave: PaintPlace = (b) => {
  const { r, tone, mood } = b
  sky(b, 760)
  if (mood.dark) stars(b, 90, 640)
  if (b.scene.time === 'afternoon' || b.scene.time === 'sunset') heavens(b, 700, 330, 640)
  else aurora(b)
  strokes(b, mood.key, 100, 600, 5, 0.1)
  ridge(b, 690, 60, '#dfe6f4', { depth: 0.5, bottom: 960, bumps: 6 })
  const far = ridge(b, 780, 20, '#e4eaf6', { depth: 0.3, bottom: 980 })
  farWood(b, far, 14, [70, 130], { depth: 0.3, pines: 1, snow: true, colors: ['#4f7480', '#6f949a'] })
  const ring = (grow: number, color: string, depth: number) => {
    const j = () => r.between(-20, 20)
    b.d.raw('<g fill-rule="evenodd">')
    wash(
      b,
      `M-200 -200H1800V1400H-200ZM${n1(420 - grow)} 1400L${n1(380 - grow + j())} 960L${n1(430 - grow + j())} 740L${n1(380 - grow + j())} 560L${n1(500 - grow * 0.8 + j())} 400L${n1(560 - grow * 0.6 + j())} ${n1(270 - grow * 0.5)}L${n1(740 + j())} ${n1(210 - grow * 0.8 + j())}L${n1(900 + j())} ${n1(240 - grow * 0.8 + j())}L${n1(1060 + grow * 0.6 + j())} ${n1(300 - grow * 0.5)}L${n1(1130 + grow * 0.8 + j())} 450L${n1(1210 + grow + j())} 600L${n1(1160 + grow + j())} 780L${n1(1220 + grow + j())} 980L${n1(1180 + grow)} 1400Z`,
      tone(color, depth),
      0,
      1200,
      { lit: 0.3, shade: 0.45 },
    )
    b.d.raw('</g>')
  }
  ring(0, '#a8d4ec', 0.3)
  ring(110, '#8abfe2', 0.18)
  facets(b, 0.22)
  ring(240, '#6fa6d4', 0.06)
  icicles(b)
  const land = ridge(b, 930, 10, '#cfe4f4', { depth: 0.05, bumps: 5, bowl: 50 })
  drifts(b, land, 14)
  b.d.glow(790, 940, 480, mood.key, 0.3)
  for (const [x, y, s] of [
    [150, 1040, 1.25],
    [330, 1010, 0.7],
    [1280, 1010, 0.75],
    [1470, 1050, 1.35],
  ] as const)
    crystals(b, x, y, s, '#b4e8fa')
  snowyRock(b, 1180, 1070, 100)
  return {
    ground: 1040,
    lamps: [
      { x: 150, y: 940, radius: 320, color: '#9fe0ff' },
      { x: 1470, y: 940, radius: 340, color: '#9fe0ff' },
    ],
    foreground: (f) => {
      for (const k of [-1, 1])
        f.d.shape(
          `M${800 + k * 1000} 1400V1080L${800 + k * 860} 1130L${800 + k * 760} 1230L${800 + k * 560} 1400Z`,
          f.frame('#7fb2da'),
          { shade: 0.4 },
        )
    },
  }
}

export const snow = {
  'snowy-lane': snowyLane,
  'frozen-pond': frozenPond,
  'ice-cave': iceCave,
} satisfies Record<string, PaintPlace>
