import { mix } from '../../colour.ts'
import type { Brush } from './brush.ts'
import { waterColor } from './water.ts'

/** Colours of the open sea, far and near. */
export const waters = (b: Brush): readonly [string, string] => [
  mix(waterColor(b, '#7fc0cc', 0.3), b.mood.sky[2], 0.35),
  mix(b.tone('#2f6f96'), b.mood.sky[0], 0.25),
]
