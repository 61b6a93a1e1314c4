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
      'Crabs sat in the door in a row.',
    ],
    five: [
      "A row of crabs stood in front of the cave, from big to small. Each crab was waiting for the next one's shell.",
      '"We are moving house," said a crab. "All of us. But the big one has nowhere to go." They filled the whole door.',
      "Crabs filled the door. Each one wanted the next one's shell.",
    ],
    seven: [
      'The mouth of the cave was full of crabs, in a row, like {a set of spoons|jars on a shelf}. Each crab had grown too fat for its shell, and wanted the one in front. But the biggest had no one in front of him, so nobody could begin.',
      '"Are you going in?" asked {hero}. "We are moving," said a crab, "into each other\'s houses." There were twelve of them in the doorway. Each held on to the shell that it wanted, and every one of those shells had somebody in it.',
      "A row of crabs filled the door of the cave. Each was too big for its shell, and was waiting for the next one's.",
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
      'One new shell! Each crab moved up.',
    ],
    five: [
      'They rolled up one big empty shell. The big crab moved in. Pop, pop, pop, went the others, each into the next.',
      '{friend} found a shell as fat as a teapot, and they gave it to the biggest crab. Then everybody moved up one. It took a minute.',
      'They found one big shell. The first crab moved in, and all the rest moved up.',
    ],
    seven: [
      'They looked about until they found a shell bigger than the biggest crab, and rolled it up to him. He looked in. He knocked on the wall. Then he was out of the old house and into the new one, and pop, pop, pop, all twelve moved up.',
      'What was wanted was one house too many. {hero} found it behind a rock, a fine round shell with a view, and set it at the head of the row. Pop! Pop! It ran down the line like buttons coming undone. The smallest shell was left over, and a shrimp moved in.',
      'They gave the biggest crab a bigger shell. He moved in, and pop, pop, pop, down the row, so did everyone else.',
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
    ],
    five: [
      '"These crabs cannot grow a shell," said {hero}. "They must find one. If one gets a new house, the old one is free for the next."',
      '"When one crab moves, the next can have its shell," said {hero}.',
    ],
    seven: [
      '"Hermit crabs live in shells that others have left," said {hero}. "When they grow they stand in line and change all at once. It takes only one empty shell, as long as it is bigger than the biggest."',
      '"A hermit crab cannot grow a house," said {hero}. "When one of them finds a bigger shell, they can all move up."',
    ],
    verse: [
      '"A hermit crab lives in a shell it has found. / Give one a new home, and they\'ll all move around."',
    ],
    small: ['"One moves, and then / the next, and again."'],
  },
}
