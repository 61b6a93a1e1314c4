import type { Strand } from '../../schema.ts'

export const theHand: Strand = {
  plant: {
    three: ['{hero} was mad. {He} would not talk.'],
    five: [
      '{hero} folded {his} {hands} and frowned. "I shall find out who it was," {he} said, "and then I shall not speak to them."',
    ],
    seven: [
      '{hero} set out with a speech in {his} head. It was aimed at whoever had done it, and it had three parts, each crosser than the last.',
    ],
    verse: [
      '{hero} had a frown as long as a train: / "Whoever has done it shan\'t do it again!"',
      '"I\'ll find who did it," said {hero}, "and then / I\'ll never once speak to them, ever again."',
    ],
  },
  low: {
    three: ['"Still mad?" said {friend}. "A bit less," said {hero}.'],
    five: [
      '"Are you still cross?" asked {friend}. {hero} looked. "I think I have dropped some of it," {he} said.',
    ],
    seven: [
      '{hero} tried to go through {his} cross speech once more. {He} had forgotten the second part. Without it the first part sounded rather silly.',
    ],
    verse: [
      '{hero} went over {his} crossest speech. / Some of the words had got out of reach.',
      '"I was so cross," said {hero}, "today. / Some must have dropped off on the way."',
    ],
    small: ['To be so mad / is heavy and sad.'],
  },
  test: {
    three: ['"You will not like me," said {keeper}. "I did it."'],
    five: ['"You will not like me now," said {keeper}. "I did it. I am so very sorry."'],
    seven: [
      '"Before you are nice to me," said {keeper}, "I have to tell you something." {khe} swallowed. "It was me." And {khe} shut {khis} eyes, and waited.',
    ],
    verse: [
      '"It\'s all my fault," said {keeper}. "It\'s true. / And I\'m sorry, and don\'t know what I can do."',
    ],
    small: ['"I am sorry, you see. / I did it. It was me."'],
  },
  act: {
    three: ['{hero} put out one {hand}. "I was mad. Now I am done."'],
    five: [
      'There was a silence. Then {hero} held out {his} {hand}. "I was cross," {he} said, "and now I am done. Come and help us put it right."',
    ],
    seven: [
      '{hero} waited for the cross feeling. It was there, but it was looking at its watch. "Thank you for telling me," {he} said. "That must have been the hardest part." And {he} held out {his} {hand}, and {keeper} took it, and something that had been tied up came loose.',
    ],
    verse: ['"You told me true," said {hero}. "And so / We\'ll mend it together, and let it all go."'],
    small: ['"It is all right now. / We can mend it somehow."'],
  },
  close: {
    three: ['{hero} looked for the cross words. All gone.'],
    five: ['{hero} had been cross since lunch. Now it was night, and {he} could not think why.'],
    seven: [
      '{hero} looked for the cross speech, in case {he} needed it. It had gone, and there was only a soft place where it used to be.',
    ],
    verse: [
      'Let go of the cross, let go of the day, / And feel how it floats, like a feather, away.',
      "The cross went out like a candle's light. / There's nothing to carry to bed tonight.",
    ],
  },
}
