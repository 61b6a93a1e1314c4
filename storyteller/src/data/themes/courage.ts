import type { ThemeData } from '../schema.ts'
import { goingFirst } from './courage/going-first.ts'
import { tenSteps } from './courage/ten-steps.ts'
import { oneFootIn } from './courage/one-foot-in.ts'
import { singingOut } from './courage/singing-out.ts'
import { knockAndStay } from './courage/knock-and-stay.ts'

export const courage: ThemeData = {
  refrains: [
    'A little bit scared, and a little bit more brave.',
    'Wobble, wobble, and still we go.',
    'One small brave, and then one more.',
    'Shaky knees, but off we go.',
    'Scared is allowed. So is going on.',
    'In goes a toe, and the rest will follow.',
  ],
  summary: [
    'Someone has to go first, and it turns out that wobbly is good enough.',
    '{hero} never goes first, and today there is only a front to the line.',
    'Everyone has a very good reason to stay just where they are.',
  ],
  strands: [goingFirst, tenSteps, oneFootIn, singingOut, knockAndStay],
}
