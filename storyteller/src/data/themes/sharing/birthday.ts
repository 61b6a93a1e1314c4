import type { Strand } from '../../schema.ts'

export const birthday: Strand = {
  plant: {
    three: [
      "Lick! That cookie was {hero}'s now.",
      '{hero} hid a cookie in one sock.',
      '"My cookie," said {hero}. "All mine."',
    ],
    five: [
      "There was one cookie. It was {hero}'s. {He} had licked it, to be sure.",
      '{hero} had drawn a line round the last cookie. It meant: keep out.',
      '{hero} had a cookie in {his} pocket, and told it to keep its head down.',
    ],
    seven: [
      '{hero} took along a cookie, and put it in the pocket with the button, where it would not have to meet anybody.',
      'In one pocket {hero} had a button. In the same pocket {he} now put a cookie, the only one. "Look after it," {he} told the button.',
      '{hero} had counted the cookies. It did not take long. There was one, so it went into the pocket where {he} kept {his} best button, and the pocket was shut.',
    ],
    verse: [
      "One cookie went into the pocket to hide, / With {hero}'s own {hand} on the outer side.",
      '{hero} had only one cookie, to last. / {He} put it away, and held on to it fast.',
    ],
    small: ['A cookie! One lick! / "It is mine, so quick!"'],
  },
  low: {
    three: [
      '"I could eat a stone," said {friend}. {hero} held on to the cookie.',
      'Sniff, sniff. "Is it cookie?" said {friend}. "No."',
      '"Yum," said {friend}. {hero} sat on the cookie.',
    ],
    five: [
      '"I could eat a stone," said {friend}. {hero} put a {hand} on the cookie. It felt very big.',
      '{friend} told a joke about a cookie. {hero} laughed, but not for long.',
      'The cookie made a small sound in the bag. {friend} was kind, and did not hear it.',
    ],
    seven: [
      '"I wonder," said {friend}, "what is the best way to eat one cookie." "Fast," said {hero}. But {he} did not do it, and {he} could not say why.',
      '{friend} turned out {fhis} bag for supper. There was a leaf, and some string. "You have half," said {fhe}. {hero} thought of {his} own pocket, and could not look at the leaf.',
      '{hero} put {his} {hand} in {his} pocket, and it met the button. The button felt cold, and somehow as if it knew.',
    ],
    verse: [
      '"I could eat a stone," sighed {friend}, "or two." / The cookie said nothing. It never would do.',
      '"I\'m hungry," said {friend}, "right down to my shoe." / And {hero} thought of the cookie, too.',
    ],
    small: ['"I want to eat!" / It smelled so sweet.'],
  },
  test: {
    three: [
      '"It is my birthday." {keeper} had no cake.',
      '"My birthday is now," said {keeper}. "No cake came."',
    ],
    five: [
      '"It is my birthday," said {keeper}. {khe} had one candle. There was nothing to put it on.',
      '"You get a wish," said {keeper}, behind a small candle. "It goes better with cake, I am told."',
    ],
    seven: [
      '{keeper} sat behind a candle. It stood on the bare ground. "It is my birthday," said {khe}. "I have got as far as the candle."',
      'There were paper hats on three stones, and {keeper} was singing to them. "Happy birthday to me," sang {keeper}, and stopped. "It is a short song, without a cake. One gets to the end too soon."',
    ],
    verse: [
      '"It\'s my birthday," said {keeper}. "I have but a light. / There\'s nothing to stand it on, not one bite."',
    ],
    small: ['"It is my day! / No cake, I say."'],
  },
  act: {
    three: [
      '{hero} held out the cookie. "Here is your cake!" They shared.',
      '{hero} gave {keeper} the cookie. "Cut your cake!" One, two, three.',
    ],
    five: [
      'Out came the cookie, and the candle went on top. They sang. Then {hero} shared it, a third each, and it was a party.',
      '"Wait," said {hero}. {He} put the cookie under the candle, and at once that was a cake. After the wish they had a piece each.',
    ],
    seven: [
      'The cookie came out of the pocket with the button. {hero} set the candle in the middle of it. It leaned, but it stayed. They sang, and {keeper} blew. And then there was a cookie in three parts, and every part was cake.',
      '"Then start again," said {hero}, and took the cookie out from behind the button. {He} had meant to keep it, but {his} {hand} had made up its mind. They sang it through twice. {keeper} cut the cookie in three, and had the most crumbs on {khis} chin.',
    ],
    verse: [
      'The cookie came out, and the candle went in. / They ate it in three, and it ran down each chin.',
    ],
    small: ['"Have it with me! / One, two and three."'],
  },
  close: {
    three: [
      'It was a good cake. Good night, crumbs.',
      '"Best cake yet," said {hero}.',
      'The cake was small. The day was big.',
    ],
    five: [
      'In the pocket there was nothing now but crumbs. {hero} had never felt so full.',
      "It was not {hero}'s birthday for months. It felt a bit like it all the same.",
      '{hero} licked {his} lips, in case. They still tasted of birthday.',
    ],
    seven: [
      'The pocket was empty. {hero} put {his} {hand} in it all the same, and it was still warm.',
      'There was only the button in the pocket now. {hero} thought that it looked less like a guard, and more like somebody who had been to a party.',
      'Next year {hero} would bring two. {He} wrote it on the wall of {his} head, where {he} would be sure to see it.',
    ],
    verse: [
      'The pocket is empty, so off it can creep. / A third of a cookie is plenty for sleep.',
      'One third for you, and a third for a friend, / One third for a birthday, right at the end.',
    ],
  },
}
