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
      'The roof was so high, and no lift!',
      'Nine floors up! {friend} sat down to think.',
      '"Push the button," said {hero}. They did. Not a thing came.',
      'A cat sat in the lift. It would not go up.',
    ],
    five: [
      'The roof garden was nine floors up, and on the lift hung a note. It said: {asleep|out to lunch}.',
      'They had to go up nine floors, and the lift was asleep.',
      'The garden was on the roof. The roof was up, up, up.',
      '"It is up there," said {friend}. They looked up so far that their hats fell off.',
      'A cat had gone to bed in the lift, and nobody liked to wake it. And so it slept, with nine floors still to go.',
      'They rang for the lift. It sent word that it had a cold.',
    ],
    seven: [
      'The roof garden was nine floors up. On the lift hung a note, in a shaky hand. It said: I have been up and down all my life, and today I am {having a rest|sitting down}.',
      'There was a garden up there, you could smell it. But the lift was out to lunch, and the stairs had been painted, and were still thinking about it.',
      'It was nine floors up to the roof garden, and the lift had gone to bed with a cold.',
      'They pressed the button for the roof. Far up in the house the lift gave a cough, came down half a floor, and changed its mind.',
      'To get to the roof you took the lift, and today somebody had taken it already. It stood in the yard with its wheels off.',
      'The lift had stopped at the ninth floor to look at the view, and did not come down again.',
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
      'In the basket! Some pots went down, and up they rode.',
      'A basket for two, please! It went up and up.',
    ],
    five: [
      'They found the basket for the window cleaner. They put flowerpots in the other one, and as the pots came down, they went up.',
      'They sat in one basket and put pots in the other. Down went the pots, and up they went.',
      'Two baskets hung on a rope. The pots went down. {hero} and {friend} went up, and waved.',
      'Somebody dropped nine flowerpots into one basket. The other had {hero} in it, and {friend}, and up it flew.',
      '"More pots," called {friend} from the basket. At pot number six they left the ground.',
      'The lady up there put her pots in a basket. Theirs rose past nine windows.',
    ],
    seven: [
      'On the wall hung two baskets on one rope, over a wheel. They sat in the lower one. The lady on the roof put flowerpots into the other, one, two, five, until it was just a bit heavier. Then down came the pots, nodding, and up went the two of them past nine floors of supper.',
      'The window cleaner had two baskets on one rope. They sat in the lower one, and asked a man at the top to fill the other with flowerpots. As the pots came down they met them. Good evening, they said, and went up.',
      'They sat in one basket and had pots put into the other. Down went the pots, and up they went, past nine suppers.',
      '{hero} and {friend} got into the basket by the door. Far above them a boy filled its twin with pots, and counted. At eleven the street let go of them.',
      'On one side of the wheel hung a basket with the friends in it. On the other went six pots, a bag of earth and a small tree, and that did it.',
      'Their basket rose, and a basket of pots came by. They met in the middle, and both sides were very polite.',
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
      '"We must weigh less than the pots," said {hero}.',
    ],
    five: [
      '"Two baskets on one rope are a pair of scales," said {hero}. "If the other one is heavier, we go up."',
      '"The heavy side goes down," said {hero}. "So let us be the light side."',
      '"A rope over a wheel can lift us," said {hero}, "if some big thing comes down."',
    ],
    seven: [
      '"It is a pair of scales with a wheel on top," said {hero}. "No one has to lift us at all. Something else only has to weigh a little more than we do."',
      '"Two baskets on a rope are scales," said {hero}. "If the other one weighs more, we go up."',
      '"Whatever is heavier goes down and pulls the rest up," said {hero}. "So we need some heavy pots."',
    ],
    verse: ['"Two baskets on a rope will weigh. / When that one drops, we\'re on our way."'],
    small: ['"One down, one up, / like a pan and a cup."'],
  },
}
