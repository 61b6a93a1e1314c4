import type { Strand } from '../../schema.ts'

export const unasked: Strand = {
  plant: {
    three: ['"Say thank you," they said to {hero}. So {he} did.'],
    five: [
      '{hero} said thank you when somebody reminded {him}. {He} had never thought of one for {his} own part.',
    ],
    seven: [
      '{hero} could say thank you very fast, so that it came out as one short word, like a sneeze. It was polite. It was just that there was nobody in it.',
    ],
    verse: [
      '"Thanks," said {hero}, as quick as a sneeze. / It came in one bundle with sorry and please.',
      '"Say thank you, {hero}," they said, each day. / {He} said it, and then {he} went on with {his} play.',
    ],
  },
  low: {
    three: ['{friend} took the big bag. {hero} did not see. Not yet.'],
    five: [
      '"Have some of mine," said {friend}. "Thanks," said {hero}, with {his} mouth full. It was the nineteenth thing {friend} had given {him} that day.',
    ],
    seven: [
      '{friend} gave {him} the good half of the bun. "Ta," said {hero}. {friend} gave {him} the soft end of the stone. "Ta," said {hero}. Then, some time later, for no reason at all, {he} began to count.',
    ],
    verse: [
      '{friend} gave the bun, and the hat, and the string. / And {hero} said "Ta" for every last thing.',
      '"Here, have my bread," said {friend}. "It\'s good." / And {hero} said thanks, because one should.',
    ],
    small: ['"Have my bun, too." / "Ta," said you-know-who.'],
  },
  test: {
    three: ['"The door wants a true thank you," said {keeper}.'],
    five: [
      '"It opens for a thank-you," said {keeper}, "but it knows the real ones." {hero} said it twice, with a bow. It stayed shut.',
    ],
    seven: [
      '"Say thank you to it, and it opens," said {keeper}. "Everybody does, and with sugar on top." {hero} tried a polite one, and a long one. The door did not stir. "I believe," said {keeper}, "that it has heard them all."',
    ],
    verse: [
      '"It opens for thanks," said {keeper}, "it\'s true, / But not for the kind you\'ve been told to do."',
    ],
    small: ['"Thank you," they tried. / None got inside.'],
  },
  act: {
    three: ['{hero} looked at {friend}. "You held the bag! Oh, thank you." Click!'],
    five: [
      '{hero} forgot the door, and looked at {friend}, who still had the bag. "Thank you," {he} said, "for all nineteen things." Behind them something clicked.',
    ],
    seven: [
      '{hero} turned {his} back on the door. "{friend}," {he} said. It came out slowly, for it was the first one {he} had made without help. "Thank you." {friend} said that it was nothing. "It was nineteen things," said {hero}. "I counted." And behind them the door opened.',
    ],
    verse: [
      'Then {hero} turned round. "It was you, all the day. / Thank you," {he} said, and the door swung away.',
    ],
    small: ['"You took my hand! / Thank you. It was grand!"'],
  },
  close: {
    three: ['"Thank you, {friend}," said {hero}. No one had told {him} to.'],
    five: [
      '"Thank you," said {hero} to the ceiling, and nobody had asked for it. It felt like putting down a bag.',
    ],
    seven: [
      '{hero} said one more before {he} slept. No one was listening, and it was for nobody in particular. It was just that there was so much of it left over.',
    ],
    verse: [
      'A thank-you that nobody told you to say / Is the softest of pillows to end a long day.',
      'No one had asked, but you said it, too. / The night is saying it back to you.',
    ],
  },
}
