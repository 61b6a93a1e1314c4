import type { CompanionData } from '../schema.ts'

export const dog: CompanionData = {
  noun: 'merry dog',
  looks: 'small brown dog',
  names: ['Scout', 'Waffle', 'Button', 'Rufus', 'Pickle', 'Truffle', 'Rags', 'Gus'],
  lives: 'land',

  banter: {
    three: [
      'Wag, wag, went {friend}. "This is fun!"',
      '{friend} found a stick. Then a better stick.',
      '{friend} ran off. {friend} ran back. "I love it here!"',
      '"Throw it!" said {friend}. {hero} did. Again. Again.',
      '{friend} said hello to a post.',
    ],
    five: [
      '{friend} found a stick, and then a better one, and then the best stick of {fhis} life.',
      '{friend} said hello to a gate, a goose, and a gate that {fhe} had met before.',
      '{friend} walked so close that {hero} had to step over {fhim} now and then.',
      '"Is this the best bit?" asked {friend}. "I think this is. No, this is."',
      '{friend} rolled in something. No one asked what.',
    ],
    seven: [
      '{friend} said that this was the best walk {fhe} had ever been on. {fhe} had said so yesterday too, and meant it both times.',
      'Every so often {friend} ran back and counted them, and was delighted each time that they were still two.',
      '{friend} had a smell to read at every stone, and moved {fhis} lips as {fhe} read.',
      '"I shall guard you," said {friend}, and guarded {him} from a butterfly, two leaves, and a hat on a post.',
      '{friend} carried a stick so long that it had to be turned at the corners. {fhe} would not hear of a shorter one.',
    ],
    verse: [
      '{friend} found a stick, then two, then three, / As happy as a {fkind} could be.',
      '{friend} said hello to the gate and the goose, / And chased {fhis} own tail, which was on the loose.',
      '"Is this the best bit?" asked {friend}. "Is this? / There isn\'t a bit that I\'d want to miss!"',
      '{friend} ran ahead and came back with a shoe. / Nobody knew whose it was. It was blue.',
      '{friend} kept close on the left-hand side, / With one ear up, and {fhis} eyes so wide.',
    ],
    small: [
      '"Throw it! Throw that! / Oh. That was a hat."',
      'Wag, wag, hello! / Hello to a crow.',
      '{friend} ran back. / "I found a sack!"',
      '"This bit is best! / And so is the rest!"',
      'Sniff, sniff, a tree. / "Who wrote this to me?"',
    ],
  },
  come: {
    three: [
      '{friend} the {fkind} had a ball. "Can I come? Can I?"',
      'Wag, wag! {friend} the {fkind} was at the door. "A walk?"',
    ],
    five: [
      'Somebody had said "walk". {friend} the {fkind} came through the hedge, with {fhis} tail going like a wheel.',
      '"Yes," said {friend} the {fkind}. Nobody had asked yet. "Yes, yes, yes."',
    ],
    seven: [
      '{friend} the {fkind} came running with {fhis} lead, a ball, one slipper, and somebody\'s hat, so as to have everything. "Where?" {fhe} asked. "I don\'t mind where. I love it there."',
      '{friend} the {fkind} had been sitting by the door since breakfast, in case this should be the day that something happened. Now {fhe} stood up so fast that {fhe} fell over.',
    ],
    verse: [
      'Who came with a ball and a stick and a shoe? / It was {friend} the dog. "Can I come? Can I, too?"',
      '{friend} the dog had heard somebody say / The word that is walk, and came running {fhis} way.',
    ],
    small: [
      'Wag, {friend}, wag! "Me too! / I have got your shoe!"',
      '{friend} ran in. / "A walk! Let us begin!"',
    ],
  },
}
