import type { ObstacleData } from '../schema.ts'

export const forestLeaves: ObstacleData = {
  id: 'forest-leaves',
  kind: 'lost',
  place: 'forest-path',
  props: [{ prop: 'leaf', where: 'near' }],
  tool: 'acorn',
  avoid: [],
  meet: {
    three: [
      'Leaves, leaves, leaves! They hid the path.',
      'All the leaves came down. Where was the path now?',
    ],
    five: [
      'The wind had been tidying. It had put every leaf of the wood on top of the path.',
      'Red leaves, gold leaves, brown leaves, up to the knee. Somewhere under them was a path.',
      'Leaves lay over the path, and over everything else.',
    ],
    seven: [
      'In one night the trees had dropped everything. There were leaves to the left, leaves to the right, and leaves where the path ought to be, and not one of them would say what it was lying on.',
      '"The path is right here," said {friend}, and went in up to the chin. So it was not there. The whole wood had pulled up a quilt of leaves, and the path was asleep under it.',
      'The trees had let everything go at once. Where the path had been there was now a great deal of autumn.',
    ],
    verse: [
      'The leaves came down, red, gold and brown, / And covered the path like a dressing gown.',
      'The path was there the other day, / But the leaves had tidied it all away.',
    ],
    small: ['Leaves, red and brown! / They all came down.', 'The path? Who knows! / Leaves up to the nose.'],
  },
  solve: {
    three: [
      'Roll, little acorn! It rolled and sat still. That was the path.',
      'They put down an acorn. It rolled to the path. Good acorn!',
      'An acorn rolled to the path.',
    ],
    five: [
      '{hero} let an acorn go. It rolled a bit and lay down in a dip. That was the path! On they went, roll by roll.',
      'An acorn rolled this way, then that way, and stopped where many feet had been. "After that acorn!" said {friend}.',
      'An acorn rolled into the dip, and there was the path.',
    ],
    seven: [
      'They cleared a small patch and set an acorn down on it. It thought for a moment, rolled to the left, and settled in a dip that a hundred years of feet had made. Ten rolls later the leaves came to an end.',
      '{friend} kept an acorn in {fhis} pocket, in case of need, and this was need. Wherever it was put down it ran to the same side, like a pony going home, and lay still in the old path.',
      '{hero} put an acorn on the ground and let it choose. It chose the old dip of the path every time.',
    ],
    verse: [
      'They let an acorn roll about. / It ran to the dip and pointed it out.',
      'An acorn ran down to the lowest place, / And there lay the path with a leaf on its face.',
    ],
    small: ['Down the acorn ran. / It had a plan.', 'An acorn rolled. / It did as told.'],
  },
  fact: {
    three: [
      '"Feet made the path low," said {hero}. "Round things roll to low."',
      '"Round things roll to low," said {hero}.',
    ],
    five: [
      '"Many feet have gone along here," said {hero}, "and they wore it down. A round thing will roll to the lowest bit."',
      '"Feet wear a path low," said {hero}, "and round things roll to low places."',
    ],
    seven: [
      '"A path is where feet have pressed down the earth, year after year," said {hero}. "We cannot see the dip, but something round can feel it. Round things always roll to the lowest place that they can find."',
      '"A path is worn down by feet, so it lies a little low," said {hero}. "Something round would know."',
    ],
    verse: ['"The feet of years have worn it low, / And that is where round things will go."'],
    small: ['"Low is the way / where round things stay."'],
  },
}
