import type { ObstacleData } from '../schema.ts'

export const seaOctopus: ObstacleData = {
  id: 'sea-octopus',
  kind: 'blocked',
  place: 'kelp-forest',
  props: [{ prop: 'seaweed', where: 'near' }],
  tool: 'pebble',
  avoid: [],
  meet: {
    three: [
      'The seaweed was shut. Who held it? Eight arms held it!',
      'Pull, pull! The seaweed did not open. Some one held on to it.',
      'Some one was asleep in the seaweed. One, two, eight arms hugged it.',
      'Eight arms held the seaweed shut.',
    ],
    five: [
      'Somebody was asleep in the seaweed, and held it shut with all eight arms. It was an octopus, and it snored {bubbles|in bubbles}.',
      'The seaweed would not open. An octopus had hold of it, the way you hold a blanket when it is time to get up.',
      'An octopus was asleep, and it held the seaweed shut.',
    ],
    seven: [
      'The seaweed hung across the way like a curtain, and somebody was holding it shut. It was an octopus, fast asleep. It had gone to bed with a bunch of weed in every arm. That came to eight bunches, and there was no ninth.',
      'They pulled the seaweed to the left, and it was pulled back. They pulled it to the right, and it was pulled back. Somewhere inside, somebody yawned. It was a sleepy octopus, and it did not wish to be uncovered.',
      'Somebody held the seaweed shut from inside. It was an octopus, asleep, with all eight arms full.',
    ],
    verse: [
      'An octopus slept with its seaweed held tight. / With eight arms to hold it, it held it all right.',
      'The seaweed was shut like a curtain, and why? / An octopus held it, asleep, with a sigh.',
      '"Mine," murmured somebody wrapped in the weed. / Eight arms in the seaweed were tight arms indeed.',
      'Eight arms held the seaweed tight. / Someone slept there, day and night.',
    ],
    small: [
      'Eight arms held tight. / "Shh! It is night."',
      'Arms, six, seven, eight! / The weed was a gate.',
    ],
  },
  solve: {
    three: [
      'They gave each arm a pebble to hold. One by one, it let the weed go.',
      'One pebble for one arm, one for the next. Soon the weed swung open!',
      'Tickle, tickle! Here is a pebble for you, arm. The arm let go of the weed.',
      'One pebble for each arm! It let go.',
    ],
    five: [
      'They put a pebble into each arm, very softly, one to eight. The octopus hugged its pebbles and let go of the weed.',
      '"It only wants something to hold," said {hero}. A stone for this arm, a stone for that. It smiled in its sleep, and they tiptoed by.',
      'They gave each arm a pebble, and each arm let go of the weed.',
    ],
    seven: [
      'They fetched eight smooth stones from the sand. {hero} tickled the first arm with one. It let go of the weed and took the stone, and the other seven slept on. And so with the next. At the eighth the seaweed swung open, and the octopus lay there like somebody with all the toys.',
      'You cannot take a thing from a sleeping octopus. You can only trade. So they went round the bed and did it arm by arm, a pebble for a bunch, a pebble for a bunch. It never woke. It only said, "Mine," in a bubble, and sounded pleased.',
      'They gave the first arm a pebble to hold, and it let go of the weed. Seven more pebbles, and they were through.',
    ],
    verse: [
      'They gave every arm a smooth stone it could hold. / It let go the seaweed, as good as gold.',
      'A stone for each arm, and the arms shut up tight. / The seaweed swung open. "Sleep well, and good night."',
      "They traded a pebble for each bunch of green. / It slept the best sleep that the sea's ever seen.",
      '{hero} gave each arm a stone. / Seaweed opened on its own.',
    ],
    small: ['A stone, and one more. / Open, weed door!', 'A pebble to kiss! / "I will hold this."'],
  },
  fact: {
    three: [
      '"Each arm thinks for itself," said {hero}. "So ask each arm!"',
      '"Each arm can think," said {hero}.',
    ],
    five: [
      '"An octopus has a bit of brain in every arm," said {hero}. "We can ask one arm, and the rest can sleep."',
      '"It has some brain in each arm," said {hero}. "So ask the arms."',
    ],
    seven: [
      '"Most of an octopus\'s brain is in its arms," said {hero}. "Each one can feel and taste and take hold without asking the head. So we need not wake anybody. We just have to do it eight times."',
      '"An octopus thinks with its arms," said {hero}. "We can ask them one at a time, and let the head sleep."',
    ],
    verse: [
      '"An octopus thinks with its arms, every one, / So ask them in turn till the eighth arm is done."',
    ],
    small: ['"Each arm has a brain. / So ask it again."'],
  },
}
