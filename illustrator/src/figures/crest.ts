import { n1 } from '../path.ts'
import type { Build } from './build.ts'
import type { Pen } from './pen.ts'

/** Draws spikes along the middle of the head. */
export function drawCrest(p: Pen, build: Build): void {
  if (!build.spikes) return
  const color = p.t(build.spikes)
  const tall = build.head === 'tall'
  const count = tall ? 5 : 3
  for (let i = 0; i < count; i++) {
    const x = tall ? -58 + i * 25 : -26 + i * 22
    const y = tall ? -Math.sqrt(1 - (x / 86) ** 2) * build.ry * 1.08 + 12 : -build.ry + 10
    p.d.shape(
      tall
        ? `M${x - 17} ${n1(y + 8)}q0 -36 14 -42q20 10 20 40Z`
        : `M${x - 14} ${y}q10 -34 16 -38q8 12 12 36Z`,
      color,
    )
  }
}
