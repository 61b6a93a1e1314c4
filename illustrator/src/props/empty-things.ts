import type { Prop } from '@moonpage/storyteller/scene'
import { builtStates } from './built.ts'
import { emptyNest } from './finds.ts'
import { emptyBasket, openBox } from './open-vessels.ts'
import type { Pen } from './pen.ts'
import { emptyPotOfEarth } from './plant-states.ts'
import { bareDrum, emptyBell } from './sound.ts'
import * as made from './thing-states.ts'

/** Things with nothing in or on them. */
export const emptyThings = {
  sign: builtStates.emptySign,
  basket: emptyBasket,
  nest: emptyNest,
  cup: made.emptyCup,
  'soup-pot': made.emptyPot,
  'treasure-chest': made.emptyChest,
  'flower-pot': emptyPotOfEarth,
  bathtub: builtStates.emptyBathtub,
  drum: bareDrum,
  bell: emptyBell,
  box: openBox,
  suitcase: made.openSuitcase,
  jar: made.openJar,
  'jam-jar': made.openJar,
  'honey-jar': made.openJar,
} satisfies Partial<Record<Prop, (p: Pen) => void>>
