import type { Place, Time } from '@moonpage/storyteller/scene'
import { mix } from '../colour.ts'
import { outdoorMood, type Mood } from '../mood.ts'
import { inWeather } from '../weather/weather-mood.ts'
import type { PlaceScene } from './parts/brush.ts'

const timeIndex: Record<Time, number> = { afternoon: 0, sunset: 1, dusk: 2, night: 3 }
const at = <T>(time: Time, list: readonly [T, T, T, T]): T => list[timeIndex[time]] as T

/** Moods outdoors by time of day. They differ more than the moods of portraits in `mood.ts`. */
export const outdoors: Record<Time, Mood> = {
  afternoon: {
    ...outdoorMood('afternoon'),
    sky: ['#6db1d0', '#c6dfd2', '#ffe8ac'],
    ambient: '#fff0cc',
    haze: '#f3dfae',
    key: '#fff0b8',
  },
  sunset: {
    ...outdoorMood('sunset'),
    sky: ['#5a5299', '#d97f92', '#ffc47e'],
    ambient: '#fac8b6',
    haze: '#e59c8c',
    shadow: '#45306a',
  },
  dusk: {
    ...outdoorMood('dusk'),
    sky: ['#2c3179', '#6a56a8', '#d08fac'],
    ambient: '#b8acea',
    haze: '#7866ae',
    shadow: '#27225c',
    key: '#f0cce0',
  },
  night: {
    ...outdoorMood('night'),
    sky: ['#101c50', '#24448f', '#5580bb'],
    ambient: '#98abf2',
    haze: '#4464a6',
    shadow: '#161c50',
    key: '#dce6ff',
  },
}

/** Moods under the sea: the blue is darker at later times. */
const deep = (time: Time): Mood => ({
  sky: at(time, [
    ['#6fd0cc', '#2b8aa6', '#15597f'],
    ['#c9a58f', '#4a7f9a', '#1f4f7c'],
    ['#7a7cc8', '#3c5aa8', '#1f3876'],
    ['#4a86c4', '#2458a0', '#143468'],
  ]),
  key: at(time, ['#d8fff0', '#ffe6c4', '#dcd4ff', '#cfe6ff']),
  shadow: at(time, ['#0a3a5c', '#16345f', '#18285c', '#0f2050']),
  ambient: at(time, ['#a8dede', '#b0c4cc', '#9ca8e0', '#8fb0ec']),
  ambientShare: at(time, [0.5, 0.55, 0.6, 0.62]),
  haze: at(time, ['#2a86a4', '#3d7094', '#3a5496', '#234c88']),
  dir: [0.3, 0.95],
  warm: '#ffe9a0',
  dark: time === 'dusk' || time === 'night',
})

/** Moods on the moon: always dark; only the hue of the light changes with the time. */
const space = (time: Time): Mood => ({
  sky: at(time, [
    ['#1c2868', '#4448a2', '#8474c4'],
    ['#261a5a', '#643884', '#ba6c8c'],
    ['#131240', '#2f2462', '#5a3a80'],
    ['#0c1038', '#1a225c', '#344490'],
  ]),
  key: at(time, ['#fff6e0', '#ffe0c8', '#e8dcff', '#d8e0ff']),
  shadow: at(time, ['#1d1846', '#201642', '#16123a', '#100f2e']),
  ambient: at(time, ['#e4def8', '#ecc4d6', '#b8aee4', '#98a8ea']),
  ambientShare: 0.45,
  haze: at(time, ['#6258b0', '#8a5290', '#4a3c88', '#2c3474']),
  dir: [0.7, 0.65],
  warm: '#ffd07a',
  dark: true,
})

/** Moods indoors: light from a window on the left by day, from a lamp on the right at dusk and at night. */
const room = (time: Time): Mood => ({
  sky: outdoors[time].sky,
  key: at(time, ['#fff4d8', '#ffdcae', '#ffdf9e', '#ffdb96']),
  shadow: at(time, ['#4a3a58', '#4a2f5c', '#302458', '#22205a']),
  ambient: at(time, ['#fff2df', '#f8d0ba', '#d2aec4', '#a898cc']),
  ambientShare: at(time, [0.45, 0.5, 0.58, 0.68]),
  haze: at(time, ['#e8d8bc', '#b88a80', '#5f5684', '#454878']),
  dir: at<readonly [number, number]>(time, [
    [0.7, 0.7],
    [0.7, 0.7],
    [-0.6, 0.75],
    [-0.7, 0.7],
  ]),
  warm: '#ffcf7a',
  dark: time === 'dusk' || time === 'night',
})

/** The mood of a cave: that of the sky outside, a little darker, since light comes in only through the mouth. */
const cave = (time: Time, sky: Mood): Mood => ({
  ...sky,
  ambient: mix(sky.ambient, sky.shadow, 0.12),
  dark: at(time, [false, true, true, true]),
})

type Tint = Partial<Record<'sky' | 'ambient' | 'haze' | 'shadow', readonly [color: string, share: number]>>

/** What a setting mixes into the outdoor mood: a colour and its share, 0…1. */
const airs: Partial<Record<PlaceScene['setting'], Tint>> = {
  'at-sea': { sky: ['#78b8d0', 0.18], haze: ['#8fbccc', 0.25] },
  jungle: { sky: ['#9ac48c', 0.2], haze: ['#8fc09a', 0.4], ambient: ['#d8eeb4', 0.25] },
  desert: { sky: ['#f0a868', 0.16], haze: ['#eab27a', 0.35], ambient: ['#ffd8a0', 0.2] },
  snow: {
    sky: ['#a8c4e4', 0.3],
    haze: ['#b4cbe8', 0.45],
    ambient: ['#dce8ff', 0.45],
    shadow: ['#40558c', 0.45],
  },
  mountain: { sky: ['#8fb4d8', 0.16], haze: ['#a4b8d4', 0.3] },
  clouds: {
    sky: ['#b4aef2', 0.2],
    haze: ['#e8c4e0', 0.45],
    ambient: ['#fbe0f4', 0.35],
    shadow: ['#6a5598', 0.4],
  },
  city: { haze: ['#b09ab4', 0.2] },
}

function mixAir(mood: Mood, tint: Tint | undefined): Mood {
  if (!tint) return mood
  // Less in the dark, where a bright hue would lighten the picture too much.
  const share = mood.dark ? 0.45 : 1
  const to = (color: string, change?: readonly [string, number]) =>
    change ? mix(color, change[0], change[1] * share) : color
  const [top, middle, low] = mood.sky
  return {
    ...mood,
    sky: [to(top, tint.sky), to(middle, tint.sky), to(low, tint.sky)],
    ambient: to(mood.ambient, tint.ambient),
    haze: to(mood.haze, tint.haze),
    shadow: to(mood.shadow, tint.shadow),
  }
}

const indoors: ReadonlySet<Place> = new Set([
  'castle-hall',
  'bedroom-floor',
  'blanket-fort',
  'bedroom-window',
  'barn',
  'bedside',
  'indoors',
  'heap',
])

/** The mood of a place at its time of day, before a picture is mirrored. */
export function moodOf({ place, setting, time, weather }: PlaceScene): Mood {
  if (indoors.has(place)) return room(time)
  if (setting === 'under-the-sea' || place === 'underwater') return deep(time)
  if (setting === 'moon') return space(time)
  const plain = outdoors[time]
  const air = mixAir({ ...plain, dir: [Math.abs(plain.dir[0]), plain.dir[1]] }, airs[setting])
  return place === 'ice-cave' || place === 'cave' ? cave(time, air) : inWeather(air, weather)
}
