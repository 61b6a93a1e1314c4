import type { Expression } from '@moonpage/storyteller/scene'

/** A point, in canvas units unless it says otherwise. */
export type Spot = { x: number; y: number }

/** `brace` has the feet in front, to pull; `sit` is on the ground, `perch` on a seat that is as high as the hips of the figure that stands. `lie` is on the back. */
export type Legs =
  | 'stand'
  | 'step'
  | 'brace'
  | 'run'
  | 'jump'
  | 'sit'
  | 'perch'
  | 'kneel'
  | 'climb'
  | 'lie'
  | 'tumble'
  | 'kick'

/** The thing or figure that is acted on, in figure units: its middle and half of its width. */
export type Target = { at: Spot; half: number }

/**
 * What a figure does with its body. Points are in figure units: it faces right, its feet are on (0, 0), y goes down, a
 * fox is about 380 high. What a species cannot do is done as nearly as it can: a point out of reach is reached towards.
 */
export type FigureAction = {
  /** The act that this is, and what to (null: to what is usual), so that a species can do it in its own way. */
  act?: { name: string; target: Target | null }
  legs: Legs
  /**
   * Points that the hands touch. `front` is the hand at the right of the figure. On four legs `front` is the mouth or
   * trunk and `back` a paw; for birds the wings; for swimmers the fins. An arm without a point hangs.
   */
  reach: { front?: Spot | undefined; back?: Spot | undefined }
  /** On four legs: a point that a paw touches besides what the mouth has. */
  paw?: Spot | undefined
  /** `closed` round a thing; `flat` lies against it; `open` waves, points or begs. */
  grip: 'open' | 'closed' | 'flat'
  /** What holds the thing that `FigurePlace.held` draws; the front hand when absent. `both`: it is in the middle of both. */
  holds?: 'front' | 'back' | 'both'
  /** Angle of the body, in degrees: positive leans forward, to the right. It leans further if its hands have to. */
  lean: number
  /** 0 stands upright, 1 squats with the hip on the heels. */
  crouch: number
  /** What the eyes look at. */
  gaze: Spot | 'viewer'
  head: 'front' | 'three-quarter' | 'profile'
  /** How far the trunk is turned; like the head when absent. */
  body?: 'front' | 'three-quarter' | 'profile'
  /** Angle of the head, in degrees, added to that of the body: positive nods. */
  tilt: number
  face: Expression
  /** How strong the face is: 1 mild, 2 strong. */
  strength: 1 | 2
}

/** Edges, y down. */
export type Edges = { left: number; right: number; top: number; bottom: number }

/** Where a drawn figure has its parts, in canvas units. `hands` and `feet` have front and then back. */
export type FigureGeometry = { face: Edges; body: Edges; hands: [Spot, Spot]; feet: [Spot, Spot] }
