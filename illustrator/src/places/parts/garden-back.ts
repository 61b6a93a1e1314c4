import { type Brush, lay } from './brush.ts'
import { cottage } from './buildings.ts'
import { ridge } from './land.ts'
import { clouds, heavens, sky } from './sky.ts'
import { farWood } from './trees.ts'
import { mist } from './wash.ts'

/** Sky, hills and wood behind a garden; with a house at x = `house` if that is given. */
export function gardenBackground(b: Brush, house?: number): void {
  const { layout } = b
  sky(b, 740)
  heavens(b, ...lay(b, [420, 200, 660], [820, 210, 640], [250, 190, 640]))
  clouds(b, 3, 320)
  ridge(b, 620, 34, '#8fa9a0', { depth: 0.58, bottom: 860, bumps: 5, slope: lay(b, 0, -120, 90) })
  const far = ridge(b, 690, 20, '#8cab72', { depth: 0.36, bottom: 900, slope: lay(b, 0, 60, -40) })
  farWood(b, far, 15, [130, 220], {
    depth: 0.34,
    pines: layout === 2 ? 0.6 : 0.2,
    colors: ['#55824f', '#a8b962'],
  })
  mist(b, 610, 790, b.mood.haze, 0.35)
  const roof = b.r.pick(['#a5583f', '#6f6a94', '#8a5c46', '#5f8078'])
  if (house)
    cottage(b, house, 812, 270, { depth: 0.14, roof, wall: b.r.pick(['#e3d2b6', '#e8c8b0', '#d4dcd0']) })
}
