import type { Strand } from '../../schema.ts'

export const nineStones: Strand = {
  plant: {
    three: [
      '{hero} put up blocks. Down they fell. "I quit," said {hero}.',
      '{hero} drew a line. It was not straight. {He} put it in the bin.',
      '"It fell," said {hero}. "So that is that."',
    ],
    five: [
      '{hero} once built a house of cards. It fell down, so {he} posted the cards to an uncle.',
      '{hero} spilled one drop, and sent back the whole cup.',
      'When a game went wrong, {hero} sat under the table until it was over.',
    ],
    seven: [
      '{hero} stopped when a thing went wrong. {He} felt that it had made its meaning clear. {He} had stopped cricket, and jelly, and the alphabet at Q.',
      '{hero} could not stand to look at a thing that had gone wrong. {He} put it in the shed. You could no longer get into the shed.',
      '"It does not want to," {hero} said, of a boot, or a puzzle, or the number seven. {He} did not like to press.',
    ],
    verse: [
      'When one of {his} card houses fell in a heap, / {hero} gave up, and went off for a sleep.',
      '{hero} once built a house out of bread. / It fell, and so {he} just ate it instead.',
    ],
  },
  low: {
    three: [
      '{hero} fell. {friend} fell. Two falls, but two ups.',
      '"Wrong way!" said {hero}. "Good," said {friend}. "Now we know."',
      '{hero} fell on {friend}. {friend} fell on a bun. "Yum," said {friend}.',
    ],
    five: [
      '"That is the third wrong turn," said {hero}. "Then we know three ways that it is not," said {friend}. "There cannot be many left."',
      '"I have made every mistake there is," said {hero}. "Then you must be nearly done," said {friend}.',
      '{hero} went back to look at the place where {he} had slipped. It was a wet leaf. So now {he} knew about leaves.',
    ],
    seven: [
      '"It has all gone wrong," said {hero}. "Which part?" asked {friend}. {hero} went through it: the wet part, and the stuck part, and the part with the bun. "And yet," said {friend}, "here we are, further along than when it was all going well."',
      '"Let us count what went wrong," said {friend}, and drew a line for each in the sand. {hero} thought that it would make {him} sad. But when they were all down, side by side, every line pointed a bit further on, and the last pointed here.',
      '{friend} asked {hero} what {he} had learned that day. "Not to sit on that," {he} said. "And that wet stone is slippery, and that left is right." {friend} said that {fhe} knew people who had lived for years without finding that out.',
    ],
    verse: [
      '"Three times we went wrong," said {hero}. "And so?" / "That\'s three," said {friend}, "that are no way to go."',
      '"That\'s wrong," said {hero}. "It\'s good to know," / Said {friend}. "There is one less way to go."',
    ],
    small: ['"We fell, one, two!" / "And got up, too."'],
  },
  test: {
    three: [
      '"Put nine stones up," said {keeper}. Up they went. Down they fell.',
      '"Nine stones up," said {keeper}. Five stood. Then flop!',
    ],
    five: [
      '"Nine stones in a pile," said {keeper}, "and then it opens. It has always fallen at seven." {hero} tried. It fell at six.',
      '"Everyone builds it fast, before it can fall," said {keeper}. Nine stones lay there, and looked as if they liked lying.',
    ],
    seven: [
      '"Nine stones, one on top of another," said {keeper}, "and it opens. Anyone can do six." {khe} sat on a great many sixes. {hero} began. At seven it thought for a moment, and lay down.',
      '"I once had eight," said {keeper}. "I was so pleased that I jumped." There lay the nine stones, all different. {hero} put up four, and they came down.',
    ],
    verse: [
      '"Nine stones in a pile," said {keeper}, "no more. / They all of them fall, at three or at four."',
    ],
    small: ['Nine stones to stack! / Down fell the pack.'],
  },
  act: {
    three: [
      'Up, down. Up, down. {hero} put big ones first. Nine!',
      '{hero} looked. Flat ones first! Then all nine stood.',
    ],
    five: [
      'They fell at five, and {hero} said, "Not the round one." They fell at eight, and {he} said, "Flat ones first." Then there were nine.',
      '{hero} built it fast. It fell fast. {He} built it slowly, and saw which one had pushed. That one went at the bottom.',
    ],
    seven: [
      'It fell eleven times. At the second {hero} was cross. At the third {he} looked where it had begun to go. After that the stones seemed to be telling {him} things: not there, I am round underneath. The ninth one went on like a hat, and stayed.',
      '"Thank you," said {hero}, for now {he} knew about the pointed one. The next fall told {him} about the wet one. It was slow, being taught by stones, but they never got cross. When the ninth was on, nobody jumped. They let out their breath one at a time.',
    ],
    verse: [
      'It fell, and {he} looked where it started to lean. / The next one stood taller than ever was seen.',
    ],
    small: ['Flat ones, then round. / None fell to the ground!'],
  },
  close: {
    three: [
      'One pillow. Two pillows. {hero} on top.',
      '{hero} put {his} hat on the bed. It fell. Up again.',
      'Flat on the bed, {hero} did not fall.',
    ],
    five: [
      '{hero} piled up two pillows, and they slid. {He} put the flat one under, and slept on top.',
      'The pillow fell off the bed. {hero} looked at how it fell, and then it did not.',
      '"What went wrong today?" asked {friend}. {hero} smiled. It was a good long list.',
    ],
    seven: [
      'On the sill {hero} put one stone on top of another, just two, to show that {he} could. They were still standing in the morning.',
      '{hero} thought the day over, and went slowly past the places where it fell down. They had been the best parts. {He} put them at the bottom, where they would hold.',
      'The bed had one short leg. It had gone bump every night for years. {hero} got up, put a flat stone under it, and lay down again.',
    ],
    verse: [
      'One pillow, then two, and the flat one below. / Lie down on the top of them, steady and slow.',
      'One on another, slow, slow, slow. / Sleep is put up the same way, you know.',
    ],
  },
}
