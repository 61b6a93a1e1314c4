import type { ObstacleData } from '../schema.ts'

export const gardenPumpkin: ObstacleData = {
  id: 'garden-pumpkin',
  kind: 'blocked',
  place: 'vegetable-patch',
  props: [{ prop: 'pumpkin', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'A pumpkin sat on the path. It was as big as a {bed|door}!',
      'Oh! A pumpkin, and so fat. No one could get by.',
      'A pumpkin sat there, so fat.',
      'The pumpkin was wide. The path was not.',
      '"Hop over it," said {friend}. Over that pumpkin? No!',
      'Fat, round, and in the way. A pumpkin!',
      'Push! Push! The pumpkin just sat.',
    ],
    five: [
      'On the path sat a pumpkin. It had grown all summer, and now it was wider than the path and {very pleased|rather proud}.',
      'A pumpkin sat on the path. It was fat, and it had no plans to move.',
      'Round a corner they met a pumpkin. It filled the path from side to side.',
      'A pumpkin had come to sit on the path. When it came it had been a small one.',
      '{hero} pushed the pumpkin. It was like pushing a house.',
      'There was more pumpkin than path. A beetle went round it, and that took all day.',
    ],
    seven: [
      'Right across the path sat the biggest pumpkin {in} {land}. It had been growing since June, and it clearly felt that the path had been put there for {it to sit on|it to see}.',
      'In the middle of the path sat a pumpkin the size of a pony. It had started as one small seed and no one had told it when to stop.',
      'A pumpkin sat on the path, as wide as the path, and as pleased as a cat on a letter.',
      'Last week there had been room to go by. Since then it had rained twice, and a pumpkin makes the most of rain.',
      '"Could you move over?" asked {friend}. The pumpkin could not. It was a plant, and besides it was comfortable.',
      'Somebody had tied a ribbon round the pumpkin: FIRST PRIZE. It sat there on the path and knew it.',
    ],
    verse: [
      'A pumpkin sat across the track, / As round as the moon from front to back.',
      'A pumpkin sat as big as a cow. / How could they get by it? How, oh how?',
    ],
    small: ['A pumpkin, so fat! / It sat and sat.', 'Pumpkin, so round! / It sat on the ground.'],
  },
  solve: {
    three: [
      'They dug the earth away. Roll, roll, bump! Off it went.',
      'Dig, dig, dig. It had a small hill now. Off it rolled!',
      'They dug a dip. It rolled off.',
      'They dug. It tipped. Off it went!',
      'A little hole, a little push. Bye, pumpkin!',
      '{friend} dug on one side. Down it rolled.',
    ],
    five: [
      'They dug a little earth from under one side. The pumpkin {wobbled|tipped}, thought about it, and rolled out of the way.',
      'They dug out a little earth on one side. Off it rolled, bump, bump, bump.',
      '{hero} dug, {friend} pushed, and the pumpkin rolled home to the other pumpkins.',
      'They made a dip beside it with two spoons. It took its time, tipped, and rolled in with a bump.',
      'The pumpkin did not want to go up, so they gave it a down. Bump, and the path was free.',
      '{friend} dug like a mole. Soon one side of the ground was lower, and the pumpkin went to see.',
    ],
    seven: [
      'They scooped a hollow in the earth, just to the left of it, and gave one small push. The pumpkin leaned, thought it over, and rolled into its new seat with a sigh. It seemed to like the view.',
      'They did not push it up. They dug away a bit of earth at one side. The pumpkin felt the slope, leaned, and went off down the path by itself, like somebody who has just remembered something.',
      'They dug on one side, not much, and gave it a nudge. The pumpkin went off to sit somewhere else.',
      'With a spoon and a flat stone they took away the earth on the left, bit by bit. They had not quite finished when the pumpkin rolled into it, for it could not wait.',
      'They dug it a bed, right next to the path, and the pumpkin rolled over into it, as one does at night, without waking up.',
      'A small hole, on the side where it should go, and one finger. That was all. It had only wanted to be shown.',
    ],
    verse: [
      'They dug a dip, gave one soft shove, / And it rolled off like a fat round dove.',
      'They dug on one side, and it rolled with a bump / Right off the path with a merry thump.',
    ],
    small: ['A dip, and then / it rolled home again.', 'Dig on one side. / Off for a ride!'],
  },
  fact: {
    three: [
      '"It is round, so it can roll," said {hero}. "Let us make a down!"',
      '"Round things roll down," said {hero}.',
      '"Make a low place," said {hero}. "It will go there."',
    ],
    five: [
      '"It is round," said {hero}, "and round things roll downhill by themselves. All we need is a very small hill."',
      '"Everything wants to go down," said {hero}. "We only have to make it a place that is lower."',
      '"If one side is low," said {hero}, "it will roll there on its own."',
    ],
    seven: [
      '"It is far too heavy to carry," said {hero}. "But the earth pulls everything down, pumpkins too. If we give it a lower place to go, the pulling is done for us."',
      '"We can not lift it," said {hero}, "but round things roll down, if we make them a down."',
      '"It is too heavy for us, but not for the earth, which pulls at it all day," said {hero}. "Take away what it stands on, and the earth will do the work."',
    ],
    verse: ['"The earth pulls all things down," they said. / "So let us make it a lower bed."'],
    small: ['"It is round, you see. / Let it roll free."'],
  },
}
