import type { Prop, Scene } from '@moonpage/storyteller/scene'
import { mix, multiply } from '../../colour.ts'
import type { Drawing } from '../../drawing.ts'
import { tinted, type Mood } from '../../mood.ts'
import type { Random } from '../../random.ts'
import type { Stage } from '../../stage-of-place.ts'
import { hazeOf } from '../../weather/weather-mood.ts'

/** What of a scene a place depends on. */
export type PlaceScene = Pick<
  Scene,
  'setting' | 'place' | 'time' | 'weather' | 'light' | 'acts' | 'things'
> & {
  /** Out at sea, all swim or are on a raft. */
  isBoatless?: boolean
}

/** One of the three compositions of a place. */
export type Layout = 0 | 1 | 2

/** What every part of a place is painted with: drawing, mood and random streams. Lengths in canvas units. */
export type Brush = {
  readonly d: Drawing
  readonly mood: Mood
  /** For what is the same at every time of day. */
  readonly r: Random
  /** For what depends on the time of day. Separate from `r`, so that the rest is the same at every time. */
  readonly air: Random
  /** Which of its three compositions the place has. */
  readonly layout: Layout
  readonly scene: PlaceScene
  /** A colour as this mood shows it, `depth` 0 (near) … 1 (lost in the haze). */
  readonly tone: (color: string, depth?: number) => string
  /** A colour in the dark foreground that frames the picture. */
  readonly frame: (color: string) => string
}

/** The part of a Stage that each place sets itself; the rest follows from mood and scene. */
export type PlaceView = Pick<
  Stage,
  'ground' | 'room' | 'holds' | 'seat' | 'bed' | 'lamps' | 'rest' | 'fixtures'
> & {
  swims?: boolean
  /** Painted after the figures, in the same coordinates. */
  foreground?: (b: Brush) => void
}

/** Paints as if lit from the left; half of all pictures are mirrored afterwards. */
export type PaintPlace = (b: Brush) => PlaceView

/** Whether the scene has such a thing of its own, so that the place has none: a room with one lamp. */
export const isNamed = (b: Pick<Brush, 'scene'>, ...props: readonly Prop[]): boolean =>
  (b.scene.things ?? []).some(({ prop }) => prop !== null && props.includes(prop))

/** A brush for `d`: its colours are those of `mood`. */
export function brush(
  d: Drawing,
  mood: Mood,
  { r, air, layout, scene }: Pick<Brush, 'r' | 'air' | 'layout' | 'scene'>,
): Brush {
  // More haze in the dark, so that figures stand out from the land.
  const back = (mood.dark ? 0.1 : 0) + hazeOf(scene.weather)
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

/** The colour of the shaded side of `color` in this mood: multiplied with the mood's shadow, then mixed with it. */
export const shadeOf = (b: Brush, color: string): string =>
  mix(multiply(color, b.mood.shadow), b.mood.shadow, 0.25)

/** Returns the value for the place's layout: the first for layout 0, the second for 1, the third for 2. */
export const lay = <const T>(b: Pick<Brush, 'layout'>, ...layouts: readonly [T, T, T]): T => layouts[b.layout]

/** The position of something in canvas units, and its size. */
export type Spot = readonly [x: number, y: number, size: number]
