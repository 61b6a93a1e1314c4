import type { Strand } from '../../schema.ts'

export const slowWords: Strand = {
  plant: {
    three: ['"I know, I know!" said {hero}. They were not done yet.'],
    five: ["{hero} finished other people's sentences. Mostly {he} finished them wrong."],
    seven: [
      '{hero} never let anyone get to the end of a sentence. {He} could see it coming, {he} said, and it saved time. That was how {he} had come to own a goat, when all the man wanted was his coat.',
    ],
    verse: [
      'If somebody started to say, "Would you please," / {hero} said, "Gladly!" and handed them peas.',
      'If you said "Please may I," {hero} said "Yes! / It\'s cake that you want." (It was just a guess.)',
    ],
  },
  low: {
    three: ['"Let me talk," said {friend}. So {hero} let {fhim}. It was nice.'],
    five: [
      '"May I finish?" asked {friend}. {hero} bit {his} lip. "I was going to say that I like you," said {friend}. {hero} was glad that {he} had not stopped it.',
    ],
    seven: [
      '"I have been trying to say something since lunch," said {friend}. {hero} opened {his} mouth, and put a {hand} over it. It was a long wait. "It is only this," said {friend}. "I am glad that I came." It was much better than what {hero} had thought it would be.',
    ],
    verse: [
      '"I\'ve something to say, if you\'ll just let me start." / And {hero} kept still, which was quite the hard part.',
      '"I like," said {friend}, and then, late, "you." / {hero} had waited. It was hard to do.',
    ],
    small: ['"Let me talk, please." / {hero} held {his} knees.'],
  },
  test: {
    three: ['{keeper} talked so slow. "The," said {keeper}. Then a wait.'],
    five: [
      '{keeper} knew the way, but {keeper} spoke slowly. "You," said {khe}. A snail went by. "Have," said {khe}.',
    ],
    seven: [
      '{keeper} was quite willing to tell them the way. "First," said {keeper}. A beetle crossed the stone. "You," said {keeper}. {hero} could think of nine things that came next, and every one was jumping up and down behind {his} teeth.',
    ],
    verse: [
      '{keeper} said, "First." Then a snail wandered past. / {keeper} said, "You." {khe} did not speak fast.',
    ],
    small: ['"You," {keeper} said. / A snail went ahead.'],
  },
  act: {
    three: ['{hero} did not say a word. At last it all came out!'],
    five: [
      '{hero} held {his} mouth shut with both {hands}, through six words and one long breath. Then {he} had all of it, and it was just right.',
    ],
    seven: [
      '{hero} did not help. It was the hardest thing {he} had ever not done. "Must, sit, down," said {keeper}, "and, have, some, cake." It was not one of the nine. {keeper} said that no one had ever got as far as the cake before.',
    ],
    verse: ['{hero} said nothing. {He} let each one fall, / And then, like a necklace, {he} had them all.'],
    small: ['{hero} sat tight. / The words came out right.'],
  },
  close: {
    three: ['"Good," said {hero}. A long, long breath. "Night."'],
    five: ['"Good," said {friend}. {hero} waited for the rest of it, and was asleep before it came.'],
    seven: [
      '"Good," said {hero}, and yawned, and took {his} time. {friend} did not finish it for {him}. It was nearly morning before anybody said "night".',
    ],
    verse: [
      'Say good. Take a breath, and another one. Night. / A slow word goes in like a small soft light.',
      'Slow is the night, and it speaks in words / As far apart as the evening birds.',
    ],
  },
}
