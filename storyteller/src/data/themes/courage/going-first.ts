import type { Strand } from '../../schema.ts'

export const goingFirst: Strand = {
  plant: {
    three: [
      '{hero} did not like to go first.',
      'New things made {hero} feel wobbly.',
      'Last in line. That was {hero}.',
      '"You try it," said {hero}. "Then me."',
    ],
    five: [
      'There was one thing {hero} never did, and that was go first.',
      '{hero} liked new things best when somebody else had tried them.',
      'In every line {hero} stood at the back. You could see more from there, {he} said.',
      'Whoever went in first, it was not {hero}. {His} tummy would not have it.',
    ],
    seven: [
      'If there was a new thing to be done, {hero} was always glad to do it second.',
      '{hero} had a wobble. It lived somewhere under {his} ribs, and it woke up whenever anything was new.',
      'At the pond, on the slide, in the snow, {hero} was the one who held the coats. A good deal of wobbling can be hidden behind five coats.',
      '{hero} was very polite at doors. It was not really manners. It was the wobble.',
    ],
    verse: [
      'New things made {hero} wobble inside, / And look for a tidy place to hide.',
      '{hero} was last to jump in the lake, / And last on the ladder, and first at the cake.',
      '{hero} went last through every door, / And let the wobble go before.',
    ],
  },
  low: {
    three: [
      '"I feel wobbly," said {hero}. {friend} felt wobbly too.',
      '{hero} stopped. Wobble, wobble, went {his} tummy.',
      '"My feet say no," said {hero}. "Ask them again."',
      'Wobble, wobble. {friend} held on to {hero}.',
    ],
    five: [
      '"I feel wobbly," said {hero}. "Me too," said {friend}, and they sat down and were wobbly together.',
      'The way ahead looked long. {hero} could feel the wobble going up and down inside like a ball on stairs.',
      '{hero} stood on one leg, because the other would not stop shaking. "Now try that one," said {friend}.',
      'Inside {hero} the wobble hopped about. "It needs a rest," said {friend}. So all three of them sat down.',
    ],
    seven: [
      '"What if I cannot do it?" said {hero}. {friend} thought about that. "Then you will be somebody who tried," {fhe} said, "and I will be somebody who saw." It was quiet for a bit after that.',
      'The wobble woke up. It went all the way down to {hero}\'s feet, and all the way back. "You may come with us," {hero} told it, "but you may not choose the way."',
      '"Where do you keep yours?" asked {hero}. "My wobble? Behind the knees," said {friend}. "It comes out when I stop." So neither of them stopped for long.',
      '{hero} tried to leave the wobble by the side of the way. {He} had gone six steps when {he} felt it under {his} ribs again, out of breath.',
    ],
    verse: [
      '"I wobble here, I wobble there," / Said {hero}, "I wobble everywhere."',
      '"I shake," said {hero}. "So do I," / Said {friend}, and they let it all go by.',
    ],
    small: ['"My tummy goes hop." / "Then let us stop."'],
  },
  test: {
    three: ['"One must be first," said {keeper}.', 'The last bit was new. Who would go?'],
    five: [
      '"I could not make myself take the last few steps," said {keeper}. "Will somebody show me how?"',
      '"I only go where somebody has been," said {keeper}, and stood aside. "Nobody has been there."',
    ],
    seven: [
      'The last stretch was narrow and strange. "I have sat here since teatime," said {keeper}, "telling myself that I would do it next. Who will go first?" It grew quiet, as it does when everybody hopes for somebody else.',
      'There was one more corner, and nobody knew what was round it. "I could tell you," said {keeper}, "if I had ever been. We are all waiting here for someone to come back and say."',
    ],
    verse: ['"The last few steps are strange and new. / Who will go first?" said {keeper}. "Who?"'],
    small: ['"Who will be first?" / That is the worst.'],
  },
  act: {
    three: [
      '{hero} took one big breath. "I will." One step. One more. {He} did it!',
      '"Me," said {hero}. {His} tummy went wobble. {He} went on.',
    ],
    five: [
      '"I am wobbly," said {hero}, "and I am going." {He} took one step. The wobble came along. So {he} took another, and another, to the end.',
      '{hero} let go of {friend}. "Right," {he} told {his} knees. Wobble, step, wobble, step, and {he} {was} there.',
    ],
    seven: [
      '"I will," said {hero}, in a voice much smaller than {he} {was}. {He} waited for the wobble to stop. It did not, so {he} went with it. Halfway over, {he} noticed something odd. The wobble was still there. It just was not in charge.',
      '"Count to ten," said {hero}, "and then look." {He} went while they counted. It was a wobbly one, and a more wobbly two. At seven a voice came from round the corner. "You can stop," it called. "I am here, and it is nice."',
    ],
    verse: ['"I wobble," said {hero}, "but I shall go." / And {he} went first, both small and slow.'],
    small: ['"Me," {hero} said, / and went ahead.'],
  },
  close: {
    three: [
      '{hero} was wobbly today. {hero} was brave today.',
      'Brave {hero} closed {his} eyes.',
      'No more wobble. Just warm feet.',
      '"I went first," said {hero}. Then {he} slept.',
    ],
    five: [
      'The wobble curled up at the end of the bed, and it was asleep before {hero} was.',
      'Being brave makes you sleepy. {hero} yawned once, and went first into the land of dreams.',
      '"First!" said {hero}, and jumped into bed. For once nobody else was there yet.',
      'Tonight {hero} said good night before anyone else did.',
    ],
    seven: [
      'Somewhere under {his} ribs the wobble turned round three times, like a cat, and lay down. {hero} patted the place. Then they both went to sleep.',
      'And of all the things that {hero} had gone into first that day, sleep was by far the softest.',
      '{hero} felt for the wobble. There it was, no bigger than a pea, and sound asleep.',
      '"I went first," {hero} told the ceiling, just to hear how it sounded. It sounded like somebody taller.',
    ],
    verse: [
      'The wobble sleeps, the brave one too, / And both are glad the day is through.',
      'The one who shook was first today. / Lie down. The shakes have gone away.',
    ],
  },
}
