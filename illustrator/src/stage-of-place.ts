import type { Drawing } from './drawing.ts'
import type { Mood } from './mood.ts'

/** What a place gives to the figures that act in it. Lengths in canvas units. */
export type Stage = {
  mood: Mood
  /** Where feet stand: y of the ground line of the foremost figures. */
  ground: number
  /** How colours look at a distance, 0 (near) … 1 (lost in the haze). */
  depthTint(depth: number): (color: string) => string
  /** Drawn after the figures: ferns, waves at a boat's bow, the rail of a bridge. */
  foreground(d: Drawing): void
  /** The stretch of ground that figures may stand on; the canvas between 260 and 1340 when absent. */
  room?: { left: number; right: number }
  /** Figures float freely instead of standing. */
  swims: boolean
  /** What the figures stand in: its back is drawn by the place, its front by `foreground`. */
  holds?: 'boat' | 'cloud'
  /** Where a figure that sits may sit (log, bench, step): y of the seat. */
  seat?: { x: number; y: number; width: number }
  /** Only `bedside`: where a sleeper's head lies (middle of the pillow) and how wide the bed is. */
  bed?: { x: number; y: number; width: number }
  /** Lights that the place itself has drawn (a lamp on the wall, a lit window), to light who is near. */
  lamps?: readonly { x: number; y: number; radius: number; color: string }[]
}
