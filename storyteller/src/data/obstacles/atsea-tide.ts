import type { ObstacleData } from '../schema.ts'

export const atseaTide: ObstacleData = {
  id: 'atsea-tide',
  kind: 'across',
  place: 'harbour',
  props: [{ prop: 'mud', where: 'near' }],
  tool: 'boat',
  avoid: [],
  meet: {
    three: [
      'The sea was out. There was just mud. Gloop!',
      'Where was the sea? It had gone. Now it was all mud.',
      'A boat lay on its side in the mud. "I want the sea," it said.',
      'No sea! Just mud.',
      '"The plug is out," said {friend}. Now it was mud.',
      'Squelch! Mud, mud, and no sea at all.',
    ],
    five: [
      'The sea had gone out, and left the boats sitting in the mud like {ducks in gravy|cows in a field}.',
      'There was no sea in the harbour. There was only mud, and a crab who seemed to know why.',
      'The sea had gone out. There was mud, and a boat that lay in it.',
      '{hero} put one foot in the mud, and the mud kept the shoe.',
      'Someone had let out the sea. What lay there now was mud, with a gull on it.',
      'They were ready to sail, but it was all mud, as far as the wall and farther.',
    ],
    seven: [
      'The sea was out. It had gone off without a word, and left the harbour full of mud, with every boat lying on its elbow. A man on the wall said that it was often like that, and went on with his pie.',
      'Between them and the water lay a good half mile of mud, brown and shiny and full of small noises. All the boats of the harbour lay about on it like cows. It was no place to put a foot that you were fond of.',
      'The sea had gone out and left its mud behind, with all the boats lying in it like cows at noon.',
      'A harbour ought to have a sea in it, and this one had mud. It went plip here, and plop there, and a bird with long legs walked about on it as if it owned the place.',
      '{friend} dropped a stone over the wall, and it did not splash. It said "glup". Where there had been water there was mud, in a thick, even coat, like icing.',
      'The mud had boats on it, all of them asleep on their sides. The sea was a thin bright line, a long way out, and it was in no hurry to come home.',
    ],
    verse: [
      'The sea had gone out and left nothing but mud. / The boats all lay down on the sand with a thud.',
      'The harbour was mud, and it gurgled and sighed. / The sea had gone out with the evening tide.',
      'The ships on their elbows lay down in the brown. / The sea was not in. It had gone out of town.',
      'Out had gone the evening tide. / Muddy boats lay on their side.',
    ],
    small: ['Where is the sea? / Mud to the knee!', 'No sea, just mud. / Plop, glug and thud.'],
  },
  solve: {
    three: [
      'They sat in a boat and had tea. Back came the sea! Up they went.',
      'They got in the boat. They sat. Lap, lap! The sea came in.',
      'They sat in the boat and sang. The mud got wet. The boat got up!',
      'They had a boat and a bun. In came the sea!',
      '"In we get," said {hero}. The boat sat. Then, oh! It sat on water.',
      'They had a nap in a boat. Up came the sea, and up came the boat.',
    ],
    five: [
      'They sat down in a boat, on the mud, with a bun each. "Now what?" said {friend}. "Now it comes to us," said {hero}. And it did.',
      'They got into a boat that was going nowhere, and said, "All aboard." A little water came. Then more. It picked the boat up like a cat.',
      'They sat in a boat and ate a bun. Then the sea came back.',
      '{hero} and {friend} played cards in the boat. At the third game it began to rock, and the mud was gone.',
      'They made the boat ready, on dry mud, and felt silly. Then the water came and tickled it.',
      'First they waited in the boat, then they waited some more. The sea got there in the end.',
    ],
    seven: [
      'They walked along the wall to the last boat of all, got in, and put up the sail. The man with the pie laughed till he had to hold his hat. Then something lapped. The mud began to shine, the boat stood up, and they sailed off in the middle of his laugh.',
      '{hero} put an ear to the bottom of the boat. "Wait for it," {he} said. They ate a plum. They ate another. The first water came round the corner no higher than a biscuit, feeling its way. At the fifth plum the boat gave a wriggle, and floated.',
      'They got into a boat on the mud and waited, feeling silly. Then the sea came in under them, and they felt clever.',
      'In the boat they had a nap, turn by turn. When it was {friend}\'s turn to wake up, there was a duck going by at eye level. "It is here," {fhe} said, and pulled in the rope.',
      'They sat in the boat and told each other the story of a very slow snail. At the good part the sea slid in under them, on its belly, to hear how it went on.',
      'A boat on mud is a bench. They made use of it as a bench, and ate their bread, until a ripple came and turned it back.',
    ],
    verse: [
      'They sat in a boat on the mud with some tea. / The tide tiptoed in, and it gave them the sea.',
      'The water crept up, and it lifted the boat. / They waved to the mud, and they started to float.',
      'They got in the boat and they hoisted the sail, / And up came the sea, with the tide by the tail.',
      '{hero} waited in the boat / Soon the water made it float.',
    ],
    small: ['Sit in the boat. / Wait. Now we float.', 'Lap, lap! It came. / "What is your name?"'],
  },
  fact: {
    three: [
      '"The sea goes out and in," said {hero}. "We can wait for in."',
      '"The sea will come back," said {hero}.',
      '"It went out, so it will come in," said {hero}.',
    ],
    five: [
      '"The moon pulls at the sea," said {hero}. "Twice a day it goes out, and twice it comes home. We just have to be in the boat."',
      '"The moon pulls the sea out and in," said {hero}. "Next comes in."',
      '"The sea never stays out for long," said {hero}. "It comes back as sure as supper."',
    ],
    seven: [
      '"The moon pulls the sea a little its way, while the world turns round below," said {hero}. "So the water goes out and comes in twice a day. It is no use chasing the sea. Sit where it is going to be."',
      '"The moon takes the sea away and the moon brings it back," said {hero}. "We only have to wait."',
      '"It is on its way, as it is twice a day," said {hero}. "The moon sees to that, and all we need to do is be ready."',
    ],
    verse: [
      '"The moon pulls the tide to go out and come in, / Two times every day. So sit down, and we\'ll win."',
    ],
    small: ['"The moon pulls the sea. / It comes back to me."'],
  },
}
