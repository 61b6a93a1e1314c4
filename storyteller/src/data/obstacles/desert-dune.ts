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
      '{hero} went up. The sand went down.',
    ],
    five: [
      'The dune went up like a roof, and the sand ran away under them. For every step up they {slid two|slid back two} down.',
      'The dune was sand from top to toe. One step up, and it slid two down.',
      'Up went the dune, and down slid {hero}. Sand is like that.',
    ],
    seven: [
      'The dune was as high as a house, and it would not hold still. They took one step up, and the sand took them {two steps|a step and a half} down again, humming all the while.',
      'The dune went straight up, and the sand was in no mood to be stood on. They ran at it, and it handed them back.',
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
    ],
    five: [
      'They did not go straight. They went a little left, and a little right, {zig and zag|zig, zag}, and the sand lay still.',
      'They did not go up. They went along, and a bit up, and along. Zig, zag, and there was the top.',
      '"We go like a snail," said {hero}, "this way and that way." It took longer, and it worked.',
    ],
    seven: [
      'They stopped going straight at it. They went slantwise to the left, and slantwise to the right, like somebody lacing a boot. It was much farther. It was also much easier, and the sand hardly noticed that they were there.',
      'So they gave up going up. They went sideways, and only a little higher, and then sideways the other way. The sand hardly noticed. After nine turns there was no more dune, and they could see the whole evening.',
    ],
    verse: [
      'So zig they went, and zag, and then, / They zigged and zagged to the top again.',
      'So this way and that way they went, never straight, / And stood on the top of the dune by eight.',
    ],
    small: ['Zig, zag, zig! / The dune was so big.', 'Go here, go there, / and up to the air!'],
  },
  fact: {
    three: ['"Zig and zag is not so hard," said {hero}.', '"Zig and zag!" said {hero}. "It helps."'],
    five: [
      '"If we go slantwise, the hill is gentler," said {hero}. "That is why mountain roads have bends."',
    ],
    seven: [
      '"A goat never goes straight up," said {hero}. "It makes the hill longer, and so it makes it flatter. The road over a mountain does it too, bend after bend."',
    ],
    verse: ['"A slanting path is long, but low. / That\'s how the goats and high roads go."'],
    small: ['"Go side to side. / Then we won\'t slide."'],
  },
}
