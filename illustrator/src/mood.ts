import type { Time } from '@moonpage/storyteller/scene'
import { mix, multiply } from './colour.ts'
import type { LightSource } from './drawing.ts'

/** Light and palette of a scene. All fill colors go through `tinted`, so that figures, props and place have the same light. */
export type Mood = LightSource & {
  sky: readonly [top: string, middle: string, horizon: string]
  /** Color that every fill is multiplied by, with the share `ambientShare` (0 to 1). */
  ambient: string
  ambientShare: number
  /** Color of what is far away. */
  haze: string
  warm: string
  /** Lamps and stars are lit. */
  dark: boolean
}

const outdoors: Record<Time, Mood> = {
  afternoon: {
    sky: ['#7fb0c4', '#f3d7a0', '#fbe7bd'],
    key: '#fff0c4',
    shadow: '#5a3f5e',
    ambient: '#ffe9c8',
    ambientShare: 0.5,
    haze: '#f1d6a6',
    dir: [-0.6, 0.75],
    warm: '#fff1b8',
    dark: false,
  },
  sunset: {
    sky: ['#4a4a80', '#c07a86', '#f6b878'],
    key: '#ffd2a0',
    shadow: '#3c2c58',
    ambient: '#f0c4b0',
    ambientShare: 0.5,
    haze: '#d8957c',
    dir: [0.6, 0.7],
    warm: '#ffc56b',
    dark: false,
  },
  dusk: {
    sky: ['#2f2f66', '#6a4f86', '#b07898'],
    key: '#e8c4d0',
    shadow: '#241f4c',
    ambient: '#b8a4cc',
    ambientShare: 0.5,
    haze: '#6c5a90',
    dir: [0.6, 0.7],
    warm: '#ffc56b',
    dark: true,
  },
  night: {
    sky: ['#131a3d', '#27386b', '#4a5f8f'],
    key: '#cfd9ff',
    shadow: '#151538',
    ambient: '#8a97d6',
    ambientShare: 0.5,
    haze: '#3b4f82',
    dir: [0.45, 0.9],
    warm: '#ffd07a',
    dark: true,
  },
}

/** The mood of a place under the open sky. */
export const outdoorMood = (time: Time): Mood => outdoors[time]

/** Returns a function that shows a color in this mood; `depth` from 0 (near) to 1 (only haze is left). */
export const tinted =
  (mood: Mood, depth = 0) =>
  (color: string): string =>
    mix(multiply(color, mood.ambient, mood.ambientShare), mood.haze, depth)
