import type { FigureMark, Pose } from '@moonpage/storyteller/scene'
import type { Clothes, Person } from './clothes.ts'
import type { Face } from './expressions.ts'
import type { Gaze } from './eyes.ts'
import type { FigureAction, FigureGeometry } from './figure-action.ts'
import type { Point } from '../path.ts'
import type { Pen } from './pen.ts'

/** A figure to draw, in figure units: it faces right, its feet are on (0, 0), y goes down, a fox is about 380 high. */
export type Actor = {
  p: Pen
  pose: Pose
  face: Face
  clothes: Clothes
  person: Person | null
  /** What is all over it. */
  mark?: FigureMark | undefined
  /** Where the eyes look: x and y from -1 to 1 each. */
  gaze: Gaze
  /** Turn of the head: 0 faces the reader, 1 is a three-quarter view to the right; from -0.6 to 1. */
  turn: number
  /** Seen from behind. */
  back: boolean
  /** Draws the prop in the front hand, with its grip at (x, y). Absent when the figure carries nothing. */
  held?: ((x: number, y: number) => void) | undefined
  /** y of what the figure looks at, in figure units; null when it looks at the reader. In a hug it is the other's head. */
  lookY: number | null
  /** Another figure stands close in front, so a carried prop is held to the chest. */
  close: boolean
  /** Under a blanket, so that only head and shoulders are seen. */
  inBed: boolean
  /** Floats in water. */
  swims: boolean
  /** How the head of a figure with an action is seen; absent for one with a pose. */
  view?: 'front' | 'three-quarter' | 'profile'
  /** Where the tip of the trunk goes, relative to the middle of the head; absent when the pose decides. */
  trunkTo?: Point | undefined
  /** By how much the wind moves cloth to the left, in figure units; less than 0 to the right. */
  wind?: number | undefined
  /** What the figure does, in place of `pose`. */
  action?: FigureAction | undefined
}

/** Front hand, middle of the head, and y of the highest point, in figure units. */
export type Anchors = {
  hand: { x: number; y: number }
  head: { x: number; y: number }
  top: number
  /** Of a figure with an action. */
  geometry?: FigureGeometry
}
