import { multiply, mix, shift } from '@moonpage/illustrator/colour'
import { Drawing } from '@moonpage/illustrator/drawing'
import { drawFigure, type FigurePlace } from '@moonpage/illustrator/figures/draw-figure'
import { outdoorMood, type Mood } from '@moonpage/illustrator/mood'
import { ellipse, n1 } from '@moonpage/illustrator/path'
import { brush, type Brush } from '@moonpage/illustrator/places/parts/brush'
import { cottage } from '@moonpage/illustrator/places/parts/buildings'
import { ridge, tufts } from '@moonpage/illustrator/places/parts/land'
import { fern, mushroom } from '@moonpage/illustrator/places/parts/plants'
import { cloud, sky, strokes } from '@moonpage/illustrator/places/parts/sky'
import { farWood } from '@moonpage/illustrator/places/parts/trees'
import { halo } from '@moonpage/illustrator/places/parts/wash'
import { drawProp } from '@moonpage/illustrator/props/draw-prop'
import { random } from '@moonpage/illustrator/random'
import type { CastMember, CharacterSheet } from '@moonpage/storyteller/scene'

/** Position of the moon and the hilltop. */
export const hill = { x: 1160, y: 985 } as const
const warm = '#ffbf66'

type Actor = { sheet: CharacterSheet; member: CastMember; at: Omit<FigurePlace, 'tint'> }

/** Friends on a hill in front of a large moon; the upper left is calm, for text. Drawn for x -160…1760, y 0…1200. */
export function readingHill(seed: string, actors: readonly Actor[], reads: boolean): Drawing {
  const r = random(seed)
  const mood: Mood = { ...outdoorMood('night'), sky: ['#12173a', '#252f66', '#6d6aa0'] }
  const d = new Drawing(mood)
  const b = brush(d, mood, {
    r,
    air: random(`${seed} air`),
    layout: 0,
    scene: { setting: 'forest', place: 'forest-clearing', time: 'night', light: 'sky' },
  })
  sky(b, 980)
  strokes(b, '#8f9be0', 0, 760, 9, 0.1)
  nightStars(b)
  greatMoon(b, hill.x, reads ? 540 : 470, reads ? 262 : 300)
  cloud(b, 660, 600, 0.95, mix('#7d80bd', mood.haze, 0.25))
  cloud(b, 1640, 340, 0.9, mix('#7d80bd', mood.haze, 0.25))
  cloud(b, 90, 640, 0.72, mix('#7d80bd', mood.haze, 0.45))
  ridge(b, 830, 54, '#7f8fc4', { depth: 0.45 })
  const wood = ridge(b, 900, 34, '#6d7fb0', { depth: 0.4 })
  farWood(b, wood, 30, [150, 290], { depth: 0.4, pines: 0.75, colors: ['#3f6a5c', '#6a9a86'] })
  cottage(b, 470, 985, 130, { depth: 0.16 })
  halo(b, 470, 940, 130, '#ffcf7a', 0.5)
  const { x, y } = hill
  const land = `M-240 1420V1110C120 1120 480 1090 ${x - 380} ${y + 64}C${x - 200} ${y - 22} ${x + 150} ${y - 24} ${x + 330} ${y + 30}C${x + 450} ${y + 62} 1700 ${y + 90} 1860 ${y + 96}V1420Z`
  d.shape(land, b.tone('#4c7a58', 0.04), { shade: 0.6, lit: 0.35 })
  d.clip(land, () => tufts(b, () => y + 6, 230, '#6f9f6a', { bottom: 1300 }))
  const lamps = [
    { x: x - 345, y: y - 10, radius: 260 },
    ...(reads ? [{ x: x + 24, y: y - 70, radius: 330 }] : []),
  ]
  for (const lamp of lamps) d.glow(lamp.x, lamp.y + 40, lamp.radius * 1.5, warm, 0.4, 0.3)
  const near = (at: { x: number; y: number }) =>
    Math.max(
      ...lamps.map((lamp) => 1 - Math.hypot(lamp.x - at.x, lamp.y - at.y + 60) / (lamp.radius * 1.7)),
      0,
    )
  for (const { sheet, member, at } of actors) {
    const share = Math.min(0.55, near(at))
    const tint = (color: string) => mix(b.tone(color, -0.08), multiply(color, '#ffe6bd', 0.8), share)
    drawFigure(d, sheet, member, { ...at, tint }, r)
  }
  if (reads) openBook(b, x + 22, y - 58)
  drawProp(
    d,
    'lantern',
    { x: x - 345, y: y - 84, scale: 0.95, lit: true, tint: (c) => mix(b.tone(c), c, 0.4) },
    r,
  )
  glowingFlies(b)
  mushroom(b, x + 405, y + 70, 0.85)
  mushroom(b, x + 455, y + 86, 0.6, '#d8a23f')
  for (const [fx, size, lean] of [
    [-110, 260, -8],
    [70, 180, 6],
    [1730, 250, 8],
  ] as const)
    fern(b, fx, 1250, size, b.frame('#4f8a4c'), lean)
  return d
}

