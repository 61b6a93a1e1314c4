import type { Pen } from './pen.ts'

export type PropInfo = {
  /** Size in canvas units at scale 1, without glow and ground shadow. */
  width: number
  height: number
  /**
   * `stands`: on the ground, upright. `held`: a figure can carry it. `sky`: hangs overhead. `ground`: lies on the
   * ground, too big or too loose to carry. `barrier`: spans the scene. `creature`: small and alive.
   */
  kind: 'stands' | 'held' | 'sky' | 'ground' | 'barrier' | 'creature'
  /**
   * Distance in canvas units from the origin down to the lowest point: 0 (also when absent) if the origin is at the
   * foot, half the height if it is the centre. A held prop on the ground is drawn this much higher.
   */
  gripY?: number
  /** Only barriers: whether they are drawn behind the figures or before them. */
  layer?: 'behind' | 'before'
  /** The colour of its light; absent when it gives none. */
  glows?: string
}

export type PropDrawing = PropInfo & { draw: (p: Pen) => void }
