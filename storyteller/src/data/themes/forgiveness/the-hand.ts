import type { Strand } from '../../schema.ts'

export const theHand: Strand = {
  plant: {
    three: [
      '{hero} was mad. {He} would not talk.',
      '"I will not say hello to who did it," said {hero}.',
      '{hero} had a cross word. {He} kept it in {his} bag.',
    ],
    five: [
      '{hero} folded {his} {hands} and frowned. "I shall find out who it was," {he} said, "and then I shall not speak to them."',
      '{hero} thought of five cross things to say, and said them over and over, so as not to drop one.',
      '"No hello for them," said {hero}, "and no bun." {He} took along an extra bun, not to give it.',
    ],
    seven: [
      '{hero} set out with a speech in {his} head. It was aimed at whoever had done it, and it had three parts, each crosser than the last.',
      '{hero} had a cross speech ready, and tried it on the door. The door had nothing to say for itself. {He} thought that it went rather well.',
      '"And another thing," said {hero}, walking up and down. The speech for whoever had done it was getting long. {friend} had been asked to clap at the good parts.',
    ],
    verse: [
      '{hero} had a frown as long as a train: / "Whoever has done it shan\'t do it again!"',
      '"I\'ll find who did it," said {hero}, "and then / I\'ll never once speak to them, ever again."',
    ],
  },
  low: {
    three: [
      '"Still mad?" said {friend}. "A bit less," said {hero}.',
      '"What was my cross word?" said {hero}. {He} had to look.',
      '"I am too tired to be mad," said {hero}.',
    ],
    five: [
      '"Are you still cross?" asked {friend}. {hero} looked. "I think I have dropped some of it," {he} said.',
      '{hero} tried to say the cross things again, but there was a bun in the way.',
      '"What will you do with it, when you have said it?" asked {friend}. {hero} had not planned that far.',
    ],
    seven: [
      '{hero} tried to go through {his} cross speech once more. {He} had forgotten the second part. Without it the first part sounded rather silly.',
      '"Do me the speech again," said {friend}. {hero} began it. It was about a bad, bad person with no heart. "I wonder if they are having a nice day," said {friend}. {hero} stopped. {He} had not thought of them as having days.',
      'Some of the cross speech had got wet, and some of it {hero} had used on a thorn bush. What was left would have gone on a stamp.',
    ],
    verse: [
      '{hero} went over {his} crossest speech. / Some of the words had got out of reach.',
      '"I was so cross," said {hero}, "today. / Some must have dropped off on the way."',
    ],
    small: ['To be so mad / is heavy and sad.'],
  },
  test: {
    three: [
      '"You will not like me," said {keeper}. "I did it."',
      '"It was me," said {keeper}. "Can you look at me?"',
    ],
    five: [
      '"You will not like me now," said {keeper}. "I did it. I am so very sorry."',
      '"Say it, please," said {keeper}, and stood up straight. "I know you have something cross to say. I did do it."',
    ],
    seven: [
      '"Before you are nice to me," said {keeper}, "I have to tell you something." {khe} swallowed. "It was me." And {khe} shut {khis} eyes, and waited.',
      '"I heard you coming," said {keeper}, "and I heard what you were saying. It was me. You had better go through it from the beginning, so that I do not miss any." {khe} held {khis} breath, like somebody under a cold tap.',
    ],
    verse: [
      '"It\'s all my fault," said {keeper}. "It\'s true. / And I\'m sorry, and don\'t know what I can do."',
    ],
    small: ['"I am sorry, you see. / I did it. It was me."'],
  },
  act: {
    three: [
      '{hero} put out one {hand}. "I was mad. Now I am done."',
      '{hero} looked. It was just {keeper}. "Hello," {he} said.',
    ],
    five: [
      'There was a silence. Then {hero} held out {his} {hand}. "I was cross," {he} said, "and now I am done. Come and help us put it right."',
      '{hero} opened {his} mouth to say it. "Hello," {he} said. It was not what {he} had planned, but it was better.',
    ],
    seven: [
      '{hero} waited for the cross feeling. It was there, but it was looking at its watch. "Thank you for telling me," {he} said. "That must have been the hardest part." And {he} held out {his} {hand}, and {keeper} took it, and something that had been tied up came loose.',
      '{hero} looked for the beginning. It had been about somebody who did not mind, and here was somebody who minded a great deal. "It was not very good," {he} said, and held out {his} {hand}. "Shall we see what can be mended?"',
    ],
    verse: ['"You told me true," said {hero}. "And so / We\'ll mend it together, and let it all go."'],
    small: ['"It is all right now. / We can mend it somehow."'],
  },
  close: {
    three: [
      '{hero} looked for the cross words. All gone.',
      '{hero} had no cross word left. Just "good night".',
      '"What was I mad at?" said {hero}. {friend} could not say.',
    ],
    five: [
      '{hero} had been cross since lunch. Now it was night, and {he} could not think why.',
      'There was one cross thing left over. {hero} gave it to the night, which took it, and did nothing with it.',
      '"Say the cross bit again," said {friend}, half asleep. {hero} could not remember how it went.',
    ],
    seven: [
      '{hero} looked for the cross speech, in case {he} needed it. It had gone, and there was only a soft place where it used to be.',
      '{hero} made a new speech in bed. It had one part. It was for {keeper}, and it went: come on Tuesday, and bring your boots.',
      'It is a job to be cross lying down. {hero} tried it, on {his} back and on {his} side, and gave it up as a thing for the daytime.',
    ],
    verse: [
      'Let go of the cross, let go of the day, / And feel how it floats, like a feather, away.',
      "The cross went out like a candle's light. / There's nothing to carry to bed tonight.",
    ],
  },
}
