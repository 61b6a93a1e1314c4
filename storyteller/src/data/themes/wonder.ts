import type { ThemeData } from '../schema.ts'
import { lights } from './wonder/lights.ts'
import { sitAndSee } from './wonder/sit-and-see.ts'
import { standingInIt } from './wonder/standing-in-it.ts'
import { listening } from './wonder/listening.ts'
import { theSpeck } from './wonder/the-speck.ts'

export const wonder: ThemeData = {
  refrains: [
    'Oh, look. Oh, look up.',
    'Stop a bit, and look again.',
    'Hush now, and see.',
    'There, and there, and there. Do you see?',
    'Small, smaller, look how small.',
    'Slow feet see more.',
  ],
  summary: [
    'Everyone hurries past the best thing of all, and two of them stop.',
    '{hero} has seen it all before, and has not looked once.',
    'The best thing of the day takes up no room, and is very nearly missed.',
  ],
  strands: [lights, sitAndSee, standingInIt, listening, theSpeck],
}
