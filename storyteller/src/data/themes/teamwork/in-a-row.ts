import type { Strand } from '../../schema.ts'

export const inARow: Strand = {
  plant: {
    three: ['{hero} ran left. {friend} ran right. Bump! Oh dear.'],
    five: [
      'When {hero} and {friend} laid the table, they met in the door with the plates. There were not many plates left.',
    ],
    seven: [
      "{hero} and {friend} had once washed up together. {hero} washed and {friend} washed, and then they both dried, and in the end they put everything away in each other's cupboards.",
    ],
    verse: [
      'When both of them ran for the very same chair, / The cups and the saucers flew up in the air.',
      '{hero} ran in, and {friend} ran out. / They met in the door. There was soup all about.',
    ],
  },
  low: {
    three: ['{hero} gave {friend} the bun. {friend} gave {hero} the cup. No one got up.'],
    five: [
      '{hero} passed the bun to {friend}, and {friend} passed the bottle to {hero}. Neither of them had to get up. "We should do everything like this," said {hero}.',
    ],
    seven: [
      'There was one bottle and there were two of them, too tired to stand. {hero} rolled it to {friend}. {friend} drank, and rolled it back. "It is odd," said {hero}. "The bottle is doing all the walking." {He} looked at it for some time.',
    ],
    verse: [
      'They passed round the water, they passed round the bread. / "How little we walk when we pass it," they said.',
      '"It comes when we pass it," {hero} said. / They sat where they were, and they passed the bread.',
    ],
    small: ['"Pass me the cup." / And neither got up.'],
  },
  test: {
    three: ['A big heap of stones! {keeper} took one. So slow.'],
    five: [
      'A heap of stones lay on the way in. {keeper} carried one, {hero} carried one, and they met in the middle. Bump.',
    ],
    seven: [
      'A hundred stones were lying on the way in. They all took hold. {hero} ran into {friend}, and {friend} sat down on {keeper}, and when they had sorted out whose feet were whose there were a hundred and one.',
    ],
    verse: [
      "A hundred small stones lay all over the track. / They carried, and bumped into each other's back.",
    ],
    small: ['So many stones! / Oh, our poor bones.'],
  },
  act: {
    three: ['"Stand in a row," said {hero}. Pass, pass, pass! All gone.'],
    five: [
      '"Let the stones do the walking," said {hero}. {keeper} passed to {friend}, {friend} passed to {hero}, and {hero} put down. Soon there was no heap.',
    ],
    seven: [
      '{hero} thought of the bottle. "Nobody move," {he} said. "Only the stones." They stood in a row. {keeper} picked up, {friend} passed on, {hero} put down. Someone hummed, and the stones went along the tune like beads on a string, until there were no more.',
    ],
    verse: ['"Let\'s stand in a row," said {hero}, "and pass." / The stones went along like beads of glass.'],
    small: ['Pass, pass, one, two! / And they were through.'],
  },
  close: {
    three: ['A good-night pat went from {friend} to {hero}. Pass it on.'],
    five: ['{friend} passed {hero} the pillow, and {hero} passed {friend} the yawn.'],
    seven: [
      '{friend} yawned, and handed it on. {hero} took it, and kept it for a moment, and handed it on to the night.',
    ],
    verse: [
      'Pass me a pillow, and pass me a yawn. / And pass on the moon till it comes to the dawn.',
      'Hand after hand, and the day is passed on. / One more good night, and then it is gone.',
    ],
  },
}
