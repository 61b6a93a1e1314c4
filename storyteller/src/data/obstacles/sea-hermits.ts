import type { ObstacleData } from '../schema.ts'

export const seaHermits: ObstacleData = {
  id: 'sea-hermits',
  kind: 'other',
  place: 'sea-cave',
  props: [{ prop: 'crab', where: 'near' }],
  tool: 'shell',
  avoid: [],
  meet: {
    three: [
      'A row of crabs sat in the door. "My shell is too small!" said one crab.',
      'Crab, crab, crab, crab! "Wait," said the first crab. "I have no room."',
      '"Move up!" said the small crab. "I can not," said the big crab.',
      'Crab next to crab, and no way by!',
      '"Is that shell free?" said a crab. It was not. So they all sat.',
      'Each crab was in a shell. Each shell was too tight. None could go.',
    ],
    five: [
      "A row of crabs stood in front of the cave, from big to small. Each crab was waiting for the next one's shell.",
      '"We are moving house," said a crab. "All of us. But the big one has nowhere to go." They filled the whole door.',
      "Crabs filled the door. Each one wanted the next one's shell.",
      '"I can hardly breathe in here," said a crab. So said the next, and the next, right across the door.',
      'Twelve crabs stood in line for a bigger shell. The first had been there since the tide went out.',
      'A crab was in the way. Behind it sat one more, and they all wanted to change.',
    ],
    seven: [
      'The mouth of the cave was full of crabs, in a row, like {a set of spoons|jars on a shelf}. Each crab had grown too fat for its shell, and wanted the one in front. But the biggest had no one in front of him, so nobody could begin.',
      '"Are you going in?" asked {hero}. "We are moving," said a crab, "into each other\'s houses." There were twelve of them in the doorway. Each held on to the shell that it wanted, and every one of those shells had somebody in it.',
      "A row of crabs filled the door of the cave. Each was too big for its shell, and was waiting for the next one's.",
      'It was moving day for the crabs, and it had gone wrong. Each one stood outside the house of the next, with its hat on, and no one could go in before someone came out.',
      '"After him," said the smallest crab, and pointed to a larger one, who pointed to a larger one still. The largest crab had nobody left to point to, and so the door was full.',
      'There was a line of crabs before the cave, and it did not move. Their shells had grown too tight, and there was not a spare one in the sea.',
    ],
    verse: [
      'A row of small crabs filled the door of the cave. / "My shell is too tight! Is there one you could save?"',
      'Each crab in the row had a shell much too small. / The biggest had nowhere to move to at all.',
      'The crabs could not come and the crabs could not go. / Each waited for someone in front in the row.',
      "Crabs were waiting in the door. / Houses didn't fit any more.",
    ],
    small: ['Crabs in a queue! / "Too tight!" "Mine, too!"', 'A crab got fat. / It sat, and it sat.'],
  },
  solve: {
    three: [
      'They found a big shell. Pop! In went the big crab. Then all the rest moved up.',
      '"A shell for you!" said {hero}. Pop, pop, pop! Each crab moved up one.',
      'A shell with room in it! The big crab sat down in it. Pop, pop, pop!',
      'One new shell, and they all moved!',
      'Here is a fat shell! The first crab took it. Then the next, and the next!',
      '{friend} put down a big shell. Crabs ran in and out. Now there was room!',
    ],
    five: [
      'They rolled up one big empty shell. The big crab moved in. Pop, pop, pop, went the others, each into the next.',
      '{friend} found a shell as fat as a teapot, and they gave it to the biggest crab. Then everybody moved up one. It took a minute.',
      'They found one big shell. The first crab moved in, and all the rest moved up.',
      '{hero} found an old shell with nobody at home. The biggest crab tried it on, and that set them all going.',
      'A large shell was all they needed. The crabs hopped from house to house, and the door was free.',
      '"To let," said {hero}, and set down a shell. In went a crab, and out of the way went eleven more.',
    ],
    seven: [
      'They looked about until they found a shell bigger than the biggest crab, and rolled it up to him. He looked in. He knocked on the wall. Then he was out of the old house and into the new one, and pop, pop, pop, all twelve moved up.',
      'What was wanted was one house too many. {hero} found it behind a rock, a fine round shell with a view, and set it at the head of the row. Pop! Pop! It ran down the line like buttons coming undone. The smallest shell was left over, and a shrimp moved in.',
      'They gave the biggest crab a bigger shell. He moved in, and pop, pop, pop, down the row, so did everyone else.',
      '{friend} came back with a shell that had room for a family. The first crab tried the door, and liked it. After that it was like a row of people on a bench who all move up.',
      'They swept out an old shell and put a flower in it. The biggest crab could not say no. Click, clack, eleven others had a new home as well, and there was nobody in the door.',
      'It had to be a big shell, and it had to be empty, and it was lying behind a stone. The rest of it the crabs did by themselves, in one quick rattle.',
    ],
    verse: [
      'One big empty shell for the first in the row, / And pop, pop, pop, pop! they could all of them go.',
      'They gave the big crab a new shell with a door. / The rest all moved up, and were stuck there no more.',
      'One shell at the front, and a click and a clack, / And each had a house with more room at the back.',
      '{hero} found a shell. Then pop! / Every crab went hop, hop, hop.',
    ],
    small: ['One shell for one. / Pop, pop! All done.', 'A shell, all new! / The rest moved, too.'],
  },
  fact: {
    three: [
      '"A crab that grows needs a bigger shell," said {hero}.',
      '"A big crab needs a big shell," said {hero}.',
      '"Crabs can not make a shell," said {hero}. "They find one."',
    ],
    five: [
      '"These crabs cannot grow a shell," said {hero}. "They must find one. If one gets a new house, the old one is free for the next."',
      '"When one crab moves, the next can have its shell," said {hero}.',
      '"A crab gets big, but its shell does not," said {hero}. "So it must move."',
    ],
    seven: [
      '"Hermit crabs live in shells that others have left," said {hero}. "When they grow they stand in line and change all at once. It takes only one empty shell, as long as it is bigger than the biggest."',
      '"A hermit crab cannot grow a house," said {hero}. "When one of them finds a bigger shell, they can all move up."',
      '"The shell does not grow, but the crab inside it does," said {hero}. "Help the biggest, and all the others can move up too."',
    ],
    verse: [
      '"A hermit crab lives in a shell it has found. / Give one a new home, and they\'ll all move around."',
    ],
    small: ['"One moves, and then / the next, and again."'],
  },
}
