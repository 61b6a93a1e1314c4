import type { Strand } from '../../schema.ts'

export const theWind: Strand = {
  plant: {
    three: ['"The wind did it," said {hero}. There was no wind.'],
    five: ['"It broke," said {hero}, and did not say any more. It was true. It was not all of the truth.'],
    seven: [
      'When they asked, {hero} said that it might have been the wind. There had not been any wind since Friday.',
    ],
    verse: [
      '"It must be the wind," said {hero}, "that blew." / There wasn\'t a wind, and {hero} knew.',
      '"It broke," said {hero}, "all on its own." / And {he} looked very hard at a very small stone.',
    ],
    small: ['Who did it? Who? / {hero} knew.'],
  },
  low: {
    three: ['{hero} felt bad. It was not the soup.'],
    five: ['{hero} had a bad feeling in {his} tummy. It was not the soup.'],
    seven: [
      '"Do you have a stone in your shoe?" said {friend}. "No," said {hero}. It was a bit higher up than that.',
    ],
    verse: [
      'A feeling sat where the lunch should be. / "Who did it?" it asked. "Was it he? Was it she?"',
      '"I feel so bad," said {hero}, "right here." / And {friend} said nothing, but kept quite near.',
    ],
    small: ['A bad, bad day. / What should {hero} say?'],
  },
  test: {
    three: ['"It was the wind, was it?" said {keeper}.'],
    five: ['"They tell me it was the wind," said {keeper}. "Poor wind. Now I must be cross with it."'],
    seven: [
      '"They say that it was the wind," said {keeper}. "I shall have to send it away. It is a pity, for I liked it." A small wind came by just then, and looked sad.',
    ],
    verse: ['"It was the wind," said {keeper}, "they say. / So now I must send the poor wind away."'],
    small: ['"It was the wind, so? / Then it must go."'],
  },
  act: {
    three: ['"No," said {hero}. "It was me." And it felt good.'],
    five: [
      '"It was not the wind," said {hero}. "It was me. I did it, and then I said a thing that was not so." The wind blew {him} a kiss.',
    ],
    seven: [
      '"Wait," said {hero}. It came out like a cork. "It was not the wind. It was never the wind. It was me." It was quiet. Then the wind came back, and went once round {him}, and everything that was loose began to clap. "That," said {keeper}, "was what I came to hear."',
    ],
    verse: [
      '"Not the wind," said {hero}. "It wasn\'t. It\'s me." / And the words flew out, and the wind went free.',
    ],
    small: ['"Not the wind. Me!" / And the wind went free.'],
  },
  close: {
    three: ['The wind blew by. "Good night," it said.'],
    five: ['Outside the wind said sorry for nothing, and good night to all.'],
    seven: ['The wind came to the window and asked how {he} {was}. "Light," said {hero}, and slept.'],
    verse: [
      'The wind goes by with a soft good night, / And {hero} sleeps, for all is right.',
      "The wind goes home. It did no wrong. / It hums as it goes, and it won't be long.",
    ],
  },
}
