import type { ObstacleData } from '../schema.ts'

export const snowPond: ObstacleData = {
  id: 'snow-pond',
  kind: 'other',
  place: 'frozen-pond',
  props: [],
  tool: 'broom',
  avoid: [],
  meet: {
    three: [
      'The pond was all ice. Slip, slide, bump!',
      'One step, and down. Up, and down. The ice was too smooth.',
    ],
    five: [
      'The pond was one big sheet of ice. It was so smooth that {the sky was in it|the moon could have skated}.',
      'The pond was ice. {hero} took a step, and sat. {friend} took a step, and sat.',
      'Ice! It was so smooth that even the wind fell over.',
    ],
    seven: [
      "The pond had frozen hard, right down to the frogs' front doors, and it was as smooth as a plate. It had already sat {friend} down four times, in four different ways.",
      'There was no way round the pond, and it had frozen over, and then it had been polished by the wind. A leaf came by, sitting down.',
      'The pond had frozen as smooth as a plate. Whoever stepped on it sat.',
    ],
    verse: [
      'The pond was ice from side to side. / You could not stand. You could just slide.',
      'They took one step, and down they sat. / The ice was slippery, shiny and flat.',
    ],
    small: ['Slip, slide, flop! / They could not stop.', 'Down on the ice, / once, and then twice!'],
  },
  solve: {
    three: [
      'They put down sand with a broom. Swish, swish. No more slip!',
      'Sand on the ice! They swept it with a broom, and went over.',
      'Sand and a broom. Over!',
    ],
    five: [
      'They scattered sand from the shore and spread it with a broom. Now the ice was {rough|scratchy}, and they walked over it like gentlemen.',
      'They scattered sand from the shore and spread it with a broom. Now the ice was rough, and they walked across with their noses in the air.',
      'They threw down sand, and swept it flat with a broom. Now their feet could hold.',
      'Sand, sand, sand. Then they walked over it as if it were a street.',
    ],
    seven: [
      'By the shore there was sand, and against the fence there was a broom. They swept a thin brown road in front of them as they went, and stepped along it arm in arm. Behind them the ice looked quite put out.',
      'There was sand on the shore, under the snow. They carried some in their hats, and spread it before them with the broom. It was the first time that day that both their feet did the same thing at once.',
      'With a broom and a hatful of sand they made a path, thin as jam, and went over on it.',
    ],
    verse: [
      'They swept on sand with an old twig broom, / And walked with plenty of grip and room.',
      'They swept out some sand for a road of their own, / And walked on the ice as they would upon stone.',
    ],
    small: ['They put down sand. / Now they could stand.', 'Swish went the broom. / Now feet had room.'],
  },
  fact: {
    three: [
      '"Ice is too smooth," said {hero}. "Let us make it rough."',
      '"Rough is good," said {hero}. "Ice is not."',
    ],
    five: [
      '"We slip because the ice has nothing to hold us by," said {hero}. "Sand would do it. Rough things grip."',
    ],
    seven: [
      '"What keeps us up is rubbing," said {hero}. "Two rough things catch on each other, and that is called friction. Ice has hardly any. But sand has lots, and it does not mind lending it."',
      '"Rubbing is what holds our feet," said {hero}. "Sand rubs and ice does not."',
    ],
    verse: ['"The ice is smooth, it cannot grip. / Some sand is rough, so we won\'t slip."'],
    small: ['"Smooth things slip. / Rough things grip."'],
  },
}
