import type { Scene } from '@moonpage/storyteller/scene'
import { mix, multiply } from '../../colour.ts'
import type { Drawing } from '../../drawing.ts'
import { tinted, type Mood } from '../../mood.ts'
import type { Random } from '../../random.ts'
import type { Stage } from '../../stage.ts'

export type PlaceScene = Pick<Scene, 'setting' | 'place' | 'time' | 'light'>

/** What every piece of a place is painted with. */
export type Brush = {
  readonly d: Drawing
  readonly mood: Mood
  readonly r: Random
  readonly scene: PlaceScene
  /** A colour as this mood shows it, `depth` 0 (near) … 1 (lost in the haze). */
  readonly tone: (color: string, depth?: number) => string
  /** The same close before the eye, out of the light: what frames the picture. */
  readonly frame: (color: string) => string
}

/** What a place tells the composer; all else of a Stage follows from mood and scene. */
export type PlaceView = Pick<Stage, 'ground' | 'room' | 'holds' | 'seat' | 'bed' | 'lamps'> & {
  swims?: boolean
  /** Painted after the figures, in the same coordinates. */
  foreground?: (b: Brush) => void
}

/** Paints as if lit from the left; half of all pictures are mirrored afterwards. */
export type PaintPlace = (b: Brush) => PlaceView

export function brush(d: Drawing, mood: Mood, r: Random, scene: PlaceScene): Brush {
  // In the dark the land steps back a little, so that figures stand out from it.
  const back = mood.dark ? 0.1 : 0
  return {
    d,
    mood,
    r,
    scene,
    tone: (color, depth = 0) => tinted(mood, depth + back * (1 - depth))(color),
    frame: (color) => mix(multiply(color, mood.ambient, 0.75), mood.shadow, mood.dark ? 0.5 : 0.3),
  }
}

export const shadeOf = (b: Brush, color: string): string =>
  mix(multiply(color, b.mood.shadow), b.mood.shadow, 0.25)
