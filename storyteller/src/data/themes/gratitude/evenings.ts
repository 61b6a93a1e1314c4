import type { Strand } from '../../schema.ts'

export const evenings: Strand = {
  plant: {
    three: ['{hero} drank {his} milk. Who put it there? {He} did not ask.'],
    five: ['Every day somebody left milk at the door. {hero} drank it, and never wondered who.'],
    seven: ['{hero} thought that beds made themselves, and soup simply happened.'],
    verse: [
      'The milk came in, the soup was hot. / Did {hero} say thank you? {He} did not.',
      'The bread was there. The milk was, too. / {hero} just ate, and never asked who.',
    ],
  },
  low: {
    three: ['{friend} gave {hero} the big bun. "Oh! Thank you."'],
    five: [
      '{friend} gave {him} the last bit of water. "Thank you," said {hero}, and heard that {he} did not say it often.',
    ],
    seven: [
      '{friend} had given {him} the dry side of the log, and the bigger bun. {hero} had only just noticed. It made {him} go back over the whole day, and there was a lot of it.',
    ],
    verse: [
      '{friend} gave up the bigger bun. / "Thank you," said {hero}. It was {his} first one.',
      '"You gave me the big half," {hero} said, "so / Thank you." And {friend} said, "Well! Hello!"',
    ],
    small: ['"The big bun, for me? / Thank you, times three!"'],
  },
  test: {
    three: ['"I paint the sky pink," said {keeper}. "Do you like it?"'],
    five: [
      '"I make the evenings," said {keeper}. "The pink bits are hard. No one has ever said if they liked it."',
    ],
    seven: [
      '"I do the evenings," said {keeper}. "I have done every evening since I was small. It is a great deal of pink. I sometimes wonder if anybody looks." {khe} had put down {khis} brush.',
    ],
    verse: ['"I paint the evenings, pink and gold. / Does anyone like them? I\'ve never been told."'],
    small: ['"I paint the night. / Does it look all right?"'],
  },
  act: {
    three: ['"I love the pink," said {hero}. "Thank you! And the red!"'],
    five: [
      '"That is you?" {hero} cried. "Oh, thank you! I liked yesterday\'s best, and the one with the green edge." {keeper} could not speak.',
    ],
    seven: [
      '"Thank you for Tuesday," said {hero}, "when it was purple. Thank you for the one after the rain." {He} remembered more and more of them. By the end {keeper} had gone quite pink at the edges, like {khis} own best work.',
    ],
    verse: [
      '"Thank you for purple, and thank you for red!" / "You noticed!" cried {keeper}, and lifted {khis} head.',
    ],
    small: ['"Thank you for red! / I love it," {he} said.'],
  },
  close: {
    three: ['Thank you, milk. Thank you, cup.'],
    five: [
      '{hero} looked out at the evening, all of it. "Very nice," {he} called. Somewhere a brush was being washed.',
    ],
    seven: [
      '"Thank you for the soup," {hero} called down the stairs, for it had occurred to {him} that somebody made it. Then {he} slept.',
    ],
    verse: [
      'Thank you to all, for the big and the small, / And thank you, sweet sleep, for coming at all.',
      'Thank you, red sky, and thank you, blue. / Thank you, good night, for coming, too.',
    ],
  },
}
