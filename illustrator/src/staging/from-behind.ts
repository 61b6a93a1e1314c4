import type { Stage } from '../stage-of-place.ts'
import { measure } from './measure.ts'
import type { Staging } from './place-cast.ts'
import type { Placed } from './players.ts'

/**
 * A staging for the framing `from-behind`. The hero and companions stand large in front, with their backs to the reader.
 * The figure that the hero looks at, and props, stand further back and between them. A hero in bed is not moved.
 */
export function turnAround(staging: Staging, stage: Pick<Stage, 'ground' | 'swims'>): Staging {
  const [hero, ...others] = staging.placed
  if (!hero || hero.inBed) return staging
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
  const fromBehind = (one: Placed): Placed => ({
    ...one,
    back: true,
    reach: measure(one, { swims: one.swims, back: true }),
    scale: one.scale * grown,
  })
  const front = { ...fromBehind(hero), x: 800 - side * sway, y: base }
  const turnBeside = (other: Placed): Placed => {
    const i = beside.indexOf(other)
    return {
      ...fromBehind(other),
      x: seen
        ? 800 + side * (i ? -470 : 330)
        : front.x + side * (i ? -1 : 1) * (150 * front.scale + 130 * other.scale),
      y: base - 14,
    }
  }
  // Between the figures in front, so that no head covers it.
  const setBack = (other: Placed): Placed => ({
    ...other,
    x: 800 + side * (beside.length ? 20 : 170),
    y: stage.swims ? other.y : stage.ground - 60,
    scale: other.scale * 0.86,
  })
  const spots = seen ? [beside.length ? 170 : 400, 520, -480] : [190, 420, -60]
  const near = staging.near.map((each, i) => ({
    ...each,
    x: 800 + side * (spots[i] ?? 0),
    y: each.y - 70,
    scale: each.scale * 0.95,
  }))
  return {
    ...staging,
    placed: [front, ...others.map((other) => (other === seen ? setBack(other) : turnBeside(other)))],
    near: near.toSorted((a, b) => a.y - b.y),
  }
}
