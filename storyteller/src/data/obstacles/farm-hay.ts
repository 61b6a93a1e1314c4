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
      'Such high hay! Such short feet.',
      'A hill of hay! Up? No, down again.',
      '{friend} ran up the hay. Wheee! Back on the floor.',
      'Soft, soft hay. It was so high.',
    ],
    five: [
      'In the barn the hay was stacked to the roof. The way led to the top of it, and {slid back|slipped down} again.',
      'The hay went up to the roof. {hero} took one step up and slid two down.',
      'They had to go up the hay, and the hay did not like to be gone up.',
      '{hero} took hold of some hay and pulled. The hay came down, and {hero} did not go up.',
      'It was the best hill in the world for coming down. But they wanted to go the other way.',
      'Up by the roof sat a mouse. "How did you get up?" they asked. It had been born up there.',
    ],
    seven: [
      'Inside the barn the hay rose to the rafters like a soft gold hill. For every step up it gave them {two steps down|a slide back down}, and straw in both ears.',
      'Up there was where they had to go, and in between was hay. It was as steep as a roof, and as smooth as hair.',
      'The hay went up to the beams. It was soft and gold, and it let go of everyone.',
      'Five times {friend} ran at the hay, and five times it gave {fhim} back, with more and more of it in {fhis} ears.',
      'They had to get to the little door at the top, and there was nothing in between but hay, which is a hill that has not made up its mind.',
      'A hen came sliding down past them with a surprised face. It was that kind of hay.',
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
      'A rope! Knot, knot, knot. Up like a mouse.',
      'They held the rope. A knot for each step.',
      'Up a knot, and up a knot. Hello, roof!',
    ],
    five: [
      'From the beam hung a rope. They tied {knots|fat knots} in it, one above another, and went up from knot to knot.',
      'They made fat knots in a rope, and held on. Knot by knot, they were up.',
      'A rope hung down. It was too smooth, so they tied knots in it, and then it was not.',
      'The rope was smooth as soap till {friend} put nine knots in it. Then it was as good as stairs.',
      'With a rope full of knots they pulled their way to the top and sat there, puffing like two trains.',
      '{hero} made a knot in the rope, stood on it, and made the next. So {he} built the stairs from the stairs.',
    ],
    seven: [
      'From the middle beam hung the rope that the farmer used for sacks. They tied a fat knot in it, and another, and another, until it was a stair made of string. Knot by knot they went up, and fell over the top into the hay.',
      'They took the rope that hung from the beam, and tied it full of knots as big as buns. Then up they went, a bun at a time, and rolled off into the soft.',
      'They tied the rope full of knots and went up it, knot after knot, with hay in their ears.',
      '"Rope, please," said {hero}. One knot was for feet and one was for {hands}, and so on up, until the mouse by the roof had to move along.',
      'There was a rope over the beam, and there was time for twelve knots. They went up hand over hand, and the hay, for once, had nothing to say about it.',
      'Not up the hay but beside it, on the knots of a rope, they came to the top. There they found three hats that had been missing since the spring.',
    ],
    verse: [
      'They tied some knots along a rope / And pulled up past the slippy slope.',
      'With a knot and a knot and a knot in the line, / They went up the rope, and it held them fine.',
    ],
    small: ['A knot, and a knot! / They went up a lot.', 'Knot, knot, knot, hop! / The rope led to the top.'],
  },
  fact: {
    three: [
      '"Knots stop our {hands} slipping," said {hero}.',
      '"Knots do not slip," said {hero}.',
      '"A knot is a good hold," said {hero}.',
    ],
    five: [
      '"Smooth things slip," said {hero}. "Rough things grip. So we must make the rope rough."',
      '"A knot is like a step," said {hero}. "You can not slip past it."',
      '"There must be something to push on," said {hero}, "and a knot will do."',
    ],
    seven: [
      '"Hay is slippery because there is nothing to rub against," said {hero}. "Rubbing is what holds you. If we put knots in that rope, there will be something for our {hands} to hold on to."',
      '"Smooth hay lets go, and rough rope holds on," said {hero}. "So let us make it rougher."',
      '"Things slip when they have no bumps to hold each other with," said {hero}. "A knot is a very good bump."',
    ],
    verse: [
      '"Smooth things will slip, but rough things grip. / With knots in place we shall not slip."',
      '"Smooth things just slide, but rough things grip, / So tie some knots and we won\'t slip."',
    ],
    small: ['"Tie knots in it tight. / Then hold on. That\'s right!"'],
  },
}
