import { withDrawings } from './drawn-before.ts'
import { withFurniture, type Evidence } from './furniture.ts'
import { withThoseHeld } from './held-between.ts'
import { withThoseSeated } from './keeps-seat.ts'
import type { Scene } from './scene.ts'
import { withThoseInside } from './stays-in.ts'

/**
 * A picture of a book with what earlier ones left at its place: who sits there, what lies in a nest or is held, what stands about, what is
 * drawn on a sheet. What its own lines say comes first.
 * @param before earlier pictures, as their lines say them
 */
export function withContinuity(scene: Scene, before: readonly Scene[], evidence: Evidence = {}): Scene {
  const seated = withThoseSeated(scene, before, evidence.content)
  const inside = withThoseHeld(withThoseInside(seated, before), before, evidence.later)
  return withDrawings(withFurniture(inside, before, evidence), before)
}
