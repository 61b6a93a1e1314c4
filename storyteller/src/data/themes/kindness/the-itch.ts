import type { Strand } from '../../schema.ts'

export const theItch: Strand = {
  plant: {
    three: ['"Not now," said {hero}. "I have to run."'],
    five: ['"I would help," {hero} said to people, "but I am on my way." {He} always {was}.'],
    seven: [
      '{hero} meant to be kind. It was on {his} list, between tidy the drawer and learn the tuba, and {he} had not got to it yet.',
    ],
    verse: [
      '{hero} meant to be kind by and by, / When all of {his} washing was folded and dry.',
      '"I\'ll help you," said {hero}, "but not right now." / {He} said it to uncle, and bird, and cow.',
    ],
  },
  low: {
    three: ['{friend} had a big bag. {hero} took half.'],
    five: [
      '{friend} could not reach the itch on {fhis} back. {hero} scratched it. It took no time. {He} had always thought that such things took time.',
    ],
    seven: [
      '{friend} was wriggling. "There is an itch," {fhe} said, "in the one spot where I do not go." {hero} scratched it. {friend} shut {fhis} eyes, and said that it was the finest thing anybody had done since the world began. "It was only a scratch," said {hero}. But {he} felt rather tall.',
    ],
    verse: [
      '"An itch!" cried {friend}. "It\'s just out of reach." / They scratched for each other, a nice long scratch each.',
      '"I need a scratch," said {friend}, "back there." / So {hero} did it, and did it with care.',
    ],
    small: ['"I itch, oh dear!" / "Is it there, or here?"'],
  },
  test: {
    three: ['{keeper} held up a stone for a bug. {keeper} had an itch!'],
    five: [
      '{keeper} was holding up a flat stone. Something very small was asleep under it. "I cannot let go," whispered {khe}, "and my nose itches."',
    ],
    seven: [
      '{keeper} stood with both arms up, under the edge of a flat stone. "It slipped," {khe} whispered, "and there is a beetle asleep under it, with all her children. Do go on. It is only that my nose itches."',
    ],
    verse: [
      '{keeper} held a stone off a small bug\'s nest. / "My nose itches so, and I can\'t have a rest."',
    ],
    small: ['A stone held high! / "I itch! Oh my!"'],
  },
  act: {
    three: ['{hero} did the nose. Then {he} held the stone, too.'],
    five: [
      '{hero} scratched the nose. {keeper} sighed with joy. Then {he} put {his} own {hands} under the stone. "Your turn to sit," {he} said.',
    ],
    seven: [
      '{hero} scratched the nose, left side, right side, and once down the middle. Tears of joy ran down it. Then {he} put {his} own back under the stone, and {keeper} sat down for the first time since lunch. The beetle turned over, and slept on.',
    ],
    verse: [
      '{hero} scratched the nose, and took hold of the stone. / "Sit down. You have held it enough on your own."',
    ],
    small: ['They held it, too. / "A rub for you!"'],
  },
  close: {
    three: ['No itch. No rush. Just sleep.'],
    five: ['{hero} had one small itch, and somebody scratched it. Then there was nothing left to want.'],
    seven: [
      '{hero} crossed off one line, halfway down, between the drawer and the tuba. It seemed a pity to have it done. {He} wrote it in again at the bottom.',
    ],
    verse: [
      'No itch in the nose, and no stone to hold. / Just blankets to keep you in from the cold.',
      "Nothing to scratch and nothing to hold. / You're warm in the bed, and the night is cold.",
    ],
  },
}
