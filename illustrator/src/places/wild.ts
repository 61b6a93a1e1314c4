import type { Scene } from '@moonpage/storyteller/scene'
import { shift } from '../colour.ts'
import { n1 } from '../path.ts'
import { openLand, soil } from './homes/land.ts'
import { lay, type Brush, type PaintPlace } from './parts/brush.ts'
import { crystals } from './parts/crystals.ts'
import { flowers, peak, pebbles, ridge, rock, tufts } from './parts/land.ts'
import { near } from './parts/near.ts'
import { clouds, heavens, sky } from './parts/sky.ts'
import { farWood, pine } from './parts/trees.ts'
import { mist, wash } from './parts/wash.ts'
import { underTheSea } from './under-the-sea.ts'

const stones: Partial<Record<Scene['setting'], string>> = {
  desert: '#c08a62',
  jungle: '#7f8a72',
  moon: '#8f8ab4',
  clouds: '#b8a8cc',
  snow: '#9fb4cc',
  castle: '#8f8a94',
  'at-sea': '#8a8f98',
}

/** Rock that hangs from the roof. */
function dripstones(b: Brush, color: string): void {
  const { r } = b
  for (let i = 0; i < 9; i++) {
    const x = -60 + i * 205 + r.between(-70, 70)
    const [w, h] = [r.between(36, 84), r.between(70, 220) * (Math.abs(x - 800) > 420 ? 1.2 : 0.7)]
    const y = 60 + Math.abs(x - 800) * -0.06
    b.d.shape(
      `M${n1(x - w)} ${n1(y - 260)}L${n1(x + w)} ${n1(y - 260)}L${n1(x + w * 0.55)} ${n1(y + h * 0.3)}L${n1(x)} ${n1(y + h)}L${n1(x - w * 0.5)} ${n1(y + h * 0.4)}Z`,
      shift(color, r.between(-0.05, 0.02)),
      { shade: 0.5 },
    )
  }
}

/** Inside a cave: the land of the setting is seen through its mouth, which lies in the middle or to one side. */
const cave: PaintPlace = (b) => {
  const { r, tone } = b
  const stone = stones[b.scene.setting] ?? '#9a8c86'
  openLand(b, 800)
  const [mx, wide] = lay(b, [800, 0.66], [1070, 0.56], [540, 0.74])
  const ring = (grow: number, color: string, depth: number) => {
    const j = () => r.between(-24, 24)
    const x = (value: number) => n1(mx + (value - 800) * wide)
    b.d.raw('<g fill-rule="evenodd">')
    wash(
      b,
      `M-200 -200H1800V1400H-200ZM${x(430 - grow)} 1400L${x(390 - grow + j())} 980L${x(440 - grow + j())} 760L${x(420 - grow + j())} 580L${x(510 - grow * 0.8 + j())} 500L${x(600 - grow * 0.6 + j())} ${n1(440 - grow * 0.5)}L${x(760 + j())} ${n1(395 - grow * 0.8 + j())}L${x(900 + j())} ${n1(410 - grow * 0.8 + j())}L${x(1040 + grow * 0.6 + j())} ${n1(460 - grow * 0.5)}L${x(1110 + grow * 0.8 + j())} 540L${x(1190 + grow + j())} 620L${x(1150 + grow + j())} 790L${x(1210 + grow + j())} 990L${x(1180 + grow)} 1400Z`,
      tone(color, depth),
      0,
      1200,
      { lit: 0.22, shade: 0.5 },
    )
    b.d.raw('</g>')
  }
  ring(0, shift(stone, 0.02), 0.16)
  ring(150, shift(stone, -0.07), 0.08)
  ring(330, shift(stone, -0.14), 0.02)
  dripstones(b, tone(shift(stone, -0.12), 0.03))
  ridge(b, 930, 14, shift(stone, 0.03), { depth: 0.05, bumps: 5, bowl: 56 })
  b.d.glow(mx, 930, 520, b.mood.key, 0.3)
  pebbles(b, 990, 46, shift(stone, 0.06))
  for (const [x, y, w, h] of lay<readonly (readonly [number, number, number, number])[]>(
    b,
    [
      [110, 1060, 330, 230],
      [1500, 1070, 360, 260],
    ],
    [
      [90, 1070, 420, 330],
      [330, 1050, 150, 90],
    ],
    [
      [1520, 1070, 430, 340],
      [1290, 1050, 160, 100],
    ],
  ))
    rock(b, x, y, w, h, shift(stone, -0.04))
  if (b.layout !== 1) crystals(b, lay(b, 1330, 0, 150), 1050, 0.5, '#b8c8ee')
  return {
    ground: 1040,
    room: { left: 200, right: 1400 },
    foreground: (f) => near(f, { left: 'rocks', right: 'rocks', stone: shift(stone, -0.1) }),
  }
}

const wooded: readonly Scene['setting'][] = ['forest', 'castle', 'garden', 'farm', 'jungle', 'city']

/** The top of a hill: the land lies far below, and the sky is wide. */
const hilltop: PaintPlace = (b) => {
  const { setting } = b.scene
  const color = soil[setting]
  sky(b, 900)
  heavens(b, lay(b, 1210, 330, 1000), lay(b, 200, 260, 170), 780)
  if (setting !== 'moon') clouds(b, lay(b, 3, 5, 4), 420)
  const far = lay(b, [1330, 620, 460], [340, 900, 640], [1260, 1100, 330])
  peak(b, far[0], 930, far[1], far[2], { depth: 0.5, snow: setting !== 'desert' })
  for (const [y, depth] of [
    [820, 0.74],
    [880, 0.6],
    [950, 0.46],
  ] as const) {
    const edge = ridge(b, y, 34, color, { depth, bumps: 9, slope: lay(b, 60, -120, 90) })
    if (wooded.includes(setting)) farWood(b, edge, 34, [14, 34], { depth, pines: 0.4 })
  }
  mist(b, 800, 1010, b.mood.haze, 0.5)
  // The top itself, higher in the middle than the picture's edges.
  const land = ridge(b, lay(b, 930, 960, 945), 8, color, {
    depth: 0.03,
    bowl: lay(b, -250, -120, -120),
    slope: lay(b, 0, 420, -420),
  })
  const isGreen = wooded.includes(setting) || setting === 'mountain' || setting === 'snow'
  if (isGreen && setting !== 'snow') {
    tufts(b, land, 120, color)
    flowers(b, land, 40, { colors: ['#f6efe0', '#f2c24f', '#d8909c'] })
  }
  if (isGreen && b.layout !== 0)
    pine(b, lay(b, 0, 1420, 180), 1000, lay(b, 0, 620, 700), {
      color: setting === 'snow' ? '#4f7480' : '#4f7a5c',
    })
  const spot = lay(b, 1400, 190, 1430)
  rock(b, spot, 1080, lay(b, 300, 240, 420), lay(b, 190, 150, 260), '#938f9c')
  rock(b, spot - 140, 1090, 110, 66, '#a29daa')
  pebbles(b, 1010, 26, '#aaa4a4')
  return { ground: 1030, room: { left: 280, right: 1320 } }
}

/** Places of nature that any setting may have. */
export const wild = {
  cave,
  hilltop,
  underwater: underTheSea['kelp-forest'],
} satisfies Record<string, PaintPlace>
