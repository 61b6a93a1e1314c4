import type { ThemeData } from '../schema.ts'
import { aGame } from './friendship/a-game.ts'
import { theSwing } from './friendship/the-swing.ts'
import { theBall } from './friendship/the-ball.ts'
import { theName } from './friendship/the-name.ts'
import { thePicture } from './friendship/the-picture.ts'

export const friendship: ThemeData = {
  refrains: [
    'Two is a good number, and three is better.',
    'Side by side, and there is room for more.',
    'You and me, and whoever we see.',
    'Wait for me, and I will wait for you.',
    'Hop along, there is a place by me.',
    'One hello, and then see what happens.',
  ],
  summary: [
    'At the end of the way waits somebody with no one to play with.',
    '{hero} and {friend} do it all in twos, until they meet a one.',
    'Somebody has laid out a game for two, and is still waiting.',
  ],
  strands: [aGame, theSwing, theBall, theName, thePicture],
}
