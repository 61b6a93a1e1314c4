import type { Strand } from '../../schema.ts'

export const theWind: Strand = {
  plant: {
    three: [
      '"The wind did it," said {hero}. There was no wind.',
      '"Who did it?" "Not me," said {hero}. "It blew."',
      '"Bad wind!" said {hero}. But {he} knew who it was.',
    ],
    five: [
      '"It broke," said {hero}, and did not say any more. It was true. It was not all of the truth.',
      '"It was windy," said {hero}, and showed how, with {his} cheeks. Nobody had asked {him}.',
      '{hero} put it all on the wind. The wind was away that day, and could not say a word.',
    ],
    seven: [
      'When they asked, {hero} said that it might have been the wind. There had not been any wind since Friday.',
      '{hero} told it so well, with the door flying open and the curtains standing out, that {he} could almost feel the wind. It had been as still as a plate all day.',
      '"A wind came in and did it," said {hero}. {friend} looked at the smoke over the roofs, which went straight up. {fhe} did not say anything.',
    ],
    verse: [
      '"It must be the wind," said {hero}, "that blew." / There wasn\'t a wind, and {hero} knew.',
      '"It broke," said {hero}, "all on its own." / And {he} looked very hard at a very small stone.',
    ],
    small: ['Who did it? Who? / {hero} knew.'],
  },
  low: {
    three: [
      '{hero} felt bad. It was not the bread.',
      '"You look hot," said {friend}. "It is the wind," said {hero}.',
      'A wind blew by. {hero} could not look at it.',
    ],
    five: [
      '{hero} had a bad feeling in {his} tummy. It was not the bread.',
      'A small wind ran along with them, as friendly as could be. {hero} did not know where to look.',
      '"I like the wind," said {friend}. "It never did anything bad to me." {hero} said that {he} {was} tired.',
    ],
    seven: [
      '"Do you have a stone in your shoe?" said {friend}. "No," said {hero}. It was a bit higher up than that.',
      'There was no wind at all. It might have been cooler with one. "Perhaps it does not want to come," said {friend}. "I should not, if people said such things of me." {hero} looked hard at a stone.',
      '{hero} found that {he} {was} walking with {his} back to the wind, so as not to meet its eye. It is a slow way to get anywhere.',
    ],
    verse: [
      'A feeling sat where the lunch should be. / "Who did it?" it asked. "Was it he? Was it she?"',
      '"I feel so bad," said {hero}, "right here." / And {friend} said nothing, but kept quite near.',
    ],
    small: ['A bad, bad day. / What should {hero} say?'],
  },
  test: {
    three: [
      '"It was the wind, was it?" said {keeper}.',
      '"I sent the wind out," said {keeper}. "It was bad."',
    ],
    five: [
      '"They tell me it was the wind," said {keeper}. "Poor wind. Now I must be cross with it."',
      '"Sign here," said {keeper}. It said that the wind must go to bed with no supper.',
    ],
    seven: [
      '"They say that it was the wind," said {keeper}. "I shall have to send it away. It is a pity, for I liked it." A small wind came by just then, and looked sad.',
      '{keeper} kept the wind in a cupboard. "It says that it was asleep," said {khe}. "I only need one person to say that they saw it." From under the door came a thin sad breath.',
    ],
    verse: ['"It was the wind," said {keeper}, "they say. / So now I must send the poor wind away."'],
    small: ['"It was the wind, so? / Then it must go."'],
  },
  act: {
    three: [
      '"No," said {hero}. "It was me." And it felt good.',
      '"Let it in!" said {hero}. "I was the bad one."',
    ],
    five: [
      '"It was not the wind," said {hero}. "It was me. I did it, and then I said a thing that was not so." The wind blew {him} a kiss.',
      '{hero} rubbed out WIND, and put in ME. The wind turned the paper over, to see, and then it blew in {his} ear.',
    ],
    seven: [
      '"Wait," said {hero}. It came out like a cork. "It was not the wind. It was never the wind. It was me." It was quiet. Then the wind came back, and went once round {him}, and everything that was loose began to clap. "That," said {keeper}, "was what I came to hear."',
      '{hero} put {his} {hand} on the cupboard door. "I did not see it," {he} said. "I saw me." {He} opened it, and out came the wind, and knocked nobody over. "It is not even cross," said {keeper}. "They are not, when you tell them."',
    ],
    verse: [
      '"Not the wind," said {hero}. "It wasn\'t. It\'s me." / And the words flew out, and the wind went free.',
    ],
    small: ['"Not the wind. Me!" / And the wind went free.'],
  },
  close: {
    three: [
      'The wind blew by. "Good night," it said.',
      '"Sorry, wind," said {hero}. Puff! The wind did not mind.',
      'A small wind came in to sleep by {hero}.',
    ],
    five: [
      'Outside the wind said sorry for nothing, and good night to all.',
      '{hero} left the window open that night. The wind had nowhere else to sleep.',
      '"Good night, wind," said {hero}, and did not look away.',
    ],
    seven: [
      'The wind came to the window and asked how {he} {was}. "Light," said {hero}, and slept.',
      'A wind came in, and had a look round, and blew on the foot of the bed until it was the right kind of cool. "It is more than I earned," said {hero}.',
      'That night a curtain came down. "Was that the wind?" asked {friend}. {hero} looked. "This time," {he} said, "it really was."',
    ],
    verse: [
      'The wind goes by with a soft good night, / And {hero} sleeps, for all is right.',
      "The wind goes home. It did no wrong. / It hums as it goes, and it won't be long.",
    ],
  },
}
