import type { Point } from '../path.ts'
import { builds } from './builds.ts'
import type { Build } from './build.ts'

export type FootKind = 'hoof' | 'paw' | 'column' | 'stub'

/** How a body on four legs is built: it faces right, its feet are on y = 0. In figure units. */
export type Frame = {
  build: Build
  /** x of the hips and of the shoulders. The two feet of a pair are `apart` to the left and to the right of it. */
  hips: number
  shoulders: number
  apart: number
  /** Length and width of the legs. */
  leg: number
  limb: number
  foot: FootKind
  /** Outline of the trunk. */
  body: readonly Point[]
  /** Lower end and width of the neck; null when the head is directly on the trunk. */
  neck: { from: Point; width: number } | null
  /** Middle of the head, when the figure stands (`head`) and lies (`low`). */
  head: Point
  low: Point
  headScale?: number
  /** Transform of the tail, which is drawn for a hip at (-30, -70): translation, scale `s`, rotation `turn` in degrees. */
  tail: { at: Point; s: number; turn: number }
  /** Half of the width of the figure, and its height above the middle of the head. */
  half: number
  over: number
}

const unicornBuild: Build = {
  fur: '#f1ebe6',
  light: '#f3d3d0',
  dark: '#8a6f86',
  inner: '#eeb8b8',
  nose: '#c78a8a',
  head: 'soft',
  rx: 66,
  ry: 62,
  ears: 'none',
  tail: 'none',
  muzzle: 'plain',
  size: 1.15,
  eyes: { x: 29, y: -4 },
}

/** The body of every species that goes on four legs. */
export const frames = {
  unicorn: {
    build: unicornBuild,
    hips: -64,
    shoulders: 56,
    apart: 18,
    leg: 96,
    limb: 35,
    foot: 'hoof',
    body: [
      [-110, -124],
      [-92, -168],
      [-40, -180],
      [20, -178],
      [76, -170],
      [98, -124],
      [70, -74],
      [0, -66],
      [-70, -72],
    ],
    neck: { from: [50, -134], width: 66 },
    head: [92, -226],
    low: [112, -92],
    tail: { at: [0, 0], s: 1, turn: 0 },
    half: 188,
    over: 150,
  },
  lion: {
    build: builds.lion,
    hips: -72,
    shoulders: 34,
    apart: 20,
    leg: 84,
    limb: 40,
    foot: 'paw',
    body: [
      [-116, -104],
      [-98, -146],
      [-44, -158],
      [20, -164],
      [76, -148],
      [86, -98],
      [56, -58],
      [-16, -56],
      [-86, -60],
    ],
    neck: null,
    head: [66, -204],
    low: [74, -104],
    tail: { at: [-96, -122], s: 1.05, turn: 0 },
    half: 176,
    over: 112,
  },
  dog: {
    build: builds.dog,
    hips: -62,
    shoulders: 36,
    apart: 18,
    leg: 74,
    limb: 33,
    foot: 'paw',
    body: [
      [-98, -96],
      [-84, -130],
      [-36, -138],
      [20, -144],
      [66, -136],
      [76, -92],
      [50, -54],
      [-10, -54],
      [-74, -56],
    ],
    neck: { from: [40, -110], width: 62 },
    head: [62, -194],
    low: [70, -74],
    tail: { at: [-84, -112], s: 1, turn: 8 },
    half: 146,
    over: 78,
  },
  elephant: {
    build: builds.elephant,
    hips: -74,
    shoulders: 34,
    apart: 24,
    leg: 84,
    limb: 54,
    foot: 'column',
    body: [
      [-132, -120],
      [-116, -178],
      [-58, -208],
      [14, -206],
      [78, -184],
      [98, -124],
      [70, -62],
      [-10, -52],
      [-100, -60],
    ],
    neck: null,
    head: [74, -206],
    low: [82, -112],
    headScale: 0.98,
    tail: { at: [-120, -140], s: 1.05, turn: -10 },
    half: 188,
    over: 92,
  },
  dinosaur: {
    build: { ...builds.dinosaur, rx: 70, ry: 60, head: 'soft' },
    hips: -62,
    shoulders: 30,
    apart: 22,
    leg: 74,
    limb: 46,
    foot: 'column',
    body: [
      [-120, -96],
      [-92, -146],
      [-36, -162],
      [24, -156],
      [72, -134],
      [84, -92],
      [56, -48],
      [-14, -42],
      [-88, -50],
    ],
    neck: { from: [50, -112], width: 62 },
    head: [92, -272],
    low: [116, -70],
    tail: { at: [-76, -92], s: 0.96, turn: 4 },
    half: 190,
    over: 96,
  },
  dragon: {
    build: builds.dragon,
    hips: -58,
    shoulders: 34,
    apart: 20,
    leg: 74,
    limb: 42,
    foot: 'paw',
    body: [
      [-104, -92],
      [-82, -134],
      [-32, -150],
      [26, -158],
      [74, -142],
      [82, -92],
      [56, -48],
      [-12, -46],
      [-80, -52],
    ],
    neck: { from: [44, -120], width: 66 },
    head: [78, -234],
    low: [92, -82],
    headScale: 0.96,
    tail: { at: [-78, -92], s: 1.15, turn: 0 },
    half: 196,
    over: 130,
  },
  turtle: {
    build: { ...builds.turtle, size: 1.04 },
    hips: -62,
    shoulders: 46,
    apart: 22,
    leg: 46,
    limb: 44,
    foot: 'stub',
    body: [
      [-112, -52],
      [-84, -76],
      [0, -80],
      [70, -72],
      [84, -48],
      [50, -28],
      [-20, -24],
      [-90, -30],
    ],
    neck: { from: [52, -56], width: 52 },
    head: [96, -140],
    low: [104, -68],
    headScale: 0.96,
    tail: { at: [-104, -44], s: 1, turn: 0 },
    half: 158,
    over: 78,
  },
  hedgehog: {
    build: { ...builds.hedgehog, rx: 66, ry: 58, size: 0.98 },
    hips: -52,
    shoulders: 34,
    apart: 18,
    leg: 34,
    limb: 33,
    foot: 'stub',
    body: [
      [-92, -66],
      [-76, -116],
      [-20, -142],
      [40, -130],
      [76, -84],
      [64, -34],
      [0, -18],
      [-68, -26],
    ],
    neck: null,
    head: [46, -92],
    low: [50, -78],
    tail: { at: [0, 0], s: 0, turn: 0 },
    half: 128,
    over: 74,
  },
} as const satisfies Record<string, Frame>

export type FourLegged = keyof typeof frames
/** Whether a species goes on four legs; it carries in its mouth or trunk. */
export const goesOnFour = (species: string): species is FourLegged => species in frames
