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
      '"Please," they said. The shell held on. It was as tight as a fist.',
      'Pull, pull, pull! The shell went clip. It was shut.',
    ],
    five: [
      'The cave had a door, and the door was a shell, shut {as tight as a lip|as tight as a purse}. They knocked. It shut a bit more.',
      'The door was a big shell, and it was closed. They pulled. It held on.',
      'A shell sat in the door of the cave. "Not at home," it seemed to say.',
      '{friend} tickled the shell. It closed up so fast that it blew a bubble.',
      'There was a shell in the doorway, as big as a table, and it would not say a word.',
      '{hero} pushed the top of the shell, and {friend} pushed below. It did not care for that.',
    ],
    seven: [
      'The door of the cave was a shell as wide as a bath. They knocked, and it closed a little tighter. They {pulled|tugged}, and it closed tighter still. It was that sort of door.',
      'The cave had a shell for a door. They knocked, and it closed. They pulled, and it closed some more. It was getting smaller by the minute.',
      'The door of the cave was a big shell, and it was shut. The more they pulled, the more it was.',
      'They could see a thin line of light between the two halves of the shell. Then it saw them too, and the line went out.',
      'A fat old shell sat in the way in, with its lips pressed together, like an aunt who has been asked her age.',
      'Nobody gets into a shell that does not want to be got into. They tried with their {hands}, and they tried with a stick, and it only grew more private.',
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
      'They made soft, slow water. The shell said, "Mmm." Up it went!',
      '{friend} fanned, and the water ran in. The shell came up for more.',
    ],
    five: [
      'They stopped pulling. They made the water move, softly, to and fro, as if it brought supper. The shell {opened|yawned}.',
      'They made the water go to and fro, soft as soup. The shell opened to have some.',
      'They stopped, and fanned the water. The shell thought that supper had come. It opened wide.',
      'They waved at the water, up and down, like two cooks. The shell peeped out to see what there was.',
      'No more knocking! They sent it a small warm wind of water. By and by its lid came up.',
      '{hero} hummed and fanned. The shell felt all that fresh sea going by, and had to have a taste.',
    ],
    seven: [
      'They stopped pulling. They swam a little way off, and fanned the water to and fro, as the tide does at suppertime. After a while the shell began to think of its dinner, and opened as wide as a yawn.',
      '"Let us be supper," said {hero}, "or seem to be." They sat down and moved the water with their {hands}, to and fro, slow and warm. After a while the shell could not help itself. It yawned for its soup, and they swam in.',
      'They stopped pulling, and fanned the water to and fro, as if it brought supper. The shell could not help it. It opened.',
      'They sat on the sand with their backs to the shell, and stirred the sea as if it were a pudding. It held out for as long as it could. Then the lid rose, and they went in below, on tiptoe.',
      '{friend} fanned with a bit of weed, gently, the way the tide comes home. First the shell opened by a finger, and then by a {hand}. They waited until it was wide enough for two.',
      'They were gentle, and they were slow, and they kept the water moving. A hungry shell is not a shut shell for long.',
    ],
    verse: [
      'They fanned the water, to and fro. / The shell thought "supper", and opened slow.',
      'They fanned it some water. "It\'s supper!" it thought. / It opened, and in they could go, as they ought.',
    ],
    small: ['They fanned it slow. / It opened. "Hello!"', '"Supper for you!" / It opened. "Who?"'],
  },
  fact: {
    three: [
      '"A shell must open to eat," said {hero}. "Let us be soft."',
      '"It opens to eat," said {hero}.',
      '"If we are soft, it will want to eat," said {hero}.',
    ],
    five: [
      '"A clam eats what the water brings," said {hero}. "It shuts if it is poked, and it opens to eat."',
      '"It gets its supper out of the water," said {hero}, "and it cannot eat with its mouth shut."',
      '"When the water moves, food comes along," said {hero}. "It will open for that."',
    ],
    seven: [
      '"A clam has one big muscle, and it is stronger than all of ours," said {hero}. "But it must open to eat, for it strains its food from the water. So we ought not to be burglars. We ought to be lunch."',
      '"A clam shuts when it is poked, and opens to eat," said {hero}. "So let us be supper."',
      '"It has no teeth and no spoon," said {hero}. "It can only open up and let the sea bring its supper in."',
    ],
    verse: ['"A clam will shut at poke or shove, / But it opens for food that drifts above."'],
    small: ['"Be soft, be slow. / It eats, you know."'],
  },
}
