import type { ThemeData } from '../schema.ts'
import { flatStone } from './teamwork/flat-stone.ts'
import { wheel } from './teamwork/wheel.ts'
import { ropes } from './teamwork/ropes.ts'
import { inARow } from './teamwork/in-a-row.ts'
import { thePlan } from './teamwork/the-plan.ts'

export const teamwork: ThemeData = {
  refrains: [
    'All together: one, two, three!',
    'Many {hands}, and up she goes.',
    'You take that end, I take this.',
    'One of us can, when all of us do.',
    'You hold, I will look.',
    'Left foot, right foot, same foot. Go!',
  ],
  summary: [
    'It is too heavy for one, and too heavy for two, and then they count again.',
    '{hero} does everything without help, and most of it falls over.',
    'Three together can do what one and one and one cannot.',
  ],
  strands: [flatStone, wheel, ropes, inARow, thePlan],
}
