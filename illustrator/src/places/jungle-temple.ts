import { shift } from '../colour.ts'
import { n1 } from '../path.ts'
import { type Brush, lay, type PaintPlace } from './parts/brush.ts'
import { bricks } from './parts/buildings.ts'
import { farJungle } from './parts/far-jungle.ts'
import { bellTemple, stoneGate } from './parts/jungle-built.ts'
import { blossoms, clump, head, leafFrame, lush } from './parts/jungle-things.ts'
import { path, ridge, rock, tufts } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { fireflies, palm, vines } from './parts/plants.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { canopy, trunk } from './parts/trees.ts'
import { mist } from './parts/wash.ts'
import { lilies, pond } from './parts/water.ts'

/** Three layouts: a stepped temple under creepers; a gate with a face of stone; a round temple by a pool. */
export const jungleTemple: PaintPlace = (b) => {
  const { tone, mood, r } = b
  sky(b, 740)
  heavens(b, ...lay(b, [360, 210, 600], [860, 220, 600], [1000, 200, 600]))
  clouds(b, 2, 260)
  farJungle(b, 680)
  const warm = b.scene.time !== 'afternoon'
  if (b.layout === 0) pyramid(b)
  else if (b.layout === 1) {
    for (const [x, h] of [
      [560, 300],
      [1230, 340],
    ] as const)
      palm(b, x, 860, h, r.between(-40, 40), 0.3)
    stoneGate(b, 870, 884, 0.98, 0.2)
  } else {
    for (const [x, h] of [
      [760, 280],
      [980, 330],
      [1180, 300],
    ] as const)
      palm(b, x, 860, h, r.between(-40, 40), 0.3)
    bellTemple(b, 420, 886, 0.95, 0.16)
  }
  mist(b, 740, 900, mood.haze, 0.3)
  const land = ridge(b, 872, 12, '#7aa258', { depth: 0.06, bowl: 26 })
  path(
    b,
    {
      from: [lay(b, 840, 870, 420), 874],
      to: [lay(b, 790, 780, 860), 1420],
      width: lay(b, [230, 560], [200, 540], [120, 500]),
      sway: 20,
      turns: 0.6,
    },
    '#cdb890',
  )
  tufts(b, land, 130, '#86ac58', {
    skip: (x, yy) => Math.abs(x - lay(b, 835, 840, 560)) < 150 + (yy - 872) * 0.36,
  })
  const lamps = (
    b.layout === 2 ? [head(b, 720, 985, 0.7)] : [head(b, 400, 990, 0.9), head(b, 1260, 990, 0.9)]
  ).filter(() => warm)
  if (b.layout === 0) {
    palm(b, 170, 1010, 660, 70)
    palm(b, 1500, 1010, 720, -80)
    canopy(b, 1560, -60, 320, lush, 0.12)
    vines(b, [1330, 1420, 1540], [220, 460], tone('#5a9a50', 0.08))
  } else if (b.layout === 1) {
    trunk(b, 110, 1030, 150, { color: '#74594a' })
    canopy(b, 130, 0, 420, lush, 0.08)
    palm(b, 1530, 1010, 640, -60)
    vines(b, [280, 400], [260, 520], tone('#5a9a50', 0.08))
  } else {
    pond(b, 1260, 945, 340, 44, '#a8a484')
    lilies(b, 1230, 945, 280, 30, 9)
    trunk(b, 1570, 1040, 120, { color: '#74594a' })
    canopy(b, 1540, 0, 400, lush, 0.08)
    palm(b, 60, 1030, 560, 60)
  }
  clump(b, 60, 1050, 260, 6, tone, true)
  clump(b, 1560, 1060, 280, 6, tone)
  rock(b, 1390, 1060, 170, 90, '#a89c84')
  rock(b, 250, 1060, 130, 70, '#a89c84')
  blossoms(b, [
    [110, 970, 24],
    [1500, 980, 26],
    [1600, 930, 22],
  ])
  if (mood.dark) fireflies(b, 12, 480)
  else birds(b, 480, 330)
  return { ground: 1040, lamps, foreground: leafFrame }
}

function pyramid(b: Brush): void {
  const { tone, r } = b
  const warm = b.scene.time !== 'afternoon'
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
}
