import type { Strand } from '../strand.ts'

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
    ],
    small: ['"The best bun I had / was half. I was glad."'],
  },
  test: {
    three: ['"What is a cookie?" said {keeper}. {keeper} had never had one.'],
    five: [
      '"I have heard of cookies," said {keeper}. "People talk of them as they go by. Are they like soup?" {khe} had never had one. Not one.',
    ],
    seven: [
      '"What is that smell?" asked {keeper}. "It is a cookie," said {hero}. {keeper} nodded slowly. "I have read about those. Are they a kind of bird?" {hero} began to explain. It was round, {he} said, and crisp, and then there was the butter. It was no use. You cannot tell somebody a cookie.',
    ],
    verse: [
      '"A cookie," said {keeper}, "I\'ve met just in books. / I know how it\'s spelt, and I know how it looks."',
    ],
    small: ['"What is that, please? / Is it like cheese?"'],
  },
  act: {
    three: ['{hero} gave {keeper} the first bite. "Oh!" said {keeper}. "Oh, oh, oh!"'],
    five: [
      'So {hero} held out the cookie, whole and round. "You have the first bite," {he} said. It was the best bite of all, and {he} gave it away. {keeper} chewed. Then {khe} began to sing.',
    ],
    seven: [
      'The first bite was {hero}\'s. {He} had kept it for that all day. {He} looked at the cookie, and at a person who thought that it might be a bird, and held it out. {keeper} bit. {khe} said nothing for so long that they began to worry. "It is not a bird," said {khe} at last, with {khis} eyes shut. Then {khe} broke the rest in three, for {khe} had learned how it was done.',
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
    verse: ['The very best bite is the one that you give. / It goes on tasting as long as you live.'],
  },
}
