import type { Strand } from '../../schema.ts'

export const theItch: Strand = {
  plant: {
    three: [
      '"Not now," said {hero}. "I have to run."',
      '"Help?" said {friend}. "Soon," said {hero}.',
      '{hero} said "Not now" a lot.',
    ],
    five: [
      '"I would help," {hero} said to people, "but I am on my way." {He} always {was}.',
      '"Ask me tomorrow," said {hero}. But tomorrow {he} said it too.',
      'A goose once asked {hero} to hold a door. As far as {he} knew, it was still there.',
    ],
    seven: [
      '{hero} meant to be kind. It was on {his} list, between tidy the drawer and learn the tuba, and {he} had not got to it yet.',
      "Being kind was number nine on {hero}'s list, after tidy the drawer and before learn the tuba. {He} had got as far as the drawer, and shut it again.",
      '{hero} kept a list. There was tidy the drawer, and there was be kind, and there was learn the tuba. So far {he} had bought the ink.',
    ],
    verse: [
      '{hero} meant to be kind by and by, / When all of {his} washing was folded and dry.',
      '"I\'ll help you," said {hero}, "but not right now." / {He} said it to uncle, and bird, and cow.',
    ],
  },
  low: {
    three: [
      '{friend} had a big bag. {hero} took half.',
      '"My back!" said {friend}. {hero} gave it a rub.',
      'A bug was hot. {hero} made it some shade.',
    ],
    five: [
      '{friend} could not reach the itch on {fhis} back. {hero} scratched it. It took no time. {He} had always thought that such things took time.',
      'A beetle could not get up on to a leaf. {hero} lent it a {hand}.',
      '"Hold this," said {friend}, and gave {him} a bag, and took a stone out from between {fhis} toes. {hero} held it. It was easy.',
    ],
    seven: [
      '{friend} was wriggling. "There is an itch," {fhe} said, "in the one spot where I do not go." {hero} scratched it. {friend} shut {fhis} eyes, and said that it was the finest thing anybody had done since the world began. "It was only a scratch," said {hero}. But {he} felt rather tall.',
      '"Could you blow on my left ear?" asked {friend}. "There is a bit of fluff in it." {hero} blew. It took some time, and it was not on any list.',
      '{hero} asked if there was anything {he} could do. It was the first time {he} had asked, and it came out rather fast. "Ask me again," said {friend}. "That was nice."',
    ],
    verse: [
      '"An itch!" cried {friend}. "It\'s just out of reach." / They scratched for each other, a nice long scratch each.',
      '"I need a scratch," said {friend}, "back there." / So {hero} did it, and did it with care.',
    ],
    small: ['"I itch, oh dear!" / "Is it there, or here?"'],
  },
  test: {
    three: ['{keeper} held a stone off a bug. An itch!', '"I can not let go," said {keeper}. "Oh, my nose!"'],
    five: [
      '{keeper} was holding up a flat stone. Something slept under it. "I cannot let go," whispered {khe}, "and my nose itches."',
      '"There is a nest down there," said {keeper}, with a big stone on {khis} back. "I must not move. My nose itches."',
    ],
    seven: [
      '{keeper} stood with both arms up, under the edge of a flat stone. "It slipped," {khe} whispered, "and there is a beetle asleep under it, with all her children. Do go on. It is only that my nose itches."',
      '"There is a family of ants at supper under here," said {keeper}, with a flat stone on {khis} back. "I do not mind the stone. It is my nose. It has been itching since the first course."',
    ],
    verse: [
      '{keeper} held a stone off a small bug\'s nest. / "My nose itches so, and I can\'t have a rest."',
    ],
    small: ['A stone held high! / "I itch! Oh my!"'],
  },
  act: {
    three: [
      '{hero} did the nose. Then {he} held the stone, too.',
      'Scratch, scratch. "Ahh," said {keeper}. {hero} took the stone.',
    ],
    five: [
      '{hero} scratched the nose. {keeper} sighed with joy. Then {he} put {his} own {hands} under the stone. "Your turn to sit," {he} said.',
      '{hero} looked, and scratched, and went round behind. "Slide out," {he} said. "I have got it." And {he} had.',
    ],
    seven: [
      '{hero} scratched the nose, left side, right side, and once down the middle. Tears of joy ran down it. Then {he} put {his} own back under the stone, and {keeper} sat down for the first time since lunch. The beetle turned over, and slept on.',
      '{hero} gave the nose a good scratch. Then {he} took the stone, a bit at a time. It was heavy, and somehow it was comfortable. {keeper} lay flat on the ground and laughed. "Take your time," {hero} told the ants.',
    ],
    verse: [
      '{hero} scratched the nose, and took hold of the stone. / "Sit down. You have held it enough on your own."',
    ],
    small: ['They held it, too. / "A rub for you!"'],
  },
  close: {
    three: [
      'No itch. No rush. Just sleep.',
      'One last rub. Then sleep.',
      '"I can help," said {hero}. "Tomorrow, too."',
    ],
    five: [
      '{hero} had one small itch, and somebody scratched it. Then there was nothing left to want.',
      'The bed held {hero} up all night. It did not say "not now".',
      '{hero} had held up something heavy. Now the bed had its turn.',
    ],
    seven: [
      '{hero} crossed off one line, halfway down, between the drawer and the tuba. It seemed a pity to have it done. {He} wrote it in again at the bottom.',
      'Tidy the drawer, said the list. Learn the tuba. {hero} thought that both of them could wait, and that a nose could not.',
      '{hero} lay there with nothing to hold up but {his} eyelids, and {he} let those go.',
    ],
    verse: [
      'No itch in the nose, and no stone to hold. / Just blankets to keep you in from the cold.',
      "Nothing to scratch and nothing to hold. / You're warm in the bed, and the night is cold.",
    ],
  },
}