/** Few stars behind the text. */
function nightStars(b: Brush): void {
  const { r } = b
  for (let i = 0; i < 170; i++) {
    const [x, y, k] = [r.between(-190, 1790), r.between(-60, 800), r() ** 3]
    const quiet = (x < 860 && y < 720) || y < 130
    if (quiet && (x < 760 || k > 0.2)) continue
    const size = 1.6 + k * 4.4
    b.d.raw(
      `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(size)}" fill="#fdf3d0" opacity="${n1(0.4 + k * 0.5)}"/>`,
    )
    if (k < 0.55) continue
    const s = size * 3.2
    halo(b, x, y, s * 2.6, b.mood.warm, 0.4)
    b.d.raw(
      `<path d="M${n1(x)} ${n1(y - s)}Q${n1(x)} ${n1(y)} ${n1(x + s)} ${n1(y)}Q${n1(x)} ${n1(y)} ${n1(x)} ${n1(y + s)}Q${n1(x)} ${n1(y)} ${n1(x - s)} ${n1(y)}Q${n1(x)} ${n1(y)} ${n1(x)} ${n1(y - s)}Z" fill="#fff8e0"/>`,
    )
  }
}

function greatMoon(b: Brush, x: number, y: number, radius: number): void {
  b.d.glow(x, y, radius * 2.9, '#ffe6b0', 0.5, 0.28)
  b.d.shape(ellipse(x, y, radius), '#f6e3b4', { shade: 0.35, lit: 0.3, dir: [0.6, 0.7] })
  for (const [dx, dy, size] of [
    [-0.35, -0.2, 0.17],
    [0.32, 0.2, 0.2],
    [-0.1, 0.46, 0.12],
    [0.2, -0.48, 0.1],
    [-0.58, 0.28, 0.09],
  ] as const)
    b.d.shape(ellipse(x + dx * radius, y + dy * radius, size * radius, size * radius * 0.92), '#e8cf98', {
      shade: 0.25,
      lit: 0.2,
    })
}

function openBook(b: Brush, x: number, y: number): void {
  const { d } = b
  d.glow(x, y - 20, 230, '#ffe0a0', 0.6, 0.35)
  d.shape(
    `M${x - 98} ${y - 40}L${x} ${y - 14}L${x + 98} ${y - 40}V${y + 36}L${x} ${y + 62}L${x - 98} ${y + 36}Z`,
    multiply('#a8433c', '#ffe0c0', 0.6),
    { shade: 0.4 },
  )
  for (const side of [-1, 1]) {
    d.shape(
      `M${x + side * 90} ${y - 52}Q${x + side * 42} ${y - 60} ${x} ${y - 26}V${y + 48}Q${x + side * 42} ${y + 16} ${x + side * 90} ${y + 24}Z`,
      side < 0 ? '#fff0cc' : '#fbe3b0',
      { shade: 0.2, lit: 0.1 },
    )
    for (let i = 0; i < 4; i++)
      d.raw(
        `<path d="M${x + side * 78} ${y - 34 + i * 13}Q${x + side * 44} ${y - 40 + i * 13} ${x + side * 14} ${y - 22 + i * 13}" fill="none" stroke="#d9b98a" stroke-width="3" stroke-linecap="round"/>`,
      )
    d.shape(ellipse(x + side * 84, y + 12, 18, 16), shift('#4a2f2a', 0.03), { shade: 0.3 })
  }
}

function glowingFlies(b: Brush): void {
  const { r } = b
  for (let i = 0; i < 30; i++) {
    const [x, y, s] = [r.between(420, 1740), r.between(640, 1080), r.between(0.6, 1.15)]
    if (x > hill.x - 420 && x < hill.x + 400 && y > 520) continue
    halo(b, x, y, 50 * s, b.mood.warm, 0.75)
    b.d.raw(`<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(5 * s)}" fill="#fff3c4"/>`)
  }
}
