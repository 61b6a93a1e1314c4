import type { ThingColor } from '@moonpage/storyteller/scene'

/** The colors that a scene can give things, as paint. */
export const dyes: Readonly<Record<ThingColor, string>> = {
  red: '#c8443a',
  orange: '#dc8236',
  yellow: '#ecc04a',
  green: '#6f9c4a',
  blue: '#3f7fb5',
  purple: '#8a65a8',
  pink: '#e08fa6',
  brown: '#8a5c3e',
  white: '#f4ede0',
  black: '#3a3640',
  gray: '#9a99a2',
  golden: '#e3b045',
}
