import type { Prop } from '@moonpage/storyteller/scene'
import type { Drawing } from './drawing.ts'
import type { Mood } from './mood.ts'

/** A part of a room that the place has drawn: the middle of its lowest edge is on (x, y). */
export type Fixture = { prop: Prop; x: number; y: number; half: number; height: number; isRound?: boolean }

/** How sleepers lie where there is no bed of `bedside`'s own: a head that is first is on (x, y), heads in a row of `width`. */
export type Rest = {
  kind: 'bed' | 'heap' | 'hill' | 'hammock' | 'window'
  x: number
  y: number
  width: number
}

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
  /** Where figures lie down to sleep. */
  rest?: Rest
  /** A door, window or stairs of the room: a thing of the scene with that prop is there, and is not drawn again. */
  fixtures?: readonly Fixture[]
  /** Lamps and lit windows that the place has drawn; they light figures and props near them. */
  lamps?: readonly { x: number; y: number; radius: number; color: string }[]
}
