import type { Filling, Prop } from '../scene.ts'
import { stuffs } from '../scene.ts'

export type Stuff = (typeof stuffs)[number]

/** Other words for what vessels hold. */
const stuffWords: Readonly<Record<string, Stuff>> = {
  stew: 'soup',
  broth: 'soup',
  custard: 'pudding',
  oatmeal: 'porridge',
  oats: 'porridge',
  dough: 'batter',
  cream: 'milk',
  lemonade: 'juice',
  chocolate: 'cocoa',
  rain: 'water',
  rainwater: 'water',
  soil: 'earth',
  dirt: 'earth',
  mud: 'earth',
  syrup: 'honey',
  marmalade: 'jam',
  grain: 'corn',
  rice: 'corn',
  seeds: 'corn',
}

export const stuffNamed = (word: string): Stuff | undefined =>
  stuffs.find((one) => one === word) ?? stuffWords[word]

/** What stands for several words of what a vessel holds. */
export const fillingWords: Readonly<Record<string, Filling>> = {
  fruit: 'apple',
  food: 'bread',
  gold: 'corn',
  peas: 'corn',
  toys: 'teddy',
  wood: 'log',
  logs: 'log',
  vegetables: 'carrot',
  flowers: 'flower',
  fireflies: 'firefly',
}

/** What stuff is in where no vessel is named; null where it is not drawn by itself. */
export const usualVessels: Readonly<Record<Stuff, Prop | null>> = {
  soup: 'soup-pot',
  pudding: 'bowl',
  porridge: 'bowl',
  batter: 'bowl',
  jam: 'jam-jar',
  honey: 'honey-jar',
  milk: 'cup',
  juice: 'cup',
  tea: 'cup',
  cocoa: 'cup',
  paint: 'paint-pot',
  water: null,
  sand: null,
  earth: null,
  // These have props of their own.
  flour: 'flour',
  snow: 'snowdrift',
  corn: 'corn',
}

/** Words for things that hold others. */
export const vesselWords: ReadonlySet<string> = new Set(
  'bowl cup plate basket jar bucket pail sack box crate pot soup-pot pan barrel bag mug cart wagon chest treasure-chest jug kettle teapot tub bathtub dish glass nest spoon bottle suitcase hat boat flower-pot barrow'.split(
    ' ',
  ),
)
