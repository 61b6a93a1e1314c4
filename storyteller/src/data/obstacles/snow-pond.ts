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
      'Ice! {friend} went by on {fhis} bottom.',
      'The pond was hard. Slip! The pond was very hard.',
      "Whoops! The ice took {hero}'s feet away.",
      'Up. Down. Up. Down. Silly ice!',
    ],
    five: [
      'The pond was one big sheet of ice. It was so smooth that {the sky was in it|the moon could have skated}.',
      'The pond was ice. {hero} took a step, and sat. {friend} took a step, and sat.',
      'The ice was no good. Even the wind fell over on it.',
      "On the ice {hero}'s left foot went left, and {his} right foot went right, and {he} sat in between.",
      'The frogs had shut the pond for the winter and had put a smooth lid on it.',
      'It was easy to go on the ice. It was hard to stay on your feet once you were there.',
    ],
    seven: [
      "The pond had frozen hard, right down to the frogs' front doors, and it was as smooth as a plate. It had already sat {friend} down four times, in four different ways.",
      'There was no way round the pond, and it had frozen over, and then it had been polished by the wind. A leaf came by, sitting down.',
      'It had been a cold week, and the pond was hard and polished. Whoever stepped on it sat.',
      '{friend} set out over the pond with great dignity. The dignity got to the other side. {friend} came back in a ring, on {fhis} seat.',
      'A duck landed on the pond, feet out, as ducks do. It went by them, and it went by them again the other way, and it did not look up.',
      'The ice was so clean that you could see the fish asleep. They saw them from quite near, when they fell on their noses.',
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
      'A broom, and some sand. Now the ice said, "Go!"',
      '{hero} threw sand. {friend} had the broom. Step, step, step.',
      'Swish the sand with a broom. No bump now!',
    ],
    five: [
      'They scattered sand from the shore and spread it with a broom. Now the ice was rough, and they walked across with their noses in the air.',
      'They threw down sand, and swept it flat with a broom, and then their feet could hold.',
      'Sand, sand, sand. Then they had a street.',
      '{friend} held the broom and made a little road of sand, as brown as toast. It went all the way over.',
      'There was sand in the bucket by the shore, and a broom stood in it. That was all they had to know.',
      'A bit of sand, a bit of broom, a bit of walking, and then some more of each.',
    ],
    seven: [
      'By the shore there was sand, and against the fence there was a broom. They swept a thin brown road in front of them as they went, and stepped along it arm in arm. Behind them the ice looked quite put out.',
      'There was sand on the shore, under the snow. They carried some in their hats, and spread it before them with the broom. It was the first time that day that both their feet did the same thing at once.',
      'With a broom and a hatful of sand they made a path, thin as jam, and went over on it.',
      'They had one broom and one hat, and the hat was full of sand. One went ahead and threw, and one came behind and swept, and nobody sat down, except once, for fun.',
      '"More on the left," said {friend}. With the broom they drew a long brown line across the white, and walked on it as if on a rope.',
      'The sand said crunch under their feet, and that is the best word one can hear on ice. They swept a last bit with the broom for the duck.',
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
      '"Sand can hold feet," said {hero}.',
    ],
    five: [
      '"We slip because the ice has nothing to hold us by," said {hero}. "Sand would do it. Rough things grip."',
      '"Sand has corners," said {hero}, "and our feet can hold on to those."',
      '"Smooth on smooth goes slip," said {hero}. "We must put something rough in between."',
    ],
    seven: [
      '"What keeps us up is rubbing," said {hero}. "Two rough things catch on each other, and that is called friction. Ice has hardly any. But sand has lots, and it does not mind lending it."',
      '"Rubbing is what holds our feet," said {hero}. "Sand rubs and ice does not."',
      '"You can only walk if the ground pushes back at your foot," said {hero}. "Ice lets go. Sand does not."',
    ],
    verse: ['"The ice is smooth, it cannot grip. / Some sand is rough, so we won\'t slip."'],
    small: ['"Smooth things slip. / Rough things grip."'],
  },
}
