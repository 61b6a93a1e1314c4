import type { Strand } from '../../schema.ts'

export const firstBite: Strand = {
  plant: {
    three: [
      '{hero} took the jam cookie. That is the best kind.',
      'A cookie! "Bite it here," said {hero}. "Later."',
      '{hero} had a cookie. {He} did not bite it yet.',
    ],
    five: [
      "The cookie in {hero}'s bag had butter in it, and sugar on it. {He} knew just where {he} would take the first bite.",
      '{hero} gave the cookie a name. Then it was hard to think of biting it, so {he} took the name away again.',
      'There was one bite in that cookie, right at the top, that was better than all the rest. {hero} was saving it.',
    ],
    seven: [
      'The cookie that {hero} packed was to be saved. But {he} could not help eating it inside {his} head, beginning at the edge. {He} had eaten it four times before {house} was out of sight.',
      'The first bite is the best one, as everybody knows. {hero} had a whole cookie in the bag with the first bite still on it.',
      "A cookie lay in {hero}'s bag, and nobody had bitten it. {He} had smelled it on both sides, and made up {his} mind to begin on the left.",
    ],
    verse: [
      'One cookie, with butter and sugar, packed tight. / And {hero} thought hard of the very first bite.',
      "The cookie was {hero}'s. {He} thought all day / Which side to bite it, and in which way.",
    ],
    small: ['A cookie with jam! / "How glad I am!"'],
  },
  low: {
    three: [
      '"One bite," said {hero}. The cookie was so round. "Not yet."',
      '"Now?" said {friend}. "No," said {hero}. "Not the cookie."',
      '{hero} shut {his} eyes. {He} bit the air. Yum.',
    ],
    five: [
      '"What would you do if there were only one left in the world?" asked {hero}. "One what?" said {friend}. "Nothing," said {hero}, and sat on the bag.',
      '{friend} looked at the bag. {hero} told {fhim} all about the first bite, with every crumb in it. It did not fill anybody.',
      '"I could hold the cookie for you," said {friend}. "Just hold it." {hero} said that it was not heavy.',
    ],
    seven: [
      '"What is the best thing you ever ate?" asked {hero}. {friend} said that it was a bun, once, because half of it had been given to {fhim}. {hero} thought about this. {He} had never had anything that tasted of being given.',
      '{hero} got the cookie out, turned it, found the place, and opened {his} mouth. Then {he} saw {friend} not looking. It is very hard to bite anything in front of somebody who is not looking.',
      '"Is it nice to have it still to come?" asked {friend}. It was the nicest thing there is. "And with nobody to tell?" asked {friend}. {hero} did not answer that one.',
    ],
    verse: [
      '"The best thing I ate," said {friend}, "was a bun. / A friend gave me half, when I\'d hoped for none."',
      '"What if there\'s one left?" {hero} said. / "One what?" asked {friend}. {hero} went red.',
    ],
    small: ['"The best bun I had / was half. I was glad."'],
  },
  test: {
    three: ['"What is a cookie?" said {keeper}.', '{keeper} saw the cookie. "Is it a hat?" said {keeper}.'],
    five: [
      '"People talk of cookies as they go by," said {keeper}. "Are they like peas?" {khe} had never had one.',
      '"What do you do with one?" asked {keeper}. {khe} looked at the cookie, and tapped it. "Is it a small wheel?"',
    ],
    seven: [
      '"What is that smell?" asked {keeper}. "It is a cookie," said {hero}. "I have read about those. Are they a kind of bird?" {hero} began to explain about the butter. It was no use. You cannot tell somebody a cookie.',
      '"I was ill on the day they had cookies," said {keeper}. "They told me about it. First there is a crunch, they said, and then the middle." {khe} sighed. "I often think about the middle."',
    ],
    verse: [
      '"A cookie," said {keeper}, "I\'ve met just in books. / I know how it\'s spelt, and I know how it looks."',
    ],
    small: ['"What is that, please? / Is it like cheese?"'],
  },
  act: {
    three: [
      '{hero} gave {keeper} the first bite. "Oh!" said {keeper}. "Oh, oh, oh!"',
      '"No, bite it!" said {hero}. {keeper} bit. "Yum, hat!"',
    ],
    five: [
      '"You have the first bite," said {hero}, and held out the cookie. It was the best of all. {keeper} chewed. Then {khe} began to sing.',
      '{hero} showed {khim} the best place to bite, and held it there. Crunch. It was quiet. "I like wheels," said {keeper}.',
    ],
    seven: [
      '{hero} had saved the first bite all day. {He} looked at the cookie, and at a person who thought it a bird, and held it out. {keeper} bit. {khe} was quiet for a long time. "It is not a bird," said {khe} at last.',
      '{hero} had eaten that first bite a hundred times in {his} head. Now {he} turned that side of the cookie to {keeper}. There was a crunch, and then the middle, and then nobody spoke. "They never told me half of it," said {keeper}.',
    ],
    verse: [
      '"Then here," said {hero}, "the first bite\'s for you." / And {keeper} cried "Oh!" and had bite number two.',
    ],
    small: ['"First bite for you!" / "Oh! May I have two?"'],
  },
  close: {
    three: [
      'The best bite was gone. {hero} was glad.',
      '"Oh!" said {hero} in a dream. "Oh, oh!"',
      'One bite for {keeper}. A dream for {hero}.',
    ],
    five: [
      '{hero} thought of the first bite, and of who had had it. It tasted better every time.',
      '{hero} had had the second bite. It was a very good second.',
      'Somebody, far away, could not sleep for joy. {hero} could.',
    ],
    seven: [
      "In bed {hero} ate the cookie once more in {his} head. It began with {keeper}'s face. There was no better place to begin.",
      "It had been the best first bite of {hero}'s life, and {he} had not even had it.",
      '{hero} had thought that a thing was gone when you gave it away. But {he} could still see that face, chewing.',
    ],
    verse: [
      'The very best bite is the one that you give. / It goes on tasting as long as you live.',
      'Who had the first bite? It was not you. / And still you can taste it, and like it, too.',
    ],
  },
}
