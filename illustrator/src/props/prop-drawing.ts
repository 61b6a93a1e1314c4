import type { Pen } from './pen.ts'

export type PropInfo = {
  /** What is drawn, in canvas units at scale 1; glow and ground shadow not counted. */
  width: number
  height: number
  /**
   * `held`: a paw can carry it. `sky`: hangs overhead. `ground`: lies on the ground, too big or too loose to carry.
   * `barrier`: in the way, spans the scene. `creature`: small and alive.
   */
  kind: 'stands' | 'held' | 'sky' | 'ground' | 'barrier' | 'creature'
  /**
   * How far the drawing reaches below its origin: 0 for what stands on its foot, for held things the way from
   * the grip to the lowest point (to set one on the ground, draw it this much higher), half the height for what
   * is drawn around its centre.
   */
  gripY?: number
  /** Barriers: drawn behind the figures or before them. */
  layer?: 'behind' | 'before'
  /** The colour of its light. */
  glows?: string
}

export type PropDrawing = PropInfo & { draw: (p: Pen) => void }
