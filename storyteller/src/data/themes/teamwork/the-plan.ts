import type { Strand } from '../../schema.ts'

export const thePlan: Strand = {
  plant: {
    three: ['{hero} had two {hands}. "That is all I need," {he} said.'],
    five: [
      '{hero} liked to say that two {hands} were enough for anything. {He} had not yet tried to fold a sheet.',
    ],
    seven: [
      '"I have all the {hands} I need," {hero} liked to say. {He} said it while wearing the sheet that {he} had been trying to fold, and going round and round in it.',
    ],
    verse: [
      '"Two {hands} are enough," was what {hero} would say, / Rolled up in a sheet for the rest of the day.',
      '{hero} once made up {his} bed alone. / It took all day. {He} slept on a stone.',
    ],
  },
  low: {
    three: ['{friend} held the bag open. {hero} put the cup in. It was easy!'],
    five: [
      "There was a burr in the middle of {hero}'s back. {He} had turned round after it nine times. {friend} just took it off.",
    ],
    seven: [
      '{hero} had got the strap of the bag round one leg and under the other. "Stand still," said {friend}, and lifted, and that was that. "I nearly had it," said {hero}. Then {he} looked at the strap again. "I did not nearly have it," {he} said.',
    ],
    verse: [
      '{hero} was caught in the strap of the sack. / "Stand still," said {friend}, and undid the back.',
      '{hero} was caught in {his} coat by one arm. / {friend} gave a pull, and it did no harm.',
    ],
    small: ['"I am stuck in here!" / "Keep still, my dear."'],
  },
  test: {
    three: ['{keeper} had a big sheet. It rolled up. Zip!'],
    five: [
      '{keeper} had a plan as big as a bed, and it rolled up. "I have never seen the middle," {khe} said, from inside it.',
    ],
    seven: [
      'The plan of the way was as large as a floor. It had been rolled up for a hundred years, and it liked it. "I have seen all four corners," came {keeper}\'s voice, from the roll, "but never two of them together."',
    ],
    verse: ['The plan {keeper} had was enormous, and rolled / As soon as one corner was out of its hold.'],
    small: ['The way, so wide! / {keeper} rolled up inside.'],
  },
  act: {
    three: ['"You sit there. You, there. Me, here," said {hero}. They saw!'],
    five: [
      '"One corner each," said {hero}, "and sit on it." They sat. The plan gave up. There was the way, right in the middle.',
    ],
    seven: [
      '"Do not hold it," said {hero}. "Sit on it." {keeper} took the north, {friend} took the west, and {hero} lay down along the whole of the south. The plan grumbled, and gave in. There in the middle was the way, as plain as a plait.',
    ],
    verse: ['"A corner for each of us!" {hero} cried. / "You sit on the left, and I lie on this side."'],
    small: ['"You sit, I sit!" / That was the end of it.'],
  },
  close: {
    three: ['{hero} lay here. {friend} lay there. The sheet was flat.'],
    five: [
      '{hero} lay on one corner of the sheet and {friend} lay on the other. It did not dare to roll up.',
    ],
    seven: [
      'They folded the sheet together, {hero} at one end and {friend} at the other, walking in and out as if it were a dance. It came out square, and they slept on it.',
    ],
    verse: [
      'The plan is rolled up and the blanket is flat, / With one at each corner, and that is that.',
      "Lie on this corner, and I'll lie on that. / Now nothing can roll, and the bed lies flat.",
    ],
  },
}
