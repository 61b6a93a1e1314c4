import type { Stage } from '../stage-of-place.ts'
import { measure } from './measure.ts'
import type { Staging } from './place-cast.ts'

/**
 * Changes `staging` in place for the framing `from-behind`. The hero and companions stand large in front, with their backs to
 * the reader. The figure that the hero looks at, and props, stand further back and between them. A hero in bed is not moved.
 */
export function turnAround(staging: Staging, stage: Pick<Stage, 'ground' | 'swims'>): void {
  const [hero, ...others] = staging.placed
  if (!hero || hero.inBed) return
  // A figure that holds the hero's hand or walks stays beside the hero.
  const seen = others.find(
    ({ member }) =>
      member.who === hero.member.looks_at && member.pose !== 'hold-hands' && member.pose !== 'walk',
  )
  const beside = others.filter((other) => other !== seen)
  const side = staging.dir
  const grown = 1.32
  const base = stage.swims ? hero.y : stage.ground + 96
  const sway = seen && beside.length ? 310 : seen || staging.near.length || beside.length ? 250 : 120
  hero.back = true
  hero.reach = measure(hero, { swims: hero.swims, back: true })
  hero.x = 800 - side * sway
  hero.y = base
  hero.scale *= grown
  beside.forEach((other, i) => {
    other.back = true
    other.reach = measure(other, { swims: other.swims, back: true })
    other.x = seen
      ? 800 + side * (i ? -470 : 330)
      : hero.x + side * (i ? -1 : 1) * (150 * hero.scale + 130 * other.scale)
    other.y = base - 14
    other.scale *= grown
  })
  if (seen) {
    // Between the figures in front, so that no head covers it.
    seen.x = 800 + side * (beside.length ? 20 : 170)
    seen.y = stage.swims ? seen.y : stage.ground - 60
    seen.scale *= 0.86
  }
  staging.near.forEach((near, i) => {
    const spots = seen ? [beside.length ? 170 : 400, 520, -480] : [190, 420, -60]
    near.x = 800 + side * (spots[i] ?? 0)
    near.y -= 70
    near.scale *= 0.95
  })
  staging.near.sort((a, b) => a.y - b.y)
}
