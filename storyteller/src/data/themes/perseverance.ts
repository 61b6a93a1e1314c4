import type { ThemeData } from '../schema.ts'
import { slope } from './perseverance/slope.ts'
import { knot } from './perseverance/knot.ts'
import { gate } from './perseverance/gate.ts'
import { whistle } from './perseverance/whistle.ts'
import { nineStones } from './perseverance/nine-stones.ts'

export const perseverance: ThemeData = {
  refrains: [
    'Up again, and on again.',
    'Not this time? Then next time.',
    'Try, and try, and one more try.',
    'Down we go, and up we get.',
    'Nearly is on the way to done.',
    'That was nine. Now for ten.',
  ],
  summary: [
    'It does not work the first time, nor the second, nor the ninth.',
    '{hero} has a drawer full of things that are nearly finished.',
    'Everyone gives up at two, and it opens at ten.',
  ],
  strands: [slope, knot, gate, whistle, nineStones],
}
