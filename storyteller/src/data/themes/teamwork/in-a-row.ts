import type { Strand } from '../../schema.ts'

export const inARow: Strand = {
  plant: {
    three: [
      '{hero} ran left. {friend} ran right. Bump! Oh dear.',
      '{hero} had the cup. {friend} had it, too. Now it was two.',
      '"You go!" said {hero}. "You go!" said {friend}. Both went. Bump!',
    ],
    five: [
      'When {hero} and {friend} laid the table, they met in the door with the plates. There were not many plates left.',
      '{hero} swept the floor to the left and {friend} swept it to the right. It was the same dust.',
      'They had painted a door together, {hero} and {friend}, one from each side. It was shut at the time. It still was.',
    ],
    seven: [
      "{hero} and {friend} had once washed up together. {hero} washed and {friend} washed, and then they both dried, and in the end they put everything away in each other's cupboards.",
      '{hero} and {friend} had a garden, and were proud of how they shared the work. {hero} put the beans in, and {friend}, who liked a tidy row, took them out.',
      'When there was work to do, {hero} and {friend} both did all of it. It took twice as long, and then they said sorry to each other for the bumps.',
    ],
    verse: [
      'When both of them ran for the very same chair, / The cups and the saucers flew up in the air.',
      '{hero} ran in, and {friend} ran out. / They met in the door. There was soup all about.',
    ],
  },
  low: {
    three: [
      '{hero} gave {friend} the bun. {friend} gave {hero} the cup. No one got up.',
      '"Catch!" said {friend}. {hero} had the bun, and did not get up.',
      'The cup went to {hero}. It went to {friend}. It did not get tired.',
    ],
    five: [
      '{hero} passed the bun to {friend}, and {friend} passed the bottle to {hero}. Neither of them had to get up. "We should do everything like this," said {hero}.',
      '{hero} held a bit of bread and {friend} sat beside the jam. Nobody could get up. So the bread went over, and came back red.',
      '"Could you scratch my back?" asked {hero}. "If you tell me where," said {friend}. Neither of them had to move a foot.',
    ],
    seven: [
      'There was one bottle and there were two of them, too tired to stand. {hero} rolled it to {friend}. {friend} drank, and rolled it back. "It is odd," said {hero}. "The bottle is doing all the walking." {He} looked at it for some time.',
      '{friend} had the cups and {hero} had the water, and there was a wide bit of path between them. They could both have got up. "Send it along," said {hero}, and {friend} rolled {him} a cup. It got there, and nobody had bumped into anybody.',
      'They sat on two stones and shared out the berries. {hero} threw one, {friend} caught it, and so on until they were gone. "We have not walked into each other for some time," said {hero}.',
    ],
    verse: [
      'They passed round the water, they passed round the bread. / "How little we walk when we pass it," they said.',
      '"It comes when we pass it," {hero} said. / They sat where they were, and they passed the bread.',
    ],
    small: ['"Pass me the cup." / And neither got up.'],
  },
  test: {
    three: [
      'A big heap of stones! {keeper} took one. So slow.',
      'Sticks in the way! {keeper} ran. {hero} ran. Bump!',
    ],
    five: [
      'A heap of stones lay on the way in. {keeper} carried one, {hero} carried one, and they met in the middle. Bump.',
      "The door stood behind a heap of wood. They all ran at it, and came out of it with somebody else's log.",
    ],
    seven: [
      'A hundred stones were lying on the way in. They all took hold. {hero} ran into {friend}, and {friend} sat down on {keeper}, and when they had sorted out whose feet were whose there were a hundred and one.',
      'The way in was full of sand, and there were three buckets. They each filled one and ran. The path was narrow. Soon there was sand on it, in their ears, and back where it came from.',
    ],
    verse: [
      "A hundred small stones lay all over the track. / They carried, and bumped into each other's back.",
    ],
    small: ['So many stones! / Oh, our poor bones.'],
  },
  act: {
    three: [
      '"Stand in a row," said {hero}. Pass, pass, pass! All gone.',
      '"Do not run," said {hero}. "Just pass." Hop, hop, gone!',
    ],
    five: [
      '"Let the stones do the walking," said {hero}. {keeper} passed to {friend}, {friend} passed to {hero}, and {hero} put down. Soon there was no heap.',
      '"Stand still," said {hero}, "and hold out your arms." {keeper} gave, {friend} took and gave, {hero} took. The wood walked off.',
    ],
    seven: [
      '{hero} thought of the bottle. "Nobody move," {he} said. "Only the stones." They stood in a row. {keeper} picked up, {friend} passed on, {hero} put down. Someone hummed, and the stones went along the tune like beads on a string, until there were no more.',
      '"The buckets know the way," said {hero}. "It is we who get it wrong." So they stood in a row and let the buckets go by, full ones down and empty ones up. It went so smoothly that they nearly fell asleep.',
    ],
    verse: ['"Let\'s stand in a row," said {hero}, "and pass." / The stones went along like beads of glass.'],
    small: ['Pass, pass, one, two! / And they were through.'],
  },
  close: {
    three: [
      'A good-night pat went from {friend} to {hero}. Pass it on.',
      '"Pillow, please," said {hero}. Pass! "Hug, please." Pass!',
      '{hero} got in on the left. {friend} got in on the right. No bump!',
    ],
    five: [
      '{friend} passed {hero} the pillow, and {hero} passed {friend} the yawn.',
      '{hero} passed a hug to {friend}, who held it for a bit and passed it back.',
      'They did not meet in the door that night. {hero} went first, and held it.',
    ],
    seven: [
      '{friend} yawned, and handed it on. {hero} took it, and kept it for a moment, and handed it on to the night.',
      '{hero} washed one side of the cup and {friend} dried it. Neither of them needed to be told, and not a drop went on the floor.',
      '"Pass me some of the pillow," said {hero}. It came. "Pass me some of the quiet," said {friend}, and that came too.',
    ],
    verse: [
      'Pass me a pillow, and pass me a yawn. / And pass on the moon till it comes to the dawn.',
      'Hand after hand, and the day is passed on. / One more good night, and then it is gone.',
    ],
  },
}
