import type { Kin } from '@moonpage/storyteller/scene'
import type { Point } from '../path.ts'
import type { Bird } from './birds.ts'
import type { Build } from './build.ts'

/** Birds on the body of a penguin or an owl. */
export const birdKins = {
  goose: {
    fur: '#eeebe4',
    light: '#ffffff',
    dark: '#c9c4ba',
    nose: '#e8923c',
    feetColor: '#e8923c',
    size: 0.96,
  },
  swan: {
    fur: '#f6f4ef',
    light: '#ffffff',
    dark: '#d0ccc4',
    nose: '#d9683a',
    feetColor: '#55505a',
    size: 1.02,
  },
  duck: {
    fur: '#a5896c',
    light: '#e6dcc8',
    dark: '#3c6146',
    nose: '#e8b03c',
    feetColor: '#e8923c',
    size: 0.8,
  },
  hen: {
    fur: '#b5673c',
    light: '#ecc794',
    dark: '#8a4a2a',
    nose: '#e8b03c',
    feetColor: '#e0a03c',
    size: 0.8,
  },
  turkey: {
    fur: '#6b4a3a',
    light: '#b98a64',
    dark: '#4a3228',
    nose: '#c9564a',
    feetColor: '#c98a4a',
    size: 0.98,
  },
  stork: {
    fur: '#f1eee8',
    light: '#ffffff',
    dark: '#3a3840',
    nose: '#d0523a',
    feetColor: '#d0523a',
    size: 1.08,
  },
  pelican: {
    fur: '#efe8dc',
    light: '#fbf6ec',
    dark: '#8f8a86',
    nose: '#e8a53c',
    feetColor: '#d98a4a',
    size: 1,
  },
  puffin: {
    fur: '#33343f',
    light: '#f6f2ea',
    dark: '#26272f',
    nose: '#e0693a',
    feetColor: '#e0693a',
    size: 0.78,
  },
  peacock: {
    fur: '#2f6f98',
    light: '#7fb8c4',
    dark: '#25557a',
    nose: '#d9a53c',
    feetColor: '#a98a5a',
    size: 0.98,
  },
  ostrich: {
    fur: '#4a4650',
    light: '#e6ded2',
    dark: '#33303a',
    nose: '#d99a6a',
    feetColor: '#d99a6a',
    size: 1.16,
  },
  pigeon: {
    fur: '#8591a4',
    light: '#c3ccd6',
    dark: '#66728a',
    nose: '#c9a0a0',
    feetColor: '#d0706a',
    size: 0.74,
  },
  gull: {
    fur: '#b9c3ce',
    light: '#ffffff',
    dark: '#7f8a98',
    nose: '#e8b03c',
    feetColor: '#e8a53c',
    size: 0.8,
  },
  parrot: {
    fur: '#c8483c',
    light: '#f0c24f',
    dark: '#3f7fb0',
    nose: '#4a4650',
    feetColor: '#8a8a92',
    size: 0.8,
  },
} as const satisfies Partial<Record<Kin, Partial<Build>>>

type Change = Partial<Bird>

/** The outline of a bird with a neck, `up` figure units higher than a penguin. */
const necked = (up: number, thick: number): Pick<Bird, 'head' | 'top' | 'body' | 'shoulder'> & Change => {
  const side: Point[] = [
    [50, -246 - up],
    [63, -204 - up],
    [44, -160 - up],
    [thick, -150 - up * 0.4],
    [68, -136],
    [92, -88],
    [68, -26],
  ]
  return {
    head: -204 - up,
    top: -272 - up,
    shoulder: [70, -122],
    body: [[0, -270 - up], ...side, [0, -8], ...side.toReversed().map(([x, y]): Point => [-x, y])],
  }
}

/** Birds that are told by neck, legs, beak or the color of the head. */
export const kinShapes: Readonly<Partial<Record<Kin, Change>>> = {
  goose: necked(62, 34),
  swan: necked(86, 30),
  stork: { ...necked(80, 30), legs: 62, beak: 1.1 },
  pelican: { ...necked(44, 36), beak: 1.3 },
  ostrich: { ...necked(104, 22), legs: 78, hood: '#e3bca6' },
  duck: { hood: '#3d7a50' },
  puffin: { beak: 0.95 },
}

/** How much higher the head is than a penguin's, in figure units. */
export const neckOf = ({ kin }: { kin?: Kin | null }): number => {
  const shape = kin ? kinShapes[kin] : undefined
  return shape?.top === undefined ? 0 : -272 - shape.top
}

/** Birds on the body of an owl that have no tufts of feathers on the head. */
export const untufted: ReadonlySet<Kin> = new Set(['hen', 'turkey', 'peacock', 'pigeon', 'parrot'])
