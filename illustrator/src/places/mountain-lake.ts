import { mix, shift } from '../colour.ts'
import { n1 } from '../path.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { cottage } from './parts/buildings.ts'
import { peak, pebbles, ridge, rock, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { near } from './parts/near.ts'
import { reeds } from './parts/plants.ts'
import { clouds, heavens, sky } from './parts/sky.ts'
import { birch, farWood, pine } from './parts/trees.ts'
import { mist, wash } from './parts/wash.ts'
import { glints, lightRoad, waterColor } from './parts/water.ts'

/** Three layouts: a still lake that mirrors the peaks: a hut on the far shore; a boat at a jetty; an island of firs. */
export const mountainLake: PaintPlace = (b) => {
  const { mood, tone } = b
  const shore = 760
  sky(b, shore)
  const sun = lay(b, 300, 640, 1130)
  heavens(b, sun, 200, 620)
  clouds(b, 2, 260)
  const scene = (up: 1 | -1, depth: number, color?: string) => {
    const y = (dy: number) => shore - up * dy
    for (const [x, w, h, q] of lay<readonly (readonly [number, number, number, number])[]>(
      b,
      [
        [380, 620, 300, 0.5],
        [1330, 700, 360, 0.46],
        [860, 760, 440, 0.38],
      ],
      [
        [640, 560, 230, 0.54],
        [1060, 520, 270, 0.5],
        [190, 840, 470, 0.4],
        [1500, 860, 540, 0.36],
      ],
      [
        [1080, 620, 250, 0.54],
        [1500, 600, 300, 0.5],
        [480, 980, 560, 0.38],
      ],
    ))
      if (up === 1) peak(b, x, shore, w, h, { depth: q + depth })
      else
        b.d.raw(
          `<path d="M${x - w / 2} ${shore}L${x - w * 0.1} ${n1(y(h * 0.72))}L${x} ${n1(y(h * 0.86))}L${x + w * 0.14} ${n1(y(h * 0.66))}L${x + w / 2} ${shore}Z" fill="${color}" fill-opacity=".5"/>`,
        )
  }
  scene(1, 0)
  mist(b, 600, shore, mood.haze, 0.4)
  const bank = ridge(b, 736, 12, '#7a9a70', { depth: 0.34, bottom: shore + 6 })
  farWood(b, bank, 34, [70, 150], {
    depth: 0.34,
    pines: 1,
    clear: lay(b, [1050, 1240], [330, 520], [1200, 1420]),
  })
  const cabin = lay(b, 1150, 430, 1310)
  cottage(b, cabin, shore, lay(b, 130, 96, 160), { depth: 0.22, wall: '#a87f5c', roof: '#6b4f52' })
  const water = waterColor(b, '#5b9ec0', 0.42)
  wash(b, `M-200 ${shore}H1800V1120H-200Z`, water, shore, 1080, { lit: 0.3, shade: 0.3 })
  scene(-1, 0, mix(water, mood.haze, 0.5))
  b.d.raw(
    `<path d="M-200 ${shore}H1800v14Q800 ${shore + 46} -200 ${shore + 14}Z" fill="${mix(water, tone('#4f7a58', 0.3), 0.6)}" fill-opacity=".7"/>`,
  )
  lightRoad(b, sun + 20, shore + 20, 960)
  if (mood.dark) {
    const warm = new Marks()
    for (let i = 0; i < 7; i++)
      warm.add(
        '#ffd88a',
        `M${n1(cabin - 22 + b.air.between(-10, 10))} ${shore + 18 + i * 15}h${n1(b.air.between(24, 50))}`,
      )
    warm.stroke(b, 5, 0.7)
  }
  glints(b, 34, [-150, 1650], [shore + 30, 960])
  if (b.layout === 2) {
    wash(
      b,
      `M300 ${shore + 66}C360 ${shore + 20} 620 ${shore + 14} 700 ${shore + 66}Q500 ${shore + 90} 300 ${shore + 66}Z`,
      tone('#7a9a70', 0.2),
      shore,
      shore + 80,
    )
    for (const [x, h] of [
      [390, 150],
      [470, 210],
      [560, 170],
      [630, 120],
    ] as const)
      pine(b, x, shore + 56, h, { depth: 0.2, color: '#4a7560' })
  }
  const beach = ridge(b, 968, 12, '#c0b296', { depth: 0.04, bumps: 5, bowl: 20 })
  pebbles(b, 985, 130, '#a59c90')
  tufts(b, (x) => beach(x) + (Math.abs(x - 800) < 480 ? 170 : 0), 70, '#8ba76a')
  if (b.layout === 0) {
    jetty(b, 1100, 985)
    pine(b, 130, 1060, 820, { color: '#4a7560' })
    pine(b, 310, 1000, 460, { color: '#55806a', depth: 0.08 })
    rock(b, 1420, 1060, 260, 150, '#938f9c')
    rock(b, 1270, 1090, 120, 66, '#a29daa')
    reeds(b, 440, 975, 120, 7)
    reeds(b, 1540, 1010, 220, 11)
  } else if (b.layout === 1) {
    jetty(b, 250, 985)
    rowingBoat(b, 520, 930)
    rock(b, 80, 1060, 220, 130, '#938f9c')
    birch(b, 1450, 1040, 96)
    birch(b, 1590, 1000, 66, 0.06)
    reeds(b, 1290, 985, 140, 9)
  } else {
    pine(b, 1530, 1050, 900, { color: '#4a7560' })
    pine(b, 1350, 990, 420, { color: '#55806a', depth: 0.08 })
    rock(b, 170, 1050, 330, 200, '#938f9c')
    rock(b, 370, 1060, 140, 80, '#a29daa')
    reeds(b, 1180, 980, 130, 8)
  }
  return {
    ground: 1050,
    foreground: (f) =>
      near(f, {
        left: lay(f, 'rocks', 'reeds', 'grass'),
        right: lay(f, 'reeds', 'grass', 'rocks'),
        topRight: lay(f, 'none', 'branch', 'none'),
        topLeft: lay(f, 'none', 'none', 'needles'),
        leaves: ['#3f5f48', '#9aae64'],
      }),
  }
}

/** A rowing boat on still water, its oars shipped. */
function rowingBoat(b: Brush, x: number, y: number): void {
  b.d.raw(
    `<path d="M${x - 130} ${y + 8}q130 34 260 0q-130 14 -260 0Z" fill="${b.mood.shadow}" fill-opacity=".3"/>`,
  )
  b.d.shape(
    `M${x - 140} ${y - 46}Q${x} ${y - 20} ${x + 140} ${y - 50}Q${x + 110} ${y + 14} ${x + 60} ${y + 14}H${x - 70}Q${x - 116} ${y + 10} ${x - 140} ${y - 46}Z`,
    b.tone('#b8694a', 0.06),
    { shade: 0.5 },
  )
  b.d.stroke(`M${x - 138} ${y - 44}Q${x} ${y - 20} ${x + 138} ${y - 48}`, b.tone('#ecd0a0', 0.06), 10)
  b.d.stroke(`M${x - 30} ${y - 60}L${x + 190} ${y + 4}`, b.tone('#9a6f4c', 0.06), 8)
}

function jetty(b: Brush, x: number, y: number): void {
  const wood = b.tone('#9c7a5c', 0.04)
  b.d.stroke(`M${x + 10} ${y - 72}v66M${x + 130} ${y - 72}v74`, shift(wood, -0.08), 14)
  b.d.shape(`M${x - 10} ${y - 84}L${x + 140} ${y - 88}L${x + 230} ${y + 34}L${x + 40} ${y + 44}Z`, wood, {
    shade: 0.35,
  })
  const planks = new Marks()
  for (let i = 1; i < 7; i++)
    planks.add(
      shift(wood, -0.07),
      `M${n1(x - 10 + i * 7.2)} ${n1(y - 84 + i * 18.3)}L${n1(x + 140 + i * 12.9)} ${n1(y - 88 + i * 17.4)}`,
    )
  planks.stroke(b, 4)
}
