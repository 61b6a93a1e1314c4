import type { QuestData } from '../schema.ts'

export const seed: QuestData = {
  thing: 'the seed',
  deed: 'Planted a Moonflower',
  prop: 'seed',
  carried: true,
  kept: false,
  ofKeeper: false,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Seed in a Hurry',
    'Plant Me Tonight',
    'The Flower That Waited for Night',
    'One Seed for {land}',
    '{hero} Grows Something',
    'A Seed to Carry',
    'I Am Not Nervous, Said the Seed',
    'On the Nose of {hero}',
    'Tall, It Said',
    'A Flower for {keeper}',
    '{hero} and the Nervous Seed',
    'A Moonflower for {Land}',
    '{friend} Holds the Seed',
    '{keeper} Had a Hole Ready',
  ],
  summaries: [
    'A seed has to be in the ground by nightfall, and it will only grow in one place.',
    "A small seed lands on {hero}'s nose. It has never been a flower before, and it is not nervous, only rattling.",
    'Moonflowers are particular. This one must be planted at {far}, tonight, or be late for its whole life.',
  ],
  trouble: {
    three: [
      '{hero} had a seed. It shook! "Put me in the ground," it said. "Now!"',
      "A seed fell in {hero}'s {hand}. Wiggle, wiggle. It had to grow!",
      '"I am late!" said a seed. "I have to be a flower by bedtime!"',
    ],
    five: [
      'A seed came down on a thread of fluff and landed on {hero}\'s nose. It wriggled. "I am a moonflower," it said. "I must be in the ground at {far} by night, or I shall be late for my whole life."',
      '{hero} found a seed in the bread. It was hopping. "Plant me at {far}," it said, "and quick! I am going to be big."',
      '"Ow!" said {hero}. There was a seed in {his} ear. "So sorry," it said. "I was looking for some ground. I start being a flower tonight."',
    ],
    seven: [
      'A seed came down on a thread of fluff, and landed on {hero}\'s nose. It was a moonflower seed, and moonflowers are particular. They will grow in only one place, which was {far}, and on only one night, which was this one. "I am not nervous," said the seed. It was rattling. "I have simply never been a flower before."',
      'The wind put a seed into {hero}\'s {hand}, like someone paying for a bun. It was warm, and it could not keep still. "Moonflower," it said, by way of a greeting. "I have to be planted at {far}, and it has to be tonight. I have been told that I am going to be quite big."',
      '{hero} shook {his} hat, and a seed rolled out and stood up. It had a label round its middle, in very small writing: {far}, tonight, this way up. "I have been on the road since March," it said. "Are you the next wind?" "No," said {hero}. "But I am going that way now."',
    ],
    verse: [
      'A seed came down on a thread of fluff. / "I must grow tonight! There\'s just time enough."',
      'A seed sat down on {hero}\'s nose. / "Tonight\'s the night a moonflower grows!"',
      '"Plant me tonight," said a seed so small. / "I want to be white, I want to be tall."',
    ],
    small: [
      'A seed said, "Go! / I want to grow."',
      'A little seed! / "What do you need?"',
      'A seed hopped in. / "When do I begin?"',
    ],
  },
  win: {
    three: [
      '{keeper} dug a hole. In went the seed. Pop! A flower!',
      'Dig, dig. Pat the seed. Up came a flower, as big as a hat!',
      '"Good night, seed," said {keeper}, and tucked it in. Then up it came!',
    ],
    five: [
      'Then {keeper} showed them a bit of soft earth, all ready. {hero} tucked in the seed, and they held their breath. A green nose came up. Then a stalk. Then, white and wide, the flower opened.',
      '{keeper} had dug a hole, just in case. In went the seed. Up came a green nose, and a stem, and a flower as wide as a plate.',
      'They put the seed in the soft ground and said good luck. It did not take long. Up, up, and open!',
    ],
    seven: [
      'Then {keeper} knelt and brushed away some leaves. Underneath, the earth was dug already, fine as flour. "I get it ready every year," said {khe}, "just in case." {hero} put in the seed and tucked it round. Nothing happened. Then a green nose came up and smelled the air. It became a stalk, it became a bud, and the bud, with a sound like a sigh, let go of itself and was a flower.',
      '"Here," said {keeper}, and put one finger in the earth. {hero} dropped in the seed. They waited. It was so quiet that they could hear it think. Then the ground cracked like the top of a loaf, and the moonflower came up, white, and wide, and a little out of breath.',
      '{keeper} made a hole, and the seed looked down into it. "Could somebody say a few words?" it asked. So {hero} said that it had been a very good seed, and put the earth over it, up to the chin. The ground gave a small cough. There was one leaf, and then four, and then a white flower that had to be looked up at.',
    ],
    verse: [
      'They put in the seed. It shook, and it grew, / And {keeper} saw the flower come through.',
      'In went the seed. Up came a shoot. / And then it was white from the top to the root.',
      'They patted the seed, and it grew and it grew, / And opened its petals of silver and blue.',
    ],
    small: [
      'Up the seed grew. / The flower was new.',
      'In went the seed. / A flower, indeed!',
      '{keeper} dug a bed. / "Seed, lay down your head."',
    ],
  },
  after: {
    three: [
      'The flower lit up. All the moths came to see.',
      'Sniff. It smelled so good!',
      '"I am big!" said the flower. "Look how big!"',
    ],
    five: [
      'The flower shone like a lamp. Moths came from all over {land} to look, and its smell made everyone think of the best day they had ever had.',
      'It shone like a little moon. Moths came to dance round it, and no one wanted to go home.',
      '"I am a flower," said the flower, again and again. "Look! I am a flower."',
    ],
    seven: [
      'By and by people came, in their slippers, following the smell. No one spoke much. The moonflower stood in the middle of them and glowed. It did not look nervous at all. "It is just as I thought," it told {hero} in a whisper. "You only have to open."',
      'It lit up their faces, and the stones, and the moths that came to see. "How does it feel?" asked {friend}. The moonflower gave it some thought. "Tall," it said.',
      'It was so bright that {keeper} could read by it, and {khe} did, one page, to try. The flower listened. "Is there more?" it asked. It had missed a good deal, being a seed.',
    ],
    verse: [
      'The flower shone white, the moths flew round, / And no one made a single sound.',
      'The moths came to dance, and the flower shone white. / It lit up the faces of all with its light.',
      '"I\'m tall," said the flower. "I\'m open. I\'m new. / And I would not be here, my dears, but for you."',
    ],
    small: ['The flower was white. / It lit the night.', 'Round the flower flew / a moth, and then two.'],
  },
  rest: {
    three: ['Out there the flower glowed.', 'The flower slept. So did the moths.'],
    five: [
      'Far off the moonflower shone, and the moths went round it like slow white thoughts.',
      'All night long the flower practised being tall.',
    ],
    seven: [
      'Somewhere out there a flower was wide awake, so that everyone else need not be.',
      'At {far} something white was learning the night by heart, one moth at a time.',
    ],
    verse: [
      "The flower's awake, so you need not be. / It shines for the moths, for you and me.",
      'The flower has opened. Its work is all done. / It waits for the moths, and it counts them for fun.',
    ],
    small: ['Good night, white flower. / It is a late hour.', 'It grew so tall. / Good night to it all.'],
  },
}
