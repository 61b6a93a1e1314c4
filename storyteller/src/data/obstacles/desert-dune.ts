import type { ObstacleData } from '../schema.ts'

export const desertDune: ObstacleData = {
  id: 'desert-dune',
  kind: 'up',
  place: 'dunes',
  props: [],
  avoid: [],
  meet: {
    three: [
      'The dune was tall. Up one step. Down one step. The sand slid.',
      '{hero} went up the sand. The sand went down with {him}.',
      'One step, one slide. One step, one slide. {hero} was back where {he} had been.',
      'Up! Oh. The dune slid down.',
      'The sand was so soft. No one could walk up it.',
      'Up ran {friend}. Down came {friend}, on {fhis} nose.',
    ],
    five: [
      'The dune went up like a roof, and the sand ran away under them. For every step up they {slid two|slid back two} down.',
      'The dune was sand from top to toe. One step up, and it slid two down.',
      'Up went the dune, and down slid {hero}. Sand is like that.',
      'They ran up the dune, and the dune ran down. It was a draw.',
      'A beetle came down the dune on its back. "It is like this every day," it said.',
      '{hero} took twenty steps up, and was still at the bottom, only hotter.',
    ],
    seven: [
      'The dune was as high as a house, and it would not hold still. They took one step up, and the sand took them {two steps|a step and a half} down again, humming all the while.',
      'The dune went straight up, and the sand was in no mood to be stood on. They ran at it, and it handed them back.',
      'It was a fine big dune, and it had all day. As often as they set off, it let them get to the middle, and then it let them go.',
      'The sand was warm and soft, and it was no help at all. They walked up it until they were tired, and then they looked back, and saw that they had not left.',
      '"Is this the top?" asked {friend}. It was the place from which they had started. The dune had brought them back as a cat brings a mouse.',
      '{hero} tried the dune slowly, and {friend} tried it fast. They met at the foot of it.',
    ],
    verse: [
      'The dune slid down as they went up. / It was like sugar in a cup.',
      'They ran up the dune and they slid down the sand. / It would not let anyone stop or stand.',
    ],
    small: ['Sand, sand, sand! / They could not stand.', 'One up, two back! / There was no track.'],
  },
  solve: {
    three: [
      'They went this way, then that way. Zig, zag. Up!',
      'They did not go up. They went side to side. Soon they were on top!',
      '"Walk like a snail," said {hero}. This way, that way. The sand sat still.',
      'Zig, zag, zig, zag. They were on top!',
      'A bit left, a bit right. Then left. They were up!',
      'They went like a road on a hill, left and right. Then they were up!',
    ],
    five: [
      'They did not go straight. They went a little left, and a little right, {zig and zag|zig, zag}, and the sand lay still.',
      'They did not go up. They went along, and a bit up, and along. Zig, zag, and there was the top.',
      '"We go like a snail," said {hero}, "this way and that way." It took longer, and it worked.',
      'They drew a big Z in the sand with their feet, and one more on top of that. There they were!',
      'Left for ten steps, right for ten steps. The dune hardly felt it.',
      '{friend} went slanting, like a crab on a wall. Not a grain of sand got away.',
    ],
    seven: [
      'They stopped going straight at it. They went slantwise to the left, and slantwise to the right, like somebody lacing a boot. It was much farther. It was also much easier, and the sand hardly noticed that they were there.',
      'So they gave up going up. They went sideways, and only a little higher, and then sideways the other way. The sand hardly noticed. After nine turns there was no more dune, and they could see the whole evening.',
      'They took the dune as a road takes a mountain, a long bend this way and a long bend back. Seen from the top, their tracks looked like a bootlace.',
      'For twenty steps they walked to the left, getting just a little higher. Then they turned round. It did not feel like going up, and yet the sky came nearer.',
      'They leaned to one side and strolled, and then leaned to the other. The beetle watched them go up, and wrote it down.',
      'The straight way was too hard, so they took the bent one. In eight bends they were on top, and {hero} still had breath to sing.',
    ],
    verse: [
      'So zig they went, and zag, and then, / They zigged and zagged to the top again.',
      'So this way and that way they went, never straight, / And stood on the top of the dune by eight.',
    ],
    small: ['Zig, zag, zig! / The dune was so big.', 'Go here, go there, / and up to the air!'],
  },
  fact: {
    three: [
      '"Zig and zag is not so hard," said {hero}.',
      '"Zig and zag!" said {hero}. "It helps."',
      '"Up is hard," said {hero}. "A bit up is not."',
    ],
    five: [
      '"If we go slantwise, the hill is gentler," said {hero}. "That is why mountain roads have bends."',
      '"A long way up is not so hard as a short one," said {hero}.',
      '"Straight up is too much for sand," said {hero}. "Let us go across, and only a bit up."',
    ],
    seven: [
      '"A goat never goes straight up," said {hero}. "It makes the hill longer, and so it makes it flatter. The road over a mountain does it too, bend after bend."',
      '"If we go across the slope, each step rises only a little," said {hero}. "The sand can carry that."',
      '"The longer the way to the top, the flatter it is," said {hero}. "That is why roads up a hill have bends."',
    ],
    verse: ['"A slanting path is long, but low. / That\'s how the goats and high roads go."'],
    small: ['"Go side to side. / Then we won\'t slide."'],
  },
}
