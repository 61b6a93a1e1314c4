import type { Strand } from '../../schema.ts'

export const oddChair: Strand = {
  plant: {
    three: ['{hero} had no hook for {his} coat. Not one.'],
    five: ['{hero} was the only one of {his} kind on {his} street. There was one coat hook too few.'],
    seven: [
      "In {hero}'s street they sat down to supper in twos and fours and sixes. {hero} was a sort of five.",
    ],
    verse: [
      'They all went in pairs, by two and by four. / {hero} was the one who was left by the door.',
      'Each seat was made for two, you know, / And {hero} was one, with nowhere to go.',
    ],
    small: ['"Where do I fit?" / {He} did not, a bit.'],
  },
  low: {
    three: ['"I am one blue sock," said {hero}. "I like blue," said {friend}.'],
    five: ['"I do not look like the ones in tales," said {hero}. "This tale has you in it," said {friend}.'],
    seven: [
      '"I am a left sock," said {hero}, "in a drawer of right ones." {friend} showed {him} {fhis} feet. The socks were red and green. "I always buy them that way," {fhe} said.',
    ],
    verse: [
      '"I\'m odd as a sock," said {hero}. "I\'m blue." / "I\'ve one of that colour," said {friend}. "That\'s you."',
      '"There\'s none like me," said {hero}, low. / "That\'s why," said {friend}, "I like you so."',
    ],
    small: ['"I am odd," {he} said. / "I am blue, not red."'],
  },
  test: {
    three: ['There was a table for three. One chair was so odd.'],
    five: [
      '{keeper} had three chairs. One was big, and one was small, and one was very odd. "No one can sit in it," said {khe}.',
    ],
    seven: [
      '{keeper} had made three chairs. Two were for anyone. The third was so odd that all who tried it slid off, or fell through. "I do not know who I made it for," said {khe}. "My hands did it."',
    ],
    verse: ['"This chair," said {keeper}, "is odd all through. / I made it for someone, but who, oh who?"'],
    small: ['"Who can sit there, / on that odd chair?"'],
  },
  act: {
    three: ['{hero} sat down. "Ah!" said the chair. It was just right.'],
    five: [
      '{hero} sat down in the odd chair. It had a place for each bit of {him}. "Oh," said {keeper}, "so it was for you!"',
    ],
    seven: [
      '{hero} walked round the chair once, and sat. There was a dip for this and a hole for that, and a rest just where {he} had always wanted one. {He} put {his} feet up. "So that is who," said {keeper}, and put on the kettle for three.',
    ],
    verse: ['{hero} sat down, and the chair fit just so. / "It was you," said {keeper}. "I ought to know!"'],
    small: ['{hero} sat there. / It was {his} chair!'],
  },
  close: {
    three: ['A new hook. A small coat. {hero} slept.'],
    five: ['There was a new hook by the door, just as high as {hero}. {His} coat hung on it.'],
    seven: [
      '{hero} lay down in the shape of {hero}. There was no one in all {land} who could have done it as well.',
    ],
    verse: [
      'There is one shape that is only you. / The bed knows it, and the pillow too.',
      'Some beds are wide and some are small. / This one fits you best of all.',
    ],
  },
}
