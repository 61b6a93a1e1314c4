import type { ObstacleData } from '../schema.ts'

export const seaShell: ObstacleData = {
  id: 'sea-shell',
  kind: 'blocked',
  place: 'sea-cave',
  props: [{ prop: 'shell', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'A big shell shut the cave. Clam! It did not open.',
      '"Knock, knock." The shell did not like that. It shut more.',
      '"Let us in," they said to the shell. It did not say a thing.',
      'A big shell was shut. "Let us in!"',
    ],
    five: [
      'The cave had a door, and the door was a shell, shut {as tight as a lip|as tight as a purse}. They knocked. It shut a bit more.',
      'The door was a big shell, and it was closed. They pulled. It held on.',
      'A shell sat in the door of the cave. "Not at home," it seemed to say.',
    ],
    seven: [
      'The door of the cave was a shell as wide as a bath. They knocked, and it closed a little tighter. They {pulled|tugged}, and it closed tighter still. It was that sort of door.',
      'The cave had a shell for a door. They knocked, and it closed. They pulled, and it closed some more. It was getting smaller by the minute.',
      'The door of the cave was a big shell, and it was shut. The more they pulled, the more it was.',
    ],
    verse: [
      "A great big shell was the cave's front door. / They knocked, and it shut a little more.",
      'The shell was shut like a purse, like a lip. / It would not let in so much as a drip.',
    ],
    small: ['A shell for a door! / "Knock, knock, once more."', 'Shut like a lip, / not one small slip!'],
  },
  solve: {
    three: [
      'They made the water go to and fro. The shell felt hungry. It opened!',
      '"Supper!" said the water. The shell opened up to have some. In they swam!',
      'To and fro, to and fro. The shell liked that. It came open, like a yawn.',
      'They fanned the water, soft and slow. It opened!',
    ],
    five: [
      'They stopped pulling. They made the water move, softly, to and fro, as if it brought supper. The shell {opened|yawned}.',
      'They made the water go to and fro, soft as soup. The shell opened to have some.',
      'They stopped, and fanned the water. The shell thought that supper had come. It opened wide.',
    ],
    seven: [
      'They stopped pulling. They swam a little way off, and fanned the water to and fro, as the tide does at suppertime. After a while the shell began to think of its dinner, and opened as wide as a yawn.',
      '"Let us be supper," said {hero}, "or seem to be." They sat down and moved the water with their {hands}, to and fro, slow and warm. After a while the shell could not help itself. It yawned for its soup, and they swam in.',
      'They stopped pulling, and fanned the water to and fro, as if it brought supper. The shell could not help it. It opened.',
    ],
    verse: [
      'They fanned the water, to and fro. / The shell thought "supper", and opened slow.',
      'They fanned it some water. "It\'s supper!" it thought. / It opened, and in they could go, as they ought.',
    ],
    small: ['They fanned it slow. / It opened. "Hello!"', '"Supper for you!" / It opened. "Who?"'],
  },
  fact: {
    three: ['"A shell must open to eat," said {hero}. "Let us be soft."', '"It opens to eat," said {hero}.'],
    five: [
      '"A clam eats what the water brings," said {hero}. "It shuts if it is poked, and it opens to eat."',
    ],
    seven: [
      '"A clam has one big muscle, and it is stronger than all of ours," said {hero}. "But it must open to eat, for it strains its food from the water. So we ought not to be burglars. We ought to be lunch."',
      '"A clam shuts when it is poked, and opens to eat," said {hero}. "So let us be supper."',
    ],
    verse: ['"A clam will shut at poke or shove, / But it opens for food that drifts above."'],
    small: ['"Be soft, be slow. / It eats, you know."'],
  },
}
