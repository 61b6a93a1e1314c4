import type { CompanionData } from '../schema.ts'

export const owl: CompanionData = {
  noun: 'old owl',
  looks: 'round owl',
  names: ['Wisp', 'Hoot', 'Tufty', 'Sage', 'Plume', 'Hollis', 'Winks', 'Sylvie'],
  lives: 'air',

  banter: {
    three: [
      '"Who knows the way?" said {friend}. "I do!"',
      '"I know a fact," said {friend}. Hoo, hoo.',
      '"That is moss," said {friend}. "That is more moss."',
      '{friend} looked back. {friend} did not turn round!',
      '"I am wise," said {friend}. Bonk! A tree.',
    ],
    five: [
      '{friend} knew a fact about everything they passed, and told it.',
      '"Did you know," said {friend}, and {hero} did not, and then {he} did.',
      '{friend} flew a bit, landed on {fhis} face, and said that this was one of the two ways.',
      '"I could tell you how far it is," said {friend}, "but it is better for you to guess."',
      '{friend} corrected the birds, who had a note wrong.',
    ],
    seven: [
      '{friend} named every plant on the way, and when {fhe} did not know one, {fhe} coughed.',
      '"There are three kinds of silence," said {friend}, and explained them, so that there were none.',
      '{friend} had read that you should talk to nervous travellers. So {fhe} told {hero} about roots, and their uses, for a mile and a half.',
      'Now and then {friend} fell asleep in the middle of a word, and woke up some way on and finished it.',
      '"I was going to say so," said {friend}, whenever something happened.',
    ],
    verse: [
      'Wise {friend} knew facts of every kind, / And had at least nineteen in mind.',
      '{friend} explained what a root is for, / And then, as nobody stopped {fhim}, some more.',
      '"An acorn," said {friend}, "is an oak that is slow." / There wasn\'t a thing that {fhe} did not know.',
      '{friend} flew on with a book on one wing, / And bumped into almost every last thing.',
      '"Who?" said {friend}, "and what, and where? / I know all three, and I\'m happy to share."',
    ],
    small: [
      '{friend} said, "Hoo! / I know that, too."',
      'A fact! Two more! / Then {friend} knew four.',
      '{friend} looked back. / "A stone! It is black."',
      'Bump! A tree. / "That was not me."',
      '{friend} read a book. / {Fhe} did not look.',
    ],
  },
  come: {
    three: [
      '"I know the way," said {friend} the {fkind}. "I will come."',
      '{friend} the {fkind} flew down. "Who goes? We go!"',
    ],
    five: [
      '{friend} the {fkind} looked up from a book. "You are holding the map upside down," {fhe} said. "I had better come."',
      '"According to chapter four," said {friend} the {fkind}, "one should never go without an owl."',
    ],
    seven: [
      '{friend} the {fkind} had read about this sort of thing, and had been hoping for years that it would happen. "I shall want my glasses," {fhe} said, "and you will want me."',
      '"You are doing it wrong," said somebody in a tree. It was {friend} the {fkind}. "Shall I come and tell you how, all the way there?" It was kindly meant.',
    ],
    verse: [
      '"I know a short cut," said {friend} the owl, / Who came with a book and a lamp and a towel.',
      'Down flew {friend} the owl, with a bow. / "I\'ve read about journeys. I\'ll show you how."',
    ],
    small: [
      '"Who goes? I do!" / said {friend} the owl. "Hoo!"',
      '{friend} flew near. / "I will read. I am here."',
    ],
  },
}
