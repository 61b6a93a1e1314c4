import type { Strand } from '../../schema.ts'

export const slowWords: Strand = {
  plant: {
    three: [
      '"I know, I know!" said {hero}. They were not done yet.',
      '"And then?" said {hero}. "And then? And?"',
      '{friend} said, "I." {hero} said, "Me too!"',
    ],
    five: [
      "{hero} finished other people's sentences. Mostly {he} finished them wrong.",
      '{hero} answered the door before anyone had knocked, and questions before anyone had asked.',
      'If you told {hero} a joke, {he} laughed in the middle, and never heard the end.',
    ],
    seven: [
      '{hero} never let anyone get to the end of a sentence. {He} could see it coming, {he} said, and it saved time. That was how {he} had come to own a goat, when all the man wanted was his coat.',
      '"Could you pass the," people said to {hero}, and got the salt, the jam and the cat. {He} liked to be helpful early.',
      '{hero} did not know how any story came out, because {he} told it first. In {his} it was mostly cake.',
    ],
    verse: [
      'If somebody started to say, "Would you please," / {hero} said, "Gladly!" and handed them peas.',
      'If you said "Please may I," {hero} said "Yes! / It\'s cake that you want." (It was just a guess.)',
    ],
  },
  low: {
    three: [
      '"Let me talk," said {friend}. So {hero} let {fhim}. It was nice.',
      '"I," said {friend}. {hero} sat still. "See a bug."',
      '{hero} shut {his} mouth. It was hard.',
    ],
    five: [
      '"May I finish?" asked {friend}. {hero} bit {his} lip. "I was going to say that I like you," said {friend}. {hero} was glad that {he} had not stopped it.',
      '{friend} began to tell a joke. {hero} knew how it ended. {He} let it end on its own, and it was better.',
      '"Do you think that," said {friend}, and stopped for breath. {hero} held on to the stone with both {hands}.',
    ],
    seven: [
      '"I have been trying to say something since lunch," said {friend}. {hero} opened {his} mouth, and put a {hand} over it. It was a long wait. "It is only this," said {friend}. "I am glad that I came." It was much better than what {hero} had thought it would be.',
      '"There is something on your," said {friend}, and had to sneeze. {hero} waited. {friend} sneezed again. "Head," said {friend}, at last. By then it had walked all the way down and said hello.',
      'They took it in turns to say a word each, for practice. "I," said {friend}. "Am," said {hero}. "Hungry," {hero} nearly said, but it was {friend}\'s turn. "Happy," said {friend}.',
    ],
    verse: [
      '"I\'ve something to say, if you\'ll just let me start." / And {hero} kept still, which was quite the hard part.',
      '"I like," said {friend}, and then, late, "you." / {hero} had waited. It was hard to do.',
    ],
    small: ['"Let me talk, please." / {hero} held {his} knees.'],
  },
  test: {
    three: [
      '"The," said {keeper}. Then a long wait.',
      '"Go," said {keeper}. A bug went by. "To," {khe} said.',
    ],
    five: [
      '{keeper} knew the way, but {keeper} spoke slowly. "You," said {khe}. A snail went by. "Have," said {khe}.',
      '"It," said {keeper}, and looked at the sky. "Is," said {keeper}, and rested. Others had gone home by now.',
    ],
    seven: [
      '{keeper} was quite willing to tell them the way. "First," said {keeper}. A beetle crossed the stone. "You," said {keeper}. {hero} could think of nine things that came next, and every one was jumping up and down behind {his} teeth.',
      '"I know the way in," said {keeper}, in the time that it takes to peel an apple. "You go," said {khe}, and shut {khis} eyes to think. {hero} had eleven words ready.',
    ],
    verse: [
      '{keeper} said, "First." Then a snail wandered past. / {keeper} said, "You." {khe} did not speak fast.',
    ],
    small: ['"You," {keeper} said. / A snail went ahead.'],
  },
  act: {
    three: [
      '{hero} did not say a word. At last it all came out!',
      '{hero} bit {his} lip. "The," said {keeper}. "Left!"',
    ],
    five: [
      '{hero} held {his} mouth shut with both {hands}, through six words and one long breath. Then {he} had all of it, and it was just right.',
      '{hero} sat on a stone, and let each word walk all the way up to {him}. There were only five. They were enough.',
    ],
    seven: [
      '{hero} did not help. It was the hardest thing {he} had ever not done. "Must, sit, down," said {keeper}, "and, have, some, cake." It was not one of the nine. {keeper} said that no one had ever got as far as the cake before.',
      '{hero} put them away, one by one, like spoons in a drawer. When the last was in, it was so quiet that you could hear the word coming. "Round," said {keeper}. Nobody could have guessed it. "Thank," said {hero}, and waited to see what it was like, "you."',
    ],
    verse: ['{hero} said nothing. {He} let each one fall, / And then, like a necklace, {he} had them all.'],
    small: ['{hero} sat tight. / The words came out right.'],
  },
  close: {
    three: [
      '"Good," said {hero}. A long, long breath. "Night."',
      '"Good," said {hero}. {friend} said, "Night."',
      '{hero} had no more words. Shh.',
    ],
    five: [
      '"Good," said {friend}. {hero} waited for the rest of it, and was asleep before it came.',
      '{friend} talked in {fhis} sleep, very slowly. {hero} heard it to the end.',
      'The night said nothing for hours. {hero} did not help it.',
    ],
    seven: [
      '"Good," said {hero}, and yawned, and took {his} time. {friend} did not finish it for {him}. It was nearly morning before anybody said "night".',
      'Somewhere far off {keeper} was saying "Sleep well", and had got as far as "sleep". {hero} did.',
      '{hero} had a word left over from the day, and did not need to say it.',
    ],
    verse: [
      'Say good. Take a breath, and another one. Night. / A slow word goes in like a small soft light.',
      'Slow is the night, and it speaks in words / As far apart as the evening birds.',
    ],
  },
}
