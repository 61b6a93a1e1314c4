import type { Pose } from '@moonpage/storyteller/scene'
import type { Clothes, Person } from './clothes.ts'
import type { Face } from './expressions.ts'
import type { Gaze } from './eyes.ts'
import type { Pen } from './pen.ts'

/** One figure in its own coordinates: looking right, feet on (0, 0), a fox about 380 high. */
export type Actor = {
  p: Pen
  pose: Pose
  face: Face
  clothes: Clothes
  person: Person | null
  /** Where the eyes look, each -1…1. */
  gaze: Gaze
  /** The head's turn to the side, 0 to the reader, 1 three quarters to the right. */
  turn: number
  /** Seen from behind. */
  back: boolean
  /** Carries something in the front hand: draws it, grip at (x, y). */
  held?: ((x: number, y: number) => void) | undefined
  /** y of what it looks at, in its own units: of a friend's head, when it hugs. */
  lookY: number | null
  /** Somebody stands close before it: what it carries, it holds to its chest. */
  close: boolean
  /** Under a blanket: only head and shoulders show. */
  inBed: boolean
  /** Floats in water instead of standing. */
  swims: boolean
}

/** Where the composer finds what it needs, in the figure's own coordinates. */
export type Anchors = { hand: { x: number; y: number }; head: { x: number; y: number }; top: number }
