import type { ObstacleData } from '../schema.ts'

export const farmHay: ObstacleData = {
  id: 'farm-hay',
  kind: 'up',
  place: 'barn',
  props: [],
  tool: 'rope',
  avoid: [],
  meet: {
    three: [
      'The hay went up and up. How to get to the top?',
      'Hay, hay, hay, up to the roof. One step, and down they slid.',
      'The hay went up so high.',
    ],
    five: [
      'In the barn the hay was stacked to the roof. The way led to the top of it, and {slid back|slipped down} again.',
      'The hay went up to the roof. {hero} took one step up and slid two down.',
      'They had to go up the hay, and the hay did not like to be gone up.',
    ],
    seven: [
      'Inside the barn the hay rose to the rafters like a soft gold hill. For every step up it gave them {two steps down|a slide back down}, and straw in both ears.',
      'Up there was where they had to go, and in between was hay. It was as steep as a roof, and as smooth as hair.',
      'The hay went up to the beams. It was soft and gold, and it let go of everyone.',
    ],
    verse: [
      'The hay was heaped up to the beam. / They slid back down as if on cream.',
      'A mountain of hay rose up in the way. / You cannot get hold of a mountain of hay.',
    ],
    small: ['Hay, up so high! / It touched the sky.', 'Up, and then slide. / Hay on each side.'],
  },
  solve: {
    three: [
      'They found a rope with knots. Up, up, up they went.',
      'They tied fat knots in the rope. One, two, three, top!',
      'Knots in a rope. Up, up!',
    ],
    five: [
      'From the beam hung a rope. They tied {knots|fat knots} in it, one above another, and went up from knot to knot.',
      'They made fat knots in a rope, and held on. Knot by knot, they were up.',
      'A rope hung down. It was too smooth, so they tied knots in it, and then it was not.',
    ],
    seven: [
      'From the middle beam hung the rope that the farmer used for sacks. They tied a fat knot in it, and another, and another, until it was a stair made of string. Knot by knot they went up, and fell over the top into the hay.',
      'They took the rope that hung from the beam, and tied it full of knots as big as buns. Then up they went, a bun at a time, and fell over the edge into the soft.',
      'They tied the rope full of knots and went up it, knot after knot, with hay in their ears.',
    ],
    verse: [
      'They tied some knots along a rope / And pulled up past the slippy slope.',
      'With a knot and a knot and a knot in the line, / They went up the rope, and it held them fine.',
    ],
    small: ['A knot, and a knot! / They went up a lot.', 'Knot, knot, knot, hop! / The rope led to the top.'],
  },
  fact: {
    three: ['"Knots stop our {hands} slipping," said {hero}.', '"Knots do not slip," said {hero}.'],
    five: ['"Smooth things slip," said {hero}. "Rough things grip. So we must make the rope rough."'],
    seven: [
      '"Hay is slippery because there is nothing to rub against," said {hero}. "Rubbing is what holds you. If we put knots in that rope, there will be something for our {hands} to hold on to."',
      '"Smooth hay lets go, and rough rope holds on," said {hero}. "So let us make it rougher."',
    ],
    verse: [
      '"Smooth things will slip, but rough things grip. / With knots in place we shall not slip."',
      '"Smooth things just slide, but rough things grip, / So tie some knots and we won\'t slip."',
    ],
    small: ['"Tie knots in it tight. / Then hold on. That\'s right!"'],
  },
}
