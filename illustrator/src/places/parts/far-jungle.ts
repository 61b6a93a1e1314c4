import { blob } from '../../path.ts'
import type { Brush } from './brush.ts'
import { ridge } from './land.ts'
import { palm } from './plants.ts'
import { mist } from './wash.ts'

/** Hills of leaves in the haze. */
export function farJungle(b: Brush, y: number): void {
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
