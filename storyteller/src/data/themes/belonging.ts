import type { ThemeData } from '../schema.ts'
import { oddGap } from './belonging/odd-gap.ts'
import { oddNote } from './belonging/odd-note.ts'
import { oddChair } from './belonging/odd-chair.ts'
import { oddStep } from './belonging/odd-step.ts'
import { listOfNames } from './belonging/list-of-names.ts'

export const belonging: ThemeData = {
  refrains: [
    'There is a place that is just your size.',
    'Odd and even, in we come.',
    'Room for me and room for you.',
    'Odd is a shape, and it fits.',
    'Come as you are, sit where you like.',
    'Budge up, there is one more.',
  ],
  summary: [
    'The odd one out turns out to be the one who fits.',
    'There is a gap that nobody fits, and {hero}, who fits nowhere else.',
    'Everybody is the right shape for everything, and it is no help at all.',
  ],
  strands: [oddGap, oddNote, oddChair, oddStep, listOfNames],
}
