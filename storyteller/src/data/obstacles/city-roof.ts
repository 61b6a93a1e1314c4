import type { ObstacleData } from '../schema.ts'

export const cityRoof: ObstacleData = {
  id: 'city-roof',
  kind: 'up',
  place: 'rooftop',
  props: [],
  tool: 'basket',
  avoid: ['heights'],
  meet: {
    three: [
      'They had to go up, up, up. But the lift was off.',
      'They had to get up to the roof. How?',
      'The lift had a note on it. It said, "I am asleep."',
      'The roof was far up, and the lift was off.',
    ],
    five: [
      'The roof garden was nine floors up, and on the lift hung a note. It said: {asleep|out to lunch}.',
      'They had to go up nine floors, and the lift was asleep.',
      'The garden was on the roof. The roof was up, up, up.',
    ],
    seven: [
      'The roof garden was nine floors up. On the lift hung a note, in a shaky hand. It said: I have been up and down all my life, and today I am {having a rest|sitting down}.',
      'There was a garden up there, you could smell it. But the lift was out to lunch, and the stairs had been painted, and were still thinking about it.',
      'It was nine floors up to the roof garden, and the lift had gone to bed with a cold.',
    ],
    verse: [
      'The roof was up nine flights of stairs. / The lift was busy with its own affairs.',
      'The garden was high on the roof of the town. / The lift would go neither up nor down.',
    ],
    small: ['The roof was high, / up near the sky.', 'Nine floors to go! / The lift said no.'],
  },
  solve: {
    three: [
      'A basket hung on a rope. They filled one side. Up they went!',
      'They sat in a basket. Pots went down. The basket went up!',
      'Up went one basket. Down came the other, full of pots. "Hello, pots!"',
      'Pots down, and up went their basket!',
    ],
    five: [
      'They found the basket for the window cleaner. They put flowerpots in the other one, and as the pots came down, they went up.',
      'They sat in one basket and put pots in the other. Down went the pots, and up they went.',
      'Two baskets hung on a rope. The pots went down. {hero} and {friend} went up, and waved.',
    ],
    seven: [
      'On the wall hung two baskets on one rope, over a wheel. They sat in the lower one. The lady on the roof put flowerpots into the other, one, two, five, until it was just a bit heavier. Then down came the pots, nodding, and up went the two of them past nine floors of supper.',
      'The window cleaner had two baskets on one rope. They sat in the lower one, and asked a man at the top to fill the other with flowerpots. As the pots came down they met them. Good evening, they said, and went up.',
      'They sat in one basket and had pots put into the other. Down went the pots, and up they went, past nine suppers.',
    ],
    verse: [
      'One basket down, with pots and clay, / The other went up, and they rode away.',
      'The pots came down and the friends went up. / They waved to a pot and a buttercup.',
    ],
    small: ['Pots in, and go! / The basket rose so.', 'A basket, a rope! / Up past the soap.'],
  },
  fact: {
    three: [
      '"If that side goes down, we go up," said {hero}.',
      '"One goes down, and one goes up," said {hero}.',
    ],
    five: [
      '"Two baskets on one rope are a pair of scales," said {hero}. "If the other one is heavier, we go up."',
    ],
    seven: [
      '"It is a pair of scales with a wheel on top," said {hero}. "No one has to lift us at all. Something else only has to weigh a little more than we do."',
      '"Two baskets on a rope are scales," said {hero}. "If the other one weighs more, we go up."',
    ],
    verse: ['"Two baskets on a rope will weigh. / When that one drops, we\'re on our way."'],
    small: ['"One down, one up, / like a pan and a cup."'],
  },
}
