import type { Scene } from '@moonpage/storyteller/scene'
import type { Drawing } from '../drawing.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage-of-place.ts'
import type { Layout } from '../staging/layout.ts'
import { drawDark, drawFireflies, drawGlowOver } from '../staging/lights.ts'

/** Draws the dark around the lamps, and their glow. */
export function drawLights(
  d: Drawing,
  { lamps, middle }: Layout,
  heads: readonly { x: number; y: number; radius: number }[],
  scene: Scene,
  { mood, ground }: Stage,
  r: Random,
): void {
  const main = lamps.toSorted((a, b) => b.radius - a.radius)[0]
  if (main && mood.dark && scene.framing !== 'spot' && scene.light !== 'fireflies')
    drawDark(d, main, mood.shadow, scene.light === 'sky' ? 0.3 : 0.62, heads)
  for (const lamp of lamps) drawGlowOver(d, lamp)
  if (scene.light === 'fireflies')
    drawFireflies(
      d,
      r,
      { left: middle - 560, right: middle + 560, top: ground - 560, bottom: ground + 20 },
      heads,
    )
}
