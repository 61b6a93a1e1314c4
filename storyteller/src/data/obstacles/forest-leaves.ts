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
      'Red leaf, gold leaf, no path.',
      '"Swish," said the leaves. They lay on it all.',
      '{friend} fell in. Leaves, up to the ears!',
      'So many leaves! The path had a coat on.',
    ],
    five: [
      'The wind had been tidying. It had put every leaf of the wood on top of the path.',
      'Red leaves, gold leaves, brown leaves, up to the knee. Somewhere under them was a path.',
      'Leaves lay over the path, and over everything else.',
      'One leaf lay on the path. On that leaf lay all the others.',
      'They kicked the leaves to the left. There was no path. They kicked them to the right. More leaves!',
      '"Swish, swash," went their feet. It was fun, but was it the path? The leaves did not say.',
    ],
    seven: [
      'In one night the trees had dropped everything. There were leaves to the left, leaves to the right, and leaves where the path ought to be, and not one of them would say what it was lying on.',
      '"The path is right here," said {friend}, and went in up to the chin. So it was not there. The whole wood had pulled up a quilt of leaves, and the path was asleep under it.',
      'The trees had let everything go at once. Where the path had been there was now a great deal of autumn.',
      'It was lovely to walk in, all gold and up to the knees. The trouble was that one heap of leaves looks just like another, and no heap looks like a path.',
      '{friend} threw up a whole armful of leaves for joy. Then {fhe} looked about and asked, in a small voice, where the path was.',
      'Every leaf in the wood had come to the same party, and the party was on the path.',
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
      'They put down an acorn. Off it ran to where feet go. Good acorn!',
      'An acorn rolled to the path.',
      'An acorn ran down. It knew the way!',
      '{friend} let an acorn go. Roll, roll, stop. Here!',
      'Go, acorn. Go, feet. The path!',
    ],
    five: [
      '{hero} let an acorn go. It rolled a bit and lay down in a dip. That was the path! On they went, roll by roll.',
      'An acorn rolled this way, then that way, and stopped where many feet had been. "After that acorn!" said {friend}.',
      'An acorn rolled into the dip, and there was the path.',
      '{friend} had an acorn. They put it down, and saw which way it went, and went that way.',
      '"You go first," said {hero} to a round acorn. It did, and it was right.',
      'It took one acorn, three rolls, and a bit of kicking, and then their feet felt the old hard path.',
    ],
    seven: [
      'They cleared a small patch and set an acorn down on it. It thought for a moment, rolled to the left, and settled in a dip that a hundred years of feet had made. Ten rolls later the leaves came to an end.',
      '{friend} kept an acorn in {fhis} pocket, in case of need, and this was need. Wherever it was put down it ran to the same side, like a pony going home, and lay still in the old path.',
      '{hero} put an acorn on the ground and let it choose. It chose the old dip of the path every time.',
      'They swept a bit of ground clean and let an acorn roll. Where it came to rest they swept again. By the fifth time they did not need it, for their feet knew.',
      'An acorn is small and not clever, but it does know which way is down. It ran into the old path, and they came after it.',
      '"If I were a path," said {friend}, "where would I be?" They asked an acorn, for it had no ideas of its own. It rolled about a bit, and there it was.',
    ],
    verse: [
      'They let an acorn roll about. / It ran to the dip and pointed it out.',
      'An acorn ran down to the lowest place, / And there lay the path with a leaf on its face.',
    ],
    small: ['Down the acorn ran. / It had a plan.', 'An acorn rolled. / It did as told.'],
  },
  fact: {
    three: [
      '"Feet made the path low," said {hero}. "A round thing can feel it."',
      '"Round things roll to low," said {hero}.',
      '"The path is low," said {hero}. "An acorn will find low."',
    ],
    five: [
      '"Many feet have gone along here," said {hero}, "and they wore it down. A round thing will roll to the lowest bit."',
      '"Feet wear a path low," said {hero}, "and round things roll to low places."',
      '"The path is a little lower than the rest," said {hero}. "A round thing feels that, and rolls in."',
    ],
    seven: [
      '"A path is where feet have pressed down the earth, year after year," said {hero}. "We cannot see the dip, but something round can feel it. Round things always roll to the lowest place that they can find."',
      '"A path is worn down by feet, so it lies a little low," said {hero}. "Something round would know."',
      '"Every foot that walked here pushed the earth down a little," said {hero}. "So the path is a kind of ditch, and a ball would end up in it."',
    ],
    verse: ['"The feet of years have worn it low, / And that is where round things will go."'],
    small: ['"Low is the way / where round things stay."'],
  },
}
