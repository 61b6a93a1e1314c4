import { bedroomBooks } from '../obstacles/bedroom-books.ts'
import { bedroomBall } from '../obstacles/bedroom-ball.ts'
import { bedroomBlanket } from '../obstacles/bedroom-blanket.ts'
import { bedroomBalloon } from '../obstacles/bedroom-balloon.ts'
import { bedroomPuddle } from '../obstacles/bedroom-puddle.ts'
import { bedroomSpoon } from '../obstacles/bedroom-spoon.ts'
import type { SettingData } from '../schema.ts'

export const bedroom: SettingData = {
  names: [
    'the Upstairs Room',
    'the Blue Bedroom',
    'the Room at the Top of the Stairs',
    'the Land of Under-the-Bed',
    'the Attic Room',
    'the Land Behind the Wardrobe',
  ],
  within: 'in',
  where: [
    'where the floorboards knew every game',
    'where socks went to be explorers',
    'where the blanket had hills in it',
    'where the toys had a meeting each evening',
    'where the wardrobe hummed a little',
    'where every button had once been lost',
  ],
  homes: [
    'a warm place under the window',
    'a snug spot under the squeaky spring',
    'a cosy corner by the bookcase',
    'a shoebox with a curtain',
    'a drawer full of soft jumpers',
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
      'A marble rolled out of their way, which was polite of it, and went back when they had passed.',
      'They passed a mitten, a marble, and half a biscuit that had seen better days.',
      'Downstairs somebody was washing up, and the plates said clink, like far-off sheep bells.',
      'The curtain breathed in and out, as if the whole house were nearly asleep.',
      'The bookcase rose up beside them like a town, with a different light in every window.',
    ],
    verse: [
      'The rug was a meadow, the fringe a wood, / And there by the marble a lost sock stood.',
      'The rug was a meadow all woolly and green, / The wildest place they had ever seen.',
      'Downstairs the plates went clink and clink. / The curtain breathed. The lamp gave a wink.',
      'A button lay there like a shield on the floor. / A thin line of gold shone under the door.',
      'The bed was a hill, and the coat was a bear. / Nothing was small that was standing there.',
      'A ball was there that had not been found. / It had been waiting, and being round.',
    ],
    small: [
      'Tick, said the clock. / "Hi," said a sock.',
      'The rug was thick. / Tick, tick, tick, tick.',
      'Squeak, went the floor / down by the door.',
      'A crumb! A pin! / A big world to be in.',
      'The bed so high! / It was like the sky.',
    ],
  },
  hush: {
    three: [
      'Tick, tock, said the clock.',
      'The house was still.',
      'The socks lay still.',
      'Creak, said the bed. Then hush.',
    ],
    five: [
      'The house gave a creak, as houses do when they lie down.',
      'The curtain breathed in, and the curtain breathed out.',
      'All the toys lay where they were, and looked as if they had never moved.',
      "There was a thin gold line under the door, and somebody's feet went softly by.",
    ],
    seven: [
      'Downstairs the last plate was put away, and someone turned off the kitchen light.',
      'The whole house let out its breath, one stair at a time.',
      'On the shelf the books leaned on each other and slept, all but the one that was always left open.',
      'A car went by outside, and its light walked once round the ceiling and went home.',
    ],
    verse: [
      'The stairs are still, the plates are dry. / The curtain gives one sleepy sigh.',
      'The toys are still, the blocks are stacked. / The bag for tomorrow is very nearly packed.',
      'A light goes round the ceiling, slow. / The clock says tick, but says it low.',
      'The socks have found their twins at last. / The floor is hushed. The day is past.',
      'The books are closed, and the day is read. / The room sits down at the end of the bed.',
    ],
    small: [
      'The clock says tock. / Good night, old sock.',
      'The toys lie still / below the sill.',
      'Shh, says the bed. / Lie down, small head.',
      'A light, so thin, / looks in, looks in.',
    ],
  },
  route: [
    { place: 'bedroom-floor', called: 'the edge of the rug', avoid: [] },
    { place: 'bedroom-window', called: 'the windowsill', avoid: [] },
    { place: 'blanket-fort', called: 'the blanket fort', avoid: [] },
  ],
  helpers: ['mouse', 'bear', 'cat', 'rabbit', 'robot', 'owl'],
  obstacles: [bedroomBooks, bedroomBall, bedroomBlanket, bedroomBalloon, bedroomPuddle, bedroomSpoon],
}
