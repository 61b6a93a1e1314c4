import type { Strand } from '../../schema.ts'

export const unasked: Strand = {
  plant: {
    three: [
      '"Say thank you," they said to {hero}. So {he} did.',
      '"What do you say?" they said. "Ta," said {hero}.',
      '{hero} said thank you to the door. {He} did not think.',
    ],
    five: [
      '{hero} said thank you when somebody reminded {him}. {He} had never thought of one for {his} own part.',
      '"Thanks, thanks, thanks," said {hero}, all day, as a duck says quack.',
      '{hero} had to be poked before {he} said thank you. {friend} did most of the poking.',
    ],
    seven: [
      '{hero} could say thank you very fast, so that it came out as one short word, like a sneeze. It was polite. It was just that there was nobody in it.',
      '{hero} wrote {his} thank-you notes in one go, at the start of the year, and left a gap for what it was. It saved such a lot of time.',
      '"And what do we say?" people said to {hero}, bending down. {hero} knew what we say. {He} had never been told why.',
    ],
    verse: [
      '"Thanks," said {hero}, as quick as a sneeze. / It came in one bundle with sorry and please.',
      '"Say thank you, {hero}," they said, each day. / {He} said it, and then {he} went on with {his} play.',
    ],
  },
  low: {
    three: [
      '{friend} took the big bag. {hero} did not see. Not yet.',
      '{friend} gave {hero} a drink. "Ta." A bun. "Ta." A hug. "Oh!"',
      '"Here," said {friend}. {hero} took it. {He} did not look up.',
    ],
    five: [
      '"Have some of mine," said {friend}. "Thanks," said {hero}, with {his} mouth full. It was the nineteenth thing {friend} had given {him} that day.',
      '{friend} had carried the water, the buns, and, for a bit, {hero}. "Ta," said {hero}. Something about it sounded thin.',
      '"What did I give you today?" asked {friend}, as a game. {hero} began to count. {He} {was} still counting when they got up.',
    ],
    seven: [
      '{friend} gave {him} the good half of the bun. "Ta," said {hero}. {friend} gave {him} the soft end of the stone. "Ta," said {hero}. Then, some time later, for no reason at all, {he} began to count.',
      '"Thanks," said {hero}, when {friend} gave {him} the dry seat. It came out on its own, like a hiccup. {hero} listened to it. There had been nobody in it, and {friend} was sitting on the wet one.',
      '{hero} had a stone in {his} shoe, and {friend} took it out. "Ta," said {hero}. It was then that {he} saw the rest: a row of small stones, that {friend} had been taking out all day.',
    ],
    verse: [
      '{friend} gave the bun, and the hat, and the string. / And {hero} said "Ta" for every last thing.',
      '"Here, have my bread," said {friend}. "It\'s good." / And {hero} said thanks, because one should.',
    ],
    small: ['"Have my bun, too." / "Ta," said you-know-who.'],
  },
  test: {
    three: [
      '"The door wants a true thank you," said {keeper}.',
      '"Thank it. Mean it," said {keeper}. The gate was shut.',
    ],
    five: [
      '"It opens for a thank-you," said {keeper}, "but it knows the real ones." {hero} said it twice, with a bow. It stayed shut.',
      '"It likes a thank-you," said {keeper}, "but it is tired of the old one." {hero} said it backwards. The door sighed.',
    ],
    seven: [
      '"Say thank you to it, and it opens," said {keeper}. "Everybody does, and with sugar on top." {hero} tried a polite one, and a long one. The door did not stir. "I believe," said {keeper}, "that it has heard them all."',
      'There was a slot in the door, worn smooth. "You put your thanks in there," said {keeper}. {hero} put one in. It fell right through, and rolled out again. "Empty," said {keeper}. "It will not take them empty."',
    ],
    verse: [
      '"It opens for thanks," said {keeper}, "it\'s true, / But not for the kind you\'ve been told to do."',
    ],
    small: ['"Thank you," they tried. / None got inside.'],
  },
  act: {
    three: [
      '{hero} looked at {friend}. "You held the bag! Oh, thank you." Click!',
      '"You came with me, {friend}!" said {hero}. "Thank you." Pop!',
    ],
    five: [
      '{hero} forgot the door, and looked at {friend}, who still had the bag. "Thank you," {he} said, "for all nineteen things." Behind them something clicked.',
      '"It is {friend} I should be telling," said {hero}, and told {fhim}. It took some time. When they looked, it was open.',
    ],
    seven: [
      '{hero} turned {his} back on the door. "{friend}," {he} said. It came out slowly, for it was the first one {he} had made without help. "Thank you." {friend} said that it was nothing. "It was nineteen things," said {hero}. "I counted." And behind them the door opened.',
      '{hero} picked it up. Then {he} went to {friend}, and held it out. "This is for you," {he} said. "I gave you nineteen of them today with nothing in." {He} said what should have been in each. They did not hear the door.',
    ],
    verse: [
      'Then {hero} turned round. "It was you, all the day. / Thank you," {he} said, and the door swung away.',
    ],
    small: ['"You took my hand! / Thank you. It was grand!"'],
  },
  close: {
    three: [
      '"Thank you, {friend}," said {hero}. No one had told {him} to.',
      '"Thank you," said {hero}, half asleep. It was a true one.',
      'No one said, "What do you say?" {hero} said it.',
    ],
    five: [
      '"Thank you," said {hero} to the ceiling, and nobody had asked for it. It felt like putting down a bag.',
      '{hero} was nearly asleep when {he} thought of one more, and got up to say it.',
      '"Ta," said {friend}, when {hero} moved over. "You are welcome," said {hero}, and {he} meant that too.',
    ],
    seven: [
      '{hero} said one more before {he} slept. No one was listening, and it was for nobody in particular. It was just that there was so much of it left over.',
      'Nobody bent down that night and asked what we say. {hero} said it anyway, to {friend}, who was asleep, and to the foot of the bed.',
      'Thank-yous are best fresh, so {hero} did not save the last one for the morning. {friend} got it warm.',
    ],
    verse: [
      'A thank-you that nobody told you to say / Is the softest of pillows to end a long day.',
      'No one had asked, but you said it, too. / The night is saying it back to you.',
    ],
  },
}
