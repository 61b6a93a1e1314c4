import type { ObstacleData } from '../schema.ts'

export const forestTrunk: ObstacleData = {
  id: 'forest-trunk',
  kind: 'up',
  place: 'forest-clearing',
  props: [{ prop: 'log', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'A log! A big, big log. It was as high as a house.',
      'The old tree lay down. Now it was a log, and so tall!',
      'A log! It was so big.',
    ],
    five: [
      'In the clearing an old oak had lain down to rest. Even on its side the log was as high as a shed.',
      'A log lay right across. It was so fat that you could see only the hat of the bird on top of it.',
      'A log as high as a shed lay in the way.',
    ],
    seven: [
      'In the clearing an old oak had fallen over, long ago, and had gone on lying there because it was comfortable. It was the biggest log {in} {land}. Moss grew up the sides of it, and small ferns along the top, like a hedge.',
      'What looked like a green hill was not one. "It is a log," said {friend}, who had found the end of it, a long walk away. It was too high to see over, even for somebody standing on somebody.',
      'A fallen oak lay across the clearing. It was too long to go round, and a log that fat has no easy side.',
    ],
    verse: [
      'An oak had lain down for a hundred-year snooze. / The log was as high as a hundred shoes.',
      'The log was so long and the log was so high, / It cut off a piece of the evening sky.',
      'Big as houses, fallen down, / Lay a log, all mossy brown.',
    ],
    small: ['A log lay there, / as big as a bear.', 'A log so fat! / Who could get past that?'],
  },
  solve: {
    three: [
      'Knock, knock! There was a hole in it. They went right through.',
      'The log had a hole. In they went, like peas, and out.',
      'Tonk! A hole. In, and out.',
    ],
    five: [
      '{hero} knocked on the log. Tock, tock, tonk! It was hollow, and round the back there was a hole like a front door. Through they went.',
      'They did not go over it at all. They knocked until it sounded empty, found the hole, and went through like two peas down a straw.',
      'One knock said tonk. It was hollow! They went through it.',
    ],
    seven: [
      'They went along it, knocking. Tock. Tock. Tock. Then, behind a fern, tonk! And there was a round door with no door in it. Inside it smelled of mushrooms, and somebody small had swept. They came out on the other side with dust on their noses.',
      '{hero} knocked on the wood, as you do with a melon. At first it answered like a full cupboard, and then like an empty one. There was a hole behind the moss. In they went, through the whole inside of the tree, and said thank you at the end.',
      'Tock, it said, and tock, and then tonk. Behind the moss was a hole, and the whole tree was a tunnel.',
    ],
    verse: [
      'They knocked, and it rang like an empty pail. / They went through the middle and out at the tail.',
      'Not over the top, but in at the side! / The log was a tunnel, all dusty and wide.',
      '{hero} knocked. "It\'s hollow. See?" / Through they went, like one, two, three.',
    ],
    small: ['Not over, but through! / First one, then two.', 'Knock, knock. A hole! / In like a mole.'],
  },
  fact: {
    three: [
      '"A full thing says tock," said {hero}. "An empty thing says tonk."',
      '"Tonk says empty," said {hero}.',
    ],
    five: [
      '"Full things say tock, and hollow things say tonk," said {hero}. "There is air inside, and the air joins in."',
      '"If it sounds round, there is air in it," said {hero}.',
    ],
    seven: [
      '"If a thing is solid all through, a knock on it is short and dull," said {hero}. "If there is a space inside, the air in there shakes as well, and the sound comes out round. That is why nobody fills up a fiddle."',
      '"Knock on a full cup and on an empty one," said {hero}. "The air in the empty one rings. Wood is the same."',
    ],
    verse: [
      '"If wood has a hollow, a knock will ring round. / The air that\'s inside it sings back with the sound."',
    ],
    small: ['"When air is inside, / a knock sounds wide."'],
  },
}
