import type { CompanionData } from '../schema.ts'

export const hedgehog: CompanionData = {
  noun: 'shy hedgehog',
  looks: 'small hedgehog',
  names: ['Bodkin', 'Teasel', 'Pim', 'Burr', 'Quill', 'Bristle', 'Posy', 'Tuffet'],
  lives: 'land',

  banter: {
    three: [
      '"Mind my pins," said {friend}.',
      '{friend} rolled a bit. Roll, roll.',
      'A bee went by. {friend} was a ball. "Has it gone?"',
      '{friend} had a pear on {fhis} back. "A snack!"',
      '"I like you," said {friend}, very low.',
    ],
    five: [
      '{friend} picked up leaves as {fhe} went, mostly without noticing.',
      '{friend} said hello to a snail, and was proud of it for the rest of the way.',
      'When they talked, {friend} walked a bit behind, to get ready for what {fhe} would say.',
      '{friend} lent {hero} a leaf from {fhis} back, for a hat.',
      'Downhill {friend} rolled, and was the first at the bottom, and a little bit giddy.',
    ],
    seven: [
      '{friend} collected leaves on {fhis} back as they went along, until they seemed to be followed by a small, polite hedge.',
      '"May I say something?" asked {friend}. {hero} said that of course {fhe} might. "Thank you," said {friend}, and thought about it for the next mile.',
      '{friend} made a list, in {fhis} head, of things that {fhe} had not run away from. By now there were six, if you count the goose.',
      'They met a thistle, and {friend} bowed to it. "I thought it was my aunt," {fhe} said.',
      '{friend} could not hold hands, what with the prickles, so they each held one end of a stick.',
    ],
    verse: [
      '{friend} picked up leaves upon {fhis} back, / A small round hedge along the track.',
      '{friend} had an apple, a pear, and a plum, / All stuck on {fhis} back, in case hunger should come.',
      '{friend} said hello to a snail on a stone, / And had never before said hello on {fhis} own.',
      '"I\'m only a little bit scared," {fhe} said, / And {friend} put out {fhis} nose, and then {fhis} head.',
      "They couldn't hold hands, for the prickles were sharp, / So they both held a stick that was shaped like a harp.",
    ],
    small: [
      '{friend} had a pear / stuck there in {fhis} hair.',
      'Roll, roll, so round! / It made no sound.',
      '"A bee! Oh, my! / Has it gone by?"',
      '{friend} lent a leaf. / It was good, but brief.',
      '"Hello," {friend} said, / and hid {fhis} head.',
    ],
  },
  come: {
    three: [
      '{friend} the {fkind} said it very low. "May I come?"',
      'A ball rolled up. It was {friend} the {fkind}!',
    ],
    five: [
      'There was a ball of leaves on the step. It uncurled. "I would like to come," said {friend} the {fkind}, "if it is no trouble."',
      '"I am a bit shy of adventures," said {friend} the {fkind}, "but I would be more worried at home."',
    ],
    seven: [
      '{friend} the {fkind} came out from under a leaf and went back again twice. The third time {fhe} said it. "I could come," {fhe} said. "You would not have to talk to me."',
      '"Excuse me," said somebody, so softly that it might have been grass. It was {friend} the {fkind}, with a bag, and a spare bag for if {fhe} lost {fhis} nerve. {fhe} left the spare one behind.',
    ],
    verse: [
      '{friend} the hedgehog rolled up to the door. / "I would like to come, though I\'ve not been before."',
      '"Excuse me," said {friend}, from under a leaf. / The hedgehog was coming. The packing was brief.',
    ],
    small: [
      '{friend} rolled by. / "May I come? I am shy."',
      '{friend} said, "Please? / I can roll by your knees."',
    ],
  },
}
