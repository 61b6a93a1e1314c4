import type { ThemeData } from '../schema.ts'
import { theHug } from './forgiveness/the-hug.ts'
import { theHand } from './forgiveness/the-hand.ts'
import { sorryOfGrass } from './forgiveness/sorry-of-grass.ts'
import { underTheHat } from './forgiveness/under-the-hat.ts'
import { rubbedOut } from './forgiveness/rubbed-out.ts'

export const forgiveness: ThemeData = {
  refrains: [
    'Sorry is a door, and it opens.',
    'Let it go, and let it float.',
    'Cross, less cross, and then not cross.',
    'Say it, mend it, shake on it.',
    'Put it down, it is heavy.',
    'A hug is bigger than a huff.',
  ],
  summary: [
    'Somebody began all the trouble, and somebody has to decide what to do about it.',
    '{hero} has a long cross speech ready, and someone to say it to.',
    "It was somebody's fault, and that turns out not to be the main thing.",
  ],
  strands: [theHug, theHand, sorryOfGrass, underTheHat, rubbedOut],
}
