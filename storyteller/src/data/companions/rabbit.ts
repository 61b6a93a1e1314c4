import type { CompanionData } from '../schema.ts'

export const rabbit: CompanionData = {
  noun: 'quick rabbit',
  looks: 'white rabbit',
  names: ['Clover', 'Bramble', 'Snowdrop', 'Parsley', 'Willow', 'Fennel', 'Hopscotch', 'Thistle'],
  lives: 'land',

  banter: {
    three: [
      'Hop, hop, went {friend}. "Come on!"',
      '{friend} hopped in front. {friend} hopped back.',
      '"Race you!" said {friend}. {friend} won. {friend} won again.',
      '"Are you there yet?" said {friend}. "I am!"',
      '{friend} ate a leaf. Hop. Then a new leaf.',
    ],
    five: [
      '{friend} hopped ahead, and hopped back to see what was keeping everyone.',
      '"Wait here," said {friend}, and was gone, and was back. "It is still there," {fhe} said.',
      '{friend} could not walk in a line. It came out as a bunch of loops.',
      '"Ears up," said {friend}, every time the wind changed.',
      '{friend} told a joke, but so fast that they laughed two bends later.',
    ],
    seven: [
      '{friend} ran ahead to see what was coming and ran back to report, and so walked the whole way three times.',
      '{friend} wanted to know if everybody always walked like this, one foot and then the other. It seemed to {fhim} to waste a lot of time.',
      '{friend} had three starts for each stop. {hero} said that it was like going for a walk with a box of springs.',
      '"I shall just look round that corner," said {friend}, and there was a gust of wind, and then another, with news in it.',
      '{friend} sat still for nearly a minute, for the practice. Then {fhe} had to run twice round a tree.',
    ],
    verse: [
      '{friend} hopped ahead, {friend} hopped back, / And hopped three times along the track.',
      '{friend} ran races with nobody there, / And won them all by the width of a hair.',
      '"I\'ll just see what\'s next," said {friend}, and flew, / And came back with news, and some clover to chew.',
      '{friend} tried sitting as still as a stone. / It lasted until {fhe} could hear {fhis} own bone.',
      '{friend} said, "One hop, and a skip, and a run! / If you walk, then the walking is never done."',
    ],
    small: [
      'Hop, run, hop, run! / {friend} had fun.',
      '"I won!" Two, three. / "You can not catch me!"',
      'Ears up, ears down. / "Is that a town?"',
      '{friend} sat still. / Then off, up the hill.',
      'Munch, munch, a leaf. / The stop was brief.',
    ],
  },
  come: {
    three: [
      'Hop, hop! {friend} the {fkind} was at the door. "Now? Now?"',
      '{friend} the {fkind} ran by. {fhe} ran back. "Let me come!"',
    ],
    five: [
      '{friend} the {fkind} was halfway down the lane before {fhe} stopped to ask where they were going.',
      '"I am coming," said {friend} the {fkind}, so fast that it was one word, and hopped three times round the pair of boots.',
    ],
    seven: [
      '{friend} the {fkind} went by the window, and went by again the other way. "Has it started?" {fhe} called. "I heard that something was starting!"',
      '"Ready," said {friend} the {fkind}, before anyone had said what for. {fhis} bag had been packed since Easter, and so had the sandwiches.',
    ],
    verse: [
      "{friend} the rabbit came by in a rush. / \"I'm coming! I'm ready! I've packed my brush!\"",
      "Hop went {friend}, and over the gate. / \"I'll come, and I'll run, so we won't be late!\"",
    ],
    small: [
      'Hop, hop, hop, in! / {friend} had a grin.',
      '"Now? Now? Let us go!" / called {friend}. "Not slow!"',
    ],
  },
}
