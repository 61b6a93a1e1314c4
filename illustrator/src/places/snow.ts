import { mix, shift } from '../colour.ts'
import { blob, ellipse, n1 } from '../path.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { cottage, streetLamp } from './parts/buildings.ts'
import { crystals } from './parts/crystals.ts'
import { bulbs } from './parts/interior.ts'
import { path, ridge, type Edge } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { clouds, heavens, sky, stars, strokes } from './parts/sky.ts'
import { farWood, pine } from './parts/trees.ts'
import { halo, mist, pool, wash } from './parts/wash.ts'

const white = '#eef2fa'

/** Soft blue hollows and a glitter on snow. */
function drifts(b: Brush, edge: Edge, n = 20): void {
  const { r, mood } = b
  const [hollows, glitter] = [new Marks(), new Marks()]
  const blue = mix(b.tone(white), mood.shadow, 0.22)
  for (let i = 0; i < n; i++) {
    const x = r.between(-200, 1700)
    const t = r()
    const y = edge(x) + 24 + t * (1380 - edge(x))
    const l = 90 + t * 260
    hollows.add(
      blue,
      `M${n1(x)} ${n1(y)}q${n1(l * 0.4)} ${n1(-12 - t * 16)} ${n1(l)} ${n1(-2)}q${n1(-l * 0.5)} ${n1(4 + t * 12)} ${n1(-l)} 2Z`,
    )
  }
  for (let i = 0; i < 60; i++)
    glitter.add(
      '#ffffff',
      ellipse(r.between(-190, 1790), r.between(edge(800) + 30, 1380), r.between(1.5, 3.5)),
    )
  hollows.fill(b, 0.55)
  glitter.fill(b, 0.8)
}

/** Falling snow over all. */
function snowfall(b: Brush, n = 110): void {
  const { r } = b
  const [small, large] = [new Marks(), new Marks()]
  for (let i = 0; i < n; i++)
    (i % 4 ? small : large).add(
      '#ffffff',
      ellipse(r.between(-190, 1790), r.between(-150, 1150), i % 4 ? r.between(2, 4) : r.between(4.5, 8)),
    )
  small.fill(b, 0.6)
  large.fill(b, 0.75)
}

function snowyRock(b: Brush, x: number, y: number, w: number): void {
  const h = w * 0.6
  b.d.groundShadow(x, y, w * 0.66, h * 0.2, 0.5)
  b.d.shape(blob(x, y - h * 0.4, w * 0.5, h * 0.5, 9, 0.06, b.r), b.tone('#8a8fa2'), { shade: 0.6 })
  b.d.shape(
    `M${n1(x - w * 0.46)} ${n1(y - h * 0.5)}Q${n1(x - w * 0.3)} ${n1(y - h * 1.1)} ${n1(x + w * 0.06)} ${n1(y - h * 1.04)}Q${n1(x + w * 0.4)} ${n1(y - h)} ${n1(x + w * 0.48)} ${n1(y - h * 0.46)}Q${n1(x + w * 0.28)} ${n1(y - h * 0.66)} ${n1(x + w * 0.12)} ${n1(y - h * 0.52)}Q${n1(x - w * 0.14)} ${n1(y - h * 0.7)} ${n1(x - w * 0.46)} ${n1(y - h * 0.5)}Z`,
    b.tone(white),
    { shade: 0.35 },
  )
}

const snowFront = (f: Brush) => {
  const paint = mix(f.tone(white), f.mood.shadow, f.mood.dark ? 0.34 : 0.16)
  wash(f, 'M-200 1400V1190C-60 1160 120 1230 330 1400Z', paint, 1170, 1400, { lit: 0.3, shade: 0.35 })
  wash(f, 'M1800 1400V1180C1680 1150 1480 1240 1250 1400Z', paint, 1160, 1400, { lit: 0.3, shade: 0.35 })
  snowfall(f, 40)
}

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

function bench(b: Brush, x: number, y: number): void {
  const wood = b.tone('#9a6f4c', 0.06)
  b.d.groundShadow(x, y, 130, 16, 0.5)
  b.d.shape(`M${x - 100} ${y}v-110h14v110ZM${x + 86} ${y}v-110h14v110Z`, shift(wood, -0.06))
  b.d.shape(
    `M${x - 116} ${y - 108}h232v22h-232ZM${x - 116} ${y - 76}h232v18h-232ZM${x - 122} ${y - 48}h244v20h-244Z`,
    wood,
    { shade: 0.4 },
  )
  b.d.shape(`M${x - 124} ${y - 46}q60 -22 124 -14t124 10q4 10 -6 10h-236q-8 0 -6 -6Z`, b.tone(white, 0.04), {
    shade: 0.3,
  })
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

/** Northern lights: curtains of short rays hanging from waving edges. */
function aurora(b: Brush): void {
  for (const [i, color] of ['#7ff0c0', '#8fc8ff', '#c89aff'].entries()) {
    const id = `aurora${i}`
    b.d.define(
      id,
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="0"/><stop offset=".75" stop-color="${color}" stop-opacity=".5"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`,
    )
    for (let k = 0; k < 17; k++) {
      const x = 330 + k * 58
      const foot = 560 - i * 90 + Math.sin(k * 0.55 + i * 1.4) * 70
      const h = b.r.between(170, 270)
      b.d.raw(
        `<path data-sh="1" d="M${n1(x)} ${n1(foot)}l58.5 ${n1(Math.cos(k * 0.55 + i * 1.4) * 34)}l20 ${n1(-h)}h-58.5Z" fill="url(#${id})"/>`,
      )
    }
  }
}

function facets(b: Brush, depth: number): void {
  const { r } = b
  const marks = new Marks()
  for (let i = 0; i < 26; i++) {
    const left = i % 2 === 0
    const [x, y] = [left ? r.between(-150, 270) : r.between(1330, 1750), r.between(-100, 900)]
    const s = r.between(50, 120)
    marks.add(
      b.tone(r.pick(['#b4dcf2', '#96c8e8', '#7fb6de']), depth),
      `M${n1(x)} ${n1(y)}l${n1(s * 0.7)} ${n1(-s * 0.5)}l${n1(s * 0.3)} ${n1(s * 0.8)}l${n1(-s * 0.6)} ${n1(s * 0.5)}Z`,
    )
  }
  marks.fill(b, 0.5)
}

function icicles(b: Brush): void {
  const { r } = b
  for (let x = -120; x < 1750; x += r.between(50, 110)) {
    const [w, l] = [r.between(20, 46), r.between(90, 260) * (Math.abs(x - 800) > 420 ? 1.3 : 0.6)]
    const top = -60 + 50 * Math.sin(x / 160)
    b.d.shape(
      `M${n1(x - w)} ${n1(top)}Q${n1(x - w * 0.3)} ${n1(top + l * 0.5)} ${n1(x)} ${n1(top + l)}Q${n1(x + w * 0.3)} ${n1(top + l * 0.5)} ${n1(x + w)} ${n1(top)}Z`,
      b.tone('#b8e0f6', 0.05),
      { shade: 0.3, lit: 0.5, dir: [1, 0.2] },
    )
  }
}

export const snow = {
  'snowy-lane': snowyLane,
  'frozen-pond': frozenPond,
  'ice-cave': iceCave,
} satisfies Record<string, PaintPlace>
