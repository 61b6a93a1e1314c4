import type { Strand } from '../../schema.ts'

export const nineStones: Strand = {
  plant: {
    three: ['{hero} put up blocks. Down they fell. "I quit," said {hero}.'],
    five: ['{hero} once built a house of cards. It fell down, so {he} posted the cards to an uncle.'],
    seven: [
      '{hero} stopped when a thing went wrong. {He} felt that it had made its meaning clear. {He} had stopped cricket, and jelly, and the alphabet at Q.',
    ],
    verse: [
      'When one of {his} card houses fell in a heap, / {hero} gave up, and went off for a sleep.',
      '{hero} once built a house out of bread. / It fell, and so {he} just ate it instead.',
    ],
  },
  low: {
    three: ['{hero} fell. {friend} fell. Two falls, but two ups.'],
    five: [
      '"That is the third wrong turn," said {hero}. "Then we know three ways that it is not," said {friend}. "There cannot be many left."',
    ],
    seven: [
      '"It has all gone wrong," said {hero}. "Which part?" asked {friend}. {hero} went through it: the wet part, and the stuck part, and the part with the bun. "And yet," said {friend}, "here we are, further along than when it was all going well."',
    ],
    verse: [
      '"Three times we went wrong," said {hero}. "And so?" / "That\'s three," said {friend}, "that are no way to go."',
      '"That\'s wrong," said {hero}. "It\'s good to know," / Said {friend}. "There is one less way to go."',
    ],
    small: ['"We fell, one, two!" / "And got up, too."'],
  },
  test: {
    three: ['"Put nine stones up," said {keeper}. Up they went. Down they fell.'],
    five: [
      '"Nine stones in a pile," said {keeper}, "and then it opens. It has always fallen at seven." {hero} tried. It fell at six.',
    ],
    seven: [
      '"Nine stones, one on top of another," said {keeper}, "and it opens. Anyone can do six." {khe} sat on a great many sixes. {hero} began. At seven it thought for a moment, and lay down.',
    ],
    verse: [
      '"Nine stones in a pile," said {keeper}, "no more. / They all of them fall, at three or at four."',
    ],
    small: ['Nine stones to stack! / Down fell the pack.'],
  },
  act: {
    three: ['Up, down. Up, down. {hero} put big ones first. Nine!'],
    five: [
      'They fell at five, and {hero} said, "Not the round one." They fell at eight, and {he} said, "Flat ones first." Then there were nine.',
    ],
    seven: [
      'It fell eleven times. At the second {hero} was cross. At the third {he} looked where it had begun to go. After that the stones seemed to be telling {him} things: not there, I am round underneath. The ninth one went on like a hat, and stayed.',
    ],
    verse: [
      'It fell, and {he} looked where it started to lean. / The next one stood taller than ever was seen.',
    ],
    small: ['Flat ones, then round. / None fell to the ground!'],
  },
  close: {
    three: ['One pillow. Two pillows. {hero} on top.'],
    five: ['{hero} piled up two pillows, and they slid. {He} put the flat one under, and slept on top.'],
    seven: [
      'On the sill {hero} put one stone on top of another, just two, to show that {he} could. They were still standing in the morning.',
    ],
    verse: [
      'One pillow, then two, and the flat one below. / Lie down on the top of them, steady and slow.',
      'One on another, slow, slow, slow. / Sleep is put up the same way, you know.',
    ],
  },
}
