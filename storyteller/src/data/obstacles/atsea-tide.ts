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
      'The sea was out. Mud!',
    ],
    five: [
      'The sea had gone out, and left the boats sitting in the mud like {ducks in gravy|cows in a field}.',
      'There was no sea in the harbour. There was only mud, and a crab who seemed to know why.',
      'The sea had gone out. There was mud, and a boat that lay in it.',
    ],
    seven: [
      'The sea was out. It had gone off without a word, and left the harbour full of mud, with every boat lying on its elbow. A man on the wall said that it was often like that, and went on with his pie.',
      'Between them and the water lay a good half mile of mud, brown and shiny and full of small noises. All the boats of the harbour lay about on it like cows. It was no place to put a foot that you were fond of.',
      'The sea had gone out and left its mud behind, with all the boats lying in it like cows at noon.',
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
      'They sat in the boat. In came the sea!',
    ],
    five: [
      'They sat down in a boat, on the mud, with a bun each. "Now what?" said {friend}. "Now it comes to us," said {hero}. And it did.',
      'They got into a boat that was going nowhere, and said, "All aboard." A little water came. Then more. It picked the boat up like a cat.',
      'They sat in a boat and ate a bun. Then the sea came back.',
    ],
    seven: [
      'They walked along the wall to the last boat of all, got in, and put up the sail. The man with the pie laughed till he had to hold his hat. Then something lapped. The mud began to shine, the boat stood up, and they sailed off in the middle of his laugh.',
      '{hero} put an ear to the bottom of the boat. "Wait for it," {he} said. They ate a plum. They ate another. The first water came round the corner no higher than a biscuit, feeling its way. At the fifth plum the boat gave a wriggle, and floated.',
      'They got into a boat on the mud and waited, feeling silly. Then the sea came in under them, and they felt clever.',
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
    ],
    five: [
      '"The moon pulls at the sea," said {hero}. "Twice a day it goes out, and twice it comes home. We just have to be in the boat."',
      '"The moon pulls the sea out and in," said {hero}. "Next comes in."',
    ],
    seven: [
      '"The moon pulls the sea a little its way, while the world turns round below," said {hero}. "So the water goes out and comes in twice a day. It is no use chasing the sea. Sit where it is going to be."',
      '"The moon pulls at the sea, and so it goes out and comes in twice a day," said {hero}. "We only have to wait."',
    ],
    verse: [
      '"The moon pulls the tide to go out and come in, / Two times every day. So sit down, and we\'ll win."',
    ],
    small: ['"The moon pulls the sea. / It comes back to me."'],
  },
}
