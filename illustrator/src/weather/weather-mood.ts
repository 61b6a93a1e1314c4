import type { Weather } from '@moonpage/storyteller/scene'
import { mix } from '../colour.ts'
import type { Mood } from '../mood.ts'

/** What a weather mixes into sky, haze and light, by day and in the dark: a color and its share, 0…1. */
type Cast = {
  sky: readonly [string, number]
  haze: readonly [string, number]
  ambient: readonly [string, number]
}

const casts: Partial<Record<Weather, { day: Cast; dark: Cast }>> = {
  fog: {
    day: { sky: ['#dde1e2', 0.8], haze: ['#dfe3e4', 0.85], ambient: ['#e6eaea', 0.5] },
    dark: { sky: ['#7d88a8', 0.62], haze: ['#8c97b6', 0.7], ambient: ['#b4bcd8', 0.3] },
  },
  snow: {
    day: { sky: ['#cfd8e6', 0.72], haze: ['#e4ebf4', 0.75], ambient: ['#e6edfa', 0.5] },
    dark: { sky: ['#5a6a98', 0.5], haze: ['#8d9cc4', 0.55], ambient: ['#b8c4ea', 0.35] },
  },
  rain: {
    day: { sky: ['#93a0b2', 0.7], haze: ['#a3afbc', 0.65], ambient: ['#c2ccda', 0.5] },
    dark: { sky: ['#33405f', 0.55], haze: ['#4f5e80', 0.55], ambient: ['#8c9abf', 0.3] },
  },
  storm: {
    day: { sky: ['#5d667f', 0.8], haze: ['#7a8398', 0.7], ambient: ['#aab4ca', 0.6] },
    dark: { sky: ['#232c4a', 0.65], haze: ['#414e70', 0.6], ambient: ['#7f8cb4', 0.35] },
  },
}

/** The mood of a place in a weather. */
export function inWeather(mood: Mood, weather: Weather | undefined): Mood {
  const cast = weather && casts[weather]?.[mood.dark ? 'dark' : 'day']
  if (!cast) return mood
  const to = (color: string, [other, share]: readonly [string, number]) => mix(color, other, share)
  const [top, middle, low] = mood.sky
  return {
    ...mood,
    sky: [to(top, cast.sky), to(middle, cast.sky), to(low, cast.sky)],
    haze: to(mood.haze, cast.haze),
    ambient: to(mood.ambient, cast.ambient),
  }
}

/** How much nearer everything is to the haze: 0 in clear air. */
export const hazeOf = (weather: Weather | undefined): number =>
  weather === 'fog' ? 0.16 : weather === 'snow' ? 0.14 : weather === 'storm' || weather === 'rain' ? 0.05 : 0

/** Whether clouds are before sun, moon and stars. */
export const isOvercast = (weather: Weather | undefined): boolean => weather !== undefined && weather in casts
