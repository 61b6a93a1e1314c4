import type { Scene } from '@moonpage/storyteller/scene'
import { mix, multiply } from '../../colour.ts'
import type { Drawing } from '../../drawing.ts'
import { tinted, type Mood } from '../../mood.ts'
import type { Random } from '../../random.ts'
import type { Stage } from '../../stage-of-place.ts'

export type PlaceScene = Pick<Scene, 'setting' | 'place' | 'time' | 'light'>

export type Layout = 0 | 1 | 2

/** What every piece of a place is painted with. */
export type Brush = {
  readonly d: Drawing
  readonly mood: Mood
  readonly r: Random
  /** For what comes and goes with the hour: it must not move what stays. */
  readonly air: Random
  /** Which of its compositions a place has in this book. */
  readonly layout: Layout
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

export function brush(
  d: Drawing,
  mood: Mood,
  { r, air, layout, scene }: Pick<Brush, 'r' | 'air' | 'layout' | 'scene'>,
): Brush {
  // In the dark the land steps back a little, so that figures stand out from it.
  const back = mood.dark ? 0.1 : 0
  return {
    d,
    mood,
    r,
    air,
    layout,
    scene,
    tone: (color, depth = 0) => tinted(mood, depth + back * (1 - depth))(color),
    frame: (color) => mix(multiply(color, mood.ambient, 0.75), mood.shadow, mood.dark ? 0.5 : 0.3),
  }
}

export const shadeOf = (b: Brush, color: string): string =>
  mix(multiply(color, b.mood.shadow), b.mood.shadow, 0.25)

/** What differs between a place's three compositions. */
export const lay = <const T>(b: Pick<Brush, 'layout'>, ...layouts: readonly [T, T, T]): T => layouts[b.layout]

/** Where something stands and how large it is. */
export type Spot = readonly [x: number, y: number, size: number]
