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
      '"Zzz," said the seaweed. No, eight arms said it.',
      '{friend} pulled the seaweed. An arm came out and pulled it back!',
    ],
    five: [
      'Somebody was asleep in the seaweed, and held it shut with all eight arms. It was an octopus, and it snored {bubbles|in bubbles}.',
      'The seaweed would not open. An octopus had hold of it, the way you hold a blanket when it is time to get up.',
      'An octopus was asleep, and it held the seaweed shut.',
      '"Five more minutes," said somebody in the seaweed. It pulled it shut with a lot of arms.',
      'It was a curtain of seaweed, and an octopus had tucked it in all round.',
      'Behind the seaweed slept an octopus. Each of its arms held on as you hold on to a bear.',
    ],
    seven: [
      'The seaweed hung across the way like a curtain, and somebody was holding it shut. It was an octopus, fast asleep. It had gone to bed with a bunch of weed in every arm. That came to eight bunches, and there was no ninth.',
      'They pulled the seaweed to the left, and it was pulled back. They pulled it to the right, and it was pulled back. Somewhere inside, somebody yawned. It was a sleepy octopus, and it did not wish to be uncovered.',
      'Somebody held the seaweed shut from inside. It was an octopus, asleep, with all eight arms full.',
      'An octopus had made its bed right in the way. It had seaweed below it, and seaweed over it, and it held on to the edges with more arms than seemed fair.',
      '{hero} lifted a bit of seaweed, and an arm took it away. {friend} lifted another bit, and another arm took that. Somebody behind there was sound asleep, and very well defended.',
      'There was one door in the seaweed, and an octopus slept in it, curled round eight green handfuls.',
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
      'An arm will hold a pebble too. Here, arm! The weed was free.',
      'A pebble, please. Swap! Eight times they did it.',
    ],
    five: [
      'They put a pebble into each arm, very softly, one to eight. The octopus hugged its pebbles and let go of the weed.',
      '"It only wants something to hold," said {hero}. A stone for this arm, a stone for that. It smiled in its sleep, and they tiptoed by.',
      'They gave each arm a pebble, and each arm let go of the weed.',
      '{friend} slid a pebble in where the seaweed had been. The arm felt it, and liked it. Seven to go!',
      "They found eight round pebbles and made eight fair swaps. It was the best night's sleep the octopus ever had.",
      'Each arm took a smooth pebble and forgot about the weed. Then there was a gap, and in they swam.',
    ],
    seven: [
      'They fetched eight smooth stones from the sand. {hero} tickled the first arm with one. It let go of the weed and took the stone, and the other seven slept on. And so with the next. At the eighth the seaweed swung open, and the octopus lay there like somebody with all the toys.',
      'You cannot take a thing from a sleeping octopus. You can only trade. So they went round the bed and did it arm by arm, a pebble for a bunch, a pebble for a bunch. It never woke. It only said, "Mine," in a bubble, and sounded pleased.',
      'They gave the first arm a pebble to hold, and it let go of the weed. Seven more pebbles, and they were through.',
      '{hero} passed the pebbles, and {friend} did the tickling. Arm after arm uncurled, felt the stone all over, and closed round it. At last the seaweed hung free, and the octopus slept on like a shopkeeper with a full shop.',
      'They held out a pebble to the arm that was nearest, and it dropped its weed to see what this was. They told the next arm nothing, and it did the same.',
      'It was a matter of eight pebbles and of going slowly. The first took a minute, and the eighth went all by itself, for the arm had felt what the others had got.',
    ],
    verse: [
      'They gave every arm a smooth stone it could hold. / It let go the seaweed, as good as gold.',
      'A stone for each arm, and the arms folded tight. / The seaweed swung open. "Sleep well, and good night."',
      "They traded a pebble for each bunch of green. / It slept the best sleep that the sea's ever seen.",
      '{hero} gave each arm a stone. / Seaweed opened on its own.',
    ],
    small: ['A stone, and one more. / Open, weed door!', 'A pebble to kiss! / "I will hold this."'],
  },
  fact: {
    three: [
      '"Each arm thinks for itself," said {hero}. "So ask each arm!"',
      '"Each arm can think," said {hero}.',
      '"Give an arm a thing, and it will hold that," said {hero}.',
    ],
    five: [
      '"An octopus has a bit of brain in every arm," said {hero}. "We can ask one arm, and the rest can sleep."',
      '"It has some brain in each arm," said {hero}. "So ask the arms."',
      '"The head is asleep, but the arms are not," said {hero}. "We can talk to them."',
    ],
    seven: [
      '"Most of an octopus\'s brain is in its arms," said {hero}. "Each one can feel and taste and take hold without asking the head. So we need not wake anybody. We just have to do it eight times."',
      '"Every arm can think for itself," said {hero}. "We can ask them one at a time, and let the head sleep."',
      '"Its arms can feel and choose while it sleeps," said {hero}. "So we shall offer them something nice to hold."',
    ],
    verse: [
      '"An octopus thinks with its arms, every one, / So ask them in turn till the eighth arm is done."',
    ],
    small: ['"Each arm has a brain. / So ask it again."'],
  },
}
