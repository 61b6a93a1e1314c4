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
    ],
    five: [
      'On the path sat a pumpkin. It had grown all summer, and now it was wider than the path and {very pleased|rather proud}.',
      'A pumpkin sat on the path. It was fat, and it had no plans to move.',
      'Round a corner they met a pumpkin. It filled the path from side to side.',
    ],
    seven: [
      'Right across the path sat the biggest pumpkin {in} {land}. It had been growing since June, and it clearly felt that the path had been put there for {it to sit on|it to see}.',
      'In the middle of the path sat a pumpkin the size of a pony. It had started as one small seed and no one had told it when to stop.',
      'A pumpkin sat on the path, as wide as the path, and as pleased as a cat on a letter.',
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
    ],
    five: [
      'They dug a little earth from under one side. The pumpkin {wobbled|tipped}, thought about it, and rolled out of the way.',
      'They dug out a little earth on one side. Off it rolled, bump, bump, bump.',
      '{hero} dug, {friend} pushed, and the pumpkin rolled home to the other pumpkins.',
    ],
    seven: [
      'They scooped a hollow in the earth, just to the left of it, and gave one small push. The pumpkin leaned, thought it over, and rolled into its new seat with a sigh. It seemed to like the view.',
      'They did not push it up. They dug away a bit of earth at one side. The pumpkin felt the slope, leaned, and went off down the path by itself, like somebody who has just remembered something.',
      'They dug on one side, not much, and gave it a nudge. The pumpkin went off to sit somewhere else.',
    ],
    verse: [
      'They dug a dip, gave one soft shove, / And it rolled off like a fat round dove.',
      'They dug on one side, and it rolled with a bump / Right off the path with a merry thump.',
    ],
    small: ['A dip, and then / it rolled home again.', 'Dig on one side. / Off for a ride!'],
  },
  fact: {
    three: [
      '"Round things roll down," said {hero}. "Let us make a down!"',
      '"Round things roll down," said {hero}.',
    ],
    five: [
      '"It is round," said {hero}, "and round things roll downhill by themselves. All we need is a very small hill."',
    ],
    seven: [
      '"It is far too heavy to carry," said {hero}. "But the earth pulls everything down, pumpkins too. If we give it a lower place to go, the pulling is done for us."',
      '"We can not lift it," said {hero}, "but round things roll down, if we make them a down."',
    ],
    verse: ['"The earth pulls all things down," they said. / "So let us make it a lower bed."'],
    small: ['"It is round, you see. / Let it roll free."'],
  },
}
