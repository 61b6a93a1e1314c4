import { bedroomBooks } from '../obstacles/bedroom-books.ts'
import { bedroomBall } from '../obstacles/bedroom-ball.ts'
import { bedroomBlanket } from '../obstacles/bedroom-blanket.ts'
import type { SettingData } from '../schema.ts'

export const bedroom: SettingData = {
  names: [
    'the Upstairs Room',
    'the Blue Bedroom',
    'the Room at the Top of the Stairs',
    'the Land of Under-the-Bed',
  ],
  within: 'in',
  where: [
    'where the floorboards knew every game',
    'where socks went to be explorers',
    'where the blanket had hills in it',
    'where the toys had a meeting each evening',
  ],
  homes: [
    'a warm place under the window',
    'the bed with the squeaky spring',
    'a cosy corner by the bookcase',
  ],
  sense: {
    three: [
      'Squeak, said the floor.',
      'A sock lay there. Hello, sock.',
      'The rug was soft.',
      'Tick, said the clock.',
    ],
    five: [
      'The rug felt like a meadow under them.',
      'A sock lay by the way, dreaming of its twin.',
      'The lamp made a round gold pond on the floor.',
      'Somewhere below, somebody was washing up, clink, clink.',
      'The curtain breathed in and out.',
    ],
    seven: [
      'From down here the rug was a meadow, and its fringe was a wood.',
      'They passed a lonely mitten, a marble, and half a biscuit that had seen better days.',
      'They passed a mitten, a marble, and half a biscuit that had seen better days.',
      'Downstairs somebody was washing up, and the plates said clink, like far-off sheep bells.',
      'The curtain breathed in and out, as if the whole house were nearly asleep.',
      'The bookcase rose up beside them like a town, with a different light in every window.',
    ],
    verse: [
      'The rug was a meadow, the fringe a wood, / And there by the marble a lost sock stood.',
      'The rug was a meadow all woolly and green, / The wildest place they had ever seen.',
      'Downstairs the plates went clink and clink. / The curtain breathed. The lamp gave a wink.',
    ],
  },
  hush: {
    three: ['Tick, tock, said the clock.', 'The house was still.'],
    five: [
      'The house gave a creak, as houses do when they lie down.',
      'The curtain breathed in, and the curtain breathed out.',
    ],
    seven: [
      'Downstairs the last plate was put away, and someone turned off the kitchen light.',
      'The whole house let out its breath, one stair at a time.',
    ],
    verse: ['The stairs are still, the plates are dry. / The curtain gives one sleepy sigh.'],
  },
  route: [
    { place: 'bedroom-floor', called: 'the edge of the rug', avoid: [] },
    { place: 'bedroom-window', called: 'the windowsill', avoid: [] },
    { place: 'blanket-fort', called: 'the blanket fort', avoid: [] },
  ],
  helpers: ['mouse', 'bear', 'cat', 'rabbit', 'robot', 'owl'],
  obstacles: [bedroomBooks, bedroomBall, bedroomBlanket],
}
