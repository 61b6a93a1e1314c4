import type { Drawing } from './drawing.ts'
import type { Mood } from './mood.ts'

/** What a place provides for the figures in it. Lengths and positions in canvas units, y down. */
export type Stage = {
  mood: Mood
  /** y of the ground under the feet of the figures that are nearest to the camera. */
  ground: number
  /** Returns a function that shows a color at a distance from 0 (near) to 1 (only haze is left). */
  depthTint(depth: number): (color: string) => string
  /** Draws what is in front of the figures: ferns, waves at a boat's bow, the rail of a bridge. */
  foreground(d: Drawing): void
  /** Bounds in x of the ground that figures may stand on. When absent, each module of `staging/` has its own default. */
  room?: { left: number; right: number }
  /** Figures float in water: they do not stand on the ground. */
  swims: boolean
  /** What the figures stand in. The place draws its back, `foreground` its front. */
  holds?: 'boat' | 'cloud'
  /** A seat (log, bench, step) for a figure that sits; `y` is its top. */
  seat?: { x: number; y: number; width: number }
  /** The bed of the place `bedside`: (x, y) is the middle of the pillow, where a sleeper's head lies. */
  bed?: { x: number; y: number; width: number }
  /** Lamps and lit windows that the place has drawn; they light figures and props near them. */
  lamps?: readonly { x: number; y: number; radius: number; color: string }[]
}
