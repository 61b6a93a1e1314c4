import type { ObstacleData } from '../schema.ts'

export const atseaRocks: ObstacleData = {
  id: 'atsea-rocks',
  kind: 'other',
  place: 'harbour',
  props: [{ prop: 'rocks', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Rocks stuck up in the sea. Bump! Bump!',
      'Some rocks were up. Some rocks hid. How could they get by?',
      'One rock said bump. One rock said scratch. And more were in the way!',
      'Big rocks, small rocks! They sat in the sea like hippos.',
      '"Bump," said a rock. It was under the sea. Who could see it?',
      'There was sea, then rocks, then sea. In or out? Bump!',
    ],
    five: [
      'At the harbour mouth the rocks lay in the water like {a row of bad teeth|sleeping hippos}. Some you could see, and some you could not.',
      'Rocks! Some looked out of the sea, and some hid in it.',
      'The way out was full of rocks. You could not see them all.',
      'The rocks stood at the mouth of the harbour like a gate with no hinges.',
      '{friend} saw one of the rocks just in time, and it was not the only one.',
      '"Mind us," said the big rocks. The small rocks said nothing, and hid.',
    ],
    seven: [
      'The way out of the harbour was full of rocks. Some stuck up like {bad teeth|broken teeth}, and those were the polite ones. The rude ones lay just under the water, and waited.',
      'Between them and the open sea lay the rocks. Half of them stood up to be counted. The other half lay just under the water, holding their breath.',
      'The way out was full of rocks. Some stood up, and some lay just under the water, holding their breath.',
      'Beyond the wall there were rocks, left and right, in no order at all. It looked as if someone had been counting them and had dropped the lot.',
      'A seal lay on one of the rocks and watched them come. "You will want to go round that one," it said. It did not say which.',
      'Rocks were waiting all over the harbour mouth, some on tiptoe and some lying down. The boat would have liked to know which was where.',
    ],
    verse: [
      "The rocks lay thick at the harbour's mouth, / To the east and west, to the north and south.",
      'The rocks lay thick on every side, / And some were rude enough to hide.',
      'Some rocks stood up, and some rocks hid. / You never knew just where they did.',
    ],
    small: [
      'Rocks, here and there! / "Look out! Take care!"',
      'Some rocks were shy. / "You, sir, stand by!"',
    ],
  },
  solve: {
    three: [
      'They saw white foam. Foam here? A rock! They went round.',
      'The sea was white by a rock. They went where it was blue. Left! Right!',
      '"White is a rock," said {hero}. "Blue is not." They went on the blue.',
      'They saw foam. Round they went.',
      '{friend} saw white. "Rock!" They turned. They saw blue. "Go!"',
      'Foam to the left, foam to the right. In the middle it was blue. So they went there.',
      'They looked for a frill. Each frill was a rock.',
    ],
    five: [
      'They looked for foam. Where the sea made white frills there was a rock, and where it was smooth {there was none|they went}.',
      '"Look for the white bits," said {hero}. Where it was white there was a rock. They went where it was blue.',
      'White foam said rock, and smooth said go. So they went left, right, left, and out.',
      'A white ring, a white ring, a smooth bit. They steered for the smooth bits, like a cat in wet grass.',
      '{friend} called "foam" and {hero} turned. They did it eleven times, and then it was all blue.',
      'Each rock wore a white collar. They bowed to the collars, and went by.',
    ],
    seven: [
      'One looked and one steered. Wherever the water wore a little white frill there was a rock beneath, trying to look innocent. Left, right, left they went, from smooth to smooth, and the last rock only got to scratch the paint.',
      '{hero} lay in front and watched the foam. Wherever the sea wore white, something was under it. Wherever it was smooth, there was room. "Left," {he} called, "and right, and left," and the boat went through like thread.',
      'They looked for foam. Where the sea was white there was a rock, and where it was blue they went.',
      'They read the water as you read a page. The white bits were the hard words, and they went round those. At the end they had not a scratch, and the seal clapped.',
      '"White, white, blue," said {friend}, and each time {hero} steered for the blue. It was slow, and a bit like dancing with somebody who has large feet.',
      "They kept the frilly water at arm's length and sailed down the smooth parts, as you walk down a street between puddles. Nothing went bump.",
    ],
    verse: [
      'Where water wore a frill of white, / They steered to the left, or they steered to the right.',
      'They kept to the blue and away from the white, / And went through the rocks to the left and the right.',
    ],
    small: ['White meant a rock. / They went by with no knock.', 'White, no. Blue, go! / Nice and slow.'],
  },
  fact: {
    three: [
      '"White foam means a rock," said {hero}.',
      '"The sea goes white on a rock," said {hero}.',
      '"No foam, no rock," said {hero}.',
    ],
    five: [
      '"When water runs over something, it breaks into foam," said {hero}. "The foam will show us where they are."',
      '"The sea trips over a rock," said {hero}. "It turns white when it does."',
      '"Where it is smooth there is nothing to hit," said {hero}.',
    ],
    seven: [
      '"Water cannot keep a secret," said {hero}. "When it has to squeeze over a rock, it speeds up and breaks. That is what foam is. Every rock down there is waving a white flag."',
      '"Water breaks into foam on a rock," said {hero}. "So every rock has to wave a white flag."',
      '"Wherever the water is white, it has tripped on something," said {hero}. "Where it runs smooth, so can we."',
    ],
    verse: ['"The water breaks to foam on stone, / So every rock will make itself known."'],
    small: ['"White foam will show / where not to go."'],
  },
}
