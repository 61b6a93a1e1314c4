import type { Strand } from '../../schema.ts'

export const birthday: Strand = {
  plant: {
    three: ["Lick! That cookie was {hero}'s now."],
    five: ["There was one cookie. It was {hero}'s. {He} had licked it, to be sure."],
    seven: [
      '{hero} took along a cookie, and put it in the pocket with the button, where it would not have to meet anybody.',
    ],
    verse: [
      "One cookie went into the pocket to hide, / With {hero}'s own {hand} on the outer side.",
      '{hero} had only one cookie, to last. / {He} put it away, and held on to it fast.',
    ],
    small: ['A cookie! One lick! / "It is mine, so quick!"'],
  },
  low: {
    three: ['"I could eat a stone," said {friend}. {hero} held on to the cookie.'],
    five: ['"I could eat a stone," said {friend}. {hero} put a {hand} on the cookie. It felt very big.'],
    seven: [
      '"I wonder," said {friend}, "what is the best way to eat one cookie." "All by yourself, and fast," said {hero}. But {he} did not do it, and {he} could not say why.',
      '"I wonder," said {friend}, "what is the best way to eat one cookie." "Fast," said {hero}. But {he} did not do it, and {he} could not say why.',
    ],
    verse: [
      '"I could eat a stone," sighed {friend}, "or two." / The cookie said nothing. It never would do.',
      '"I\'m hungry," said {friend}, "right down to my shoe." / And {hero} thought of the cookie, too.',
    ],
    small: ['"I want to eat!" / It smelled so sweet.'],
  },
  test: {
    three: ['"It is my birthday," said {keeper}. "There is no cake."'],
    five: ['"It is my birthday," said {keeper}. {khe} had one candle. There was nothing to put it on.'],
    seven: [
      '{keeper} sat behind a candle. It stood on the bare ground. "It is my birthday," said {khe}. "I have got as far as the candle."',
    ],
    verse: [
      '"It\'s my birthday," said {keeper}. "I have but a light. / There\'s nothing to stand it on, not one bite."',
    ],
    small: ['"It is my day! / No cake, I say."'],
  },
  act: {
    three: ['{hero} held out the cookie. "Here is your cake!" They shared.'],
    five: [
      'Out came the cookie, and the candle went on top. They sang. Then {hero} shared it, a third each, and it was a party.',
    ],
    seven: [
      'The cookie came out of the pocket with the button. {hero} set the candle in the middle of it. It leaned, but it stayed. They sang, and {keeper} blew. And then there was a cookie in three parts, and every part was cake.',
    ],
    verse: [
      'The cookie came out, and the candle went in. / They ate it in three, and it ran down each chin.',
    ],
    small: ['"Have it with me! / One, two and three."'],
  },
  close: {
    three: ['It was a good cake. Good night, crumbs.'],
    five: ['In the pocket there was nothing now but crumbs. {hero} had never felt so full.'],
    seven: ['The pocket was empty. {hero} put {his} {hand} in it all the same, and it was still warm.'],
    verse: [
      'The pocket is empty, so off it can creep. / A third of a cookie is plenty for sleep.',
      'One third for you, and a third for a friend, / One third for a birthday, right at the end.',
    ],
  },
}
