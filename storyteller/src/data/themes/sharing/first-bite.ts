import type { Strand } from '../../schema.ts'

export const firstBite: Strand = {
  plant: {
    three: ['{hero} took the jam cookie. That is the best kind.'],
    five: [
      "The cookie in {hero}'s bag had butter in it, and sugar on it. {He} knew just where {he} would take the first bite.",
    ],
    seven: [
      'The cookie that {hero} packed was to be saved. But {he} could not help eating it inside {his} head, beginning at the edge. {He} had eaten it four times before {house} was out of sight.',
    ],
    verse: [
      'One cookie, with butter and sugar, packed tight. / And {hero} thought hard of the very first bite.',
      "The cookie was {hero}'s. {He} thought all day / Which side to bite it, and in which way.",
    ],
    small: ['A cookie with jam! / "How glad I am!"'],
  },
  low: {
    three: ['"One bite," said {hero}. The cookie was so round. "Not yet."'],
    five: [
      '"What would you do if there were only one left in the world?" asked {hero}. "One what?" said {friend}. "Nothing," said {hero}, and sat on the bag.',
    ],
    seven: [
      '"What is the best thing you ever ate?" asked {hero}. {friend} said that it was a bun, once, because half of it had been given to {fhim}. {hero} thought about this. {He} had never had anything that tasted of being given.',
    ],
    verse: [
      '"The best thing I ate," said {friend}, "was a bun. / A friend gave me half, when I\'d hoped for none."',
      '"What if there\'s one left?" {hero} said. / "One what?" asked {friend}. {hero} went red.',
    ],
    small: ['"The best bun I had / was half. I was glad."'],
  },
  test: {
    three: ['"What is a cookie?" said {keeper}. "I never had one."'],
    five: [
      '"People talk of cookies as they go by," said {keeper}. "Are they like soup?" {khe} had never had one. Not one.',
    ],
    seven: [
      '"What is that smell?" asked {keeper}. "It is a cookie," said {hero}. "I have read about those. Are they a kind of bird?" {hero} began to explain about the butter. It was no use. You cannot tell somebody a cookie.',
    ],
    verse: [
      '"A cookie," said {keeper}, "I\'ve met just in books. / I know how it\'s spelt, and I know how it looks."',
    ],
    small: ['"What is that, please? / Is it like cheese?"'],
  },
  act: {
    three: ['{hero} gave {keeper} the first bite. "Oh!" said {keeper}. "Oh, oh, oh!"'],
    five: [
      '"You have the first bite," said {hero}, and held out the cookie. It was the best bite of all. {keeper} chewed. Then {khe} began to sing.',
    ],
    seven: [
      '{hero} had saved the first bite all day. {He} looked at the cookie, and at a person who thought it a bird, and held it out. {keeper} bit. {khe} was quiet for a long time. "It is not a bird," said {khe} at last.',
    ],
    verse: [
      '"Then here," said {hero}, "the first bite\'s for you." / And {keeper} cried "Oh!" and had bite number two.',
    ],
    small: ['"First bite for you!" / "Oh! May I have two?"'],
  },
  close: {
    three: ['The best bite was gone. {hero} was glad.'],
    five: ['{hero} thought of the first bite, and of who had had it. It tasted better every time.'],
    seven: [
      "In bed {hero} ate the cookie once more in {his} head. It began with {keeper}'s face. There was no better place to begin.",
    ],
    verse: [
      'The very best bite is the one that you give. / It goes on tasting as long as you live.',
      'Who had the first bite? It was not you. / And still you can taste it, and like it, too.',
    ],
  },
}
