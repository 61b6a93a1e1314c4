import type { Strand } from '../../schema.ts'

export const boat: Strand = {
  plant: {
    three: [
      '"My hat is a ship," said {hero}. "Toot, toot!"',
      '"This sock is a fish," said {hero}. Swim, sock!',
      '{hero} rode a chair. "Giddy up!"',
    ],
    five: [
      '{hero} had a stick. On Monday it was a horse, and on Tuesday it was a king.',
      '{hero} fed the broom hay and led it to water.',
      'The stairs at home were a hill, and the bath was a lake with one very clean lion in it.',
    ],
    seven: [
      '{hero} kept a lion under the table. The others had never seen it, but they put down their feet with care.',
      'A stick, if it belonged to {hero}, was not a stick for long. By noon it had been a spoon, a king and a small train.',
      'There were nine lions in the bath, so {hero} could not wash. {He} {was} sorry about it.',
    ],
    verse: [
      'A stick was a horse and a stick was a sword, / And once, for a week, it was a lord.',
      '"This is a boat," said {hero}, "this chair. / Get in. There is sea all over there."',
    ],
    small: ['A hat, a ship! / Come, take a trip!'],
  },
  low: {
    three: [
      '"We are lions," said {hero}. Grr, grr, on they went.',
      '"We are birds," said {hero}. Flap, flap! That helped.',
      '"The stone is a bus," said {hero}. "Get in!"',
    ],
    five: [
      '"It is too far," said {friend}. "Not for lions," said {hero}. So they went on as lions.',
      '{hero} took a bag of wind out of {his} pocket, and blew some of it behind them. They went more easily after that.',
      '"I am a tired {fnoun}," said {friend}. "You are a tired king," said {hero}, and {friend} felt the difference.',
    ],
    seven: [
      '"My legs are all used up," said {friend}. "Borrow some," said {hero}. "I am having a giraffe\'s." After that they took much longer steps.',
      '"Nobody can walk as far as this," said {hero}, "so we will have to be carried." {He} called for nine men and a golden chair. They were a bit slow in coming, so {friend} and {hero} walked on in front.',
      '{friend} said that {fhe} could not lift one foot more. "Leave it to the lion," said {hero}. Nobody saw the lion, but it was a great help on the hills.',
    ],
    verse: [
      '"My legs are tired," said {friend}, "and thin." / "Then borrow a lion\'s, and let us begin."',
      '"We\'re tired," said {friend}. "But lions are not," / Said {hero}. So lions they were, and roared a lot.',
    ],
    small: ['"We are big cats! / With big cat hats!"'],
  },
  test: {
    three: ['"You must come by boat," said {keeper}.', 'A sign said, "Boats only." There was no water.'],
    five: [
      '"You can only come in by boat," said {keeper}. There was not even any water.',
      '"Feet are not allowed," said {keeper}. "It has to be a boat." They all looked at their feet.',
    ],
    seven: [
      '"I am sorry," said {keeper}. "You can only come in by boat. It has always been so." They looked round. There was no boat, and no water to put it on.',
      '"I have to write it down," said {keeper}, with a pen. "Boat, what kind. Sails, how many." {khe} looked at the dry ground behind them. "Oh dear. You walked."',
    ],
    verse: [
      '"You must come by boat," said {keeper}, "to land." / There wasn\'t a boat, there was only sand.',
    ],
    small: ['"Come in by boat!" / There was none to float.'],
  },
  act: {
    three: [
      '"This log is a boat," said {hero}. Row, row, row! In!',
      '"This stone floats," said {hero}. "Hop on! Row!"',
    ],
    five: [
      '{hero} sat down on the ground and began to row. {friend} sat behind {him}. "Mind the fish!" said {hero}. And {keeper} helped them out on to the shore.',
      '{hero} drew a boat round them on the ground. "Hold on," {he} said. It rocked a bit, and then they were across.',
    ],
    seven: [
      '{hero} stepped over the side of nothing, and sat. "All aboard," {he} said. {friend} got in behind. They rowed, and it was hard work, for there was a wind. "Throw me the rope," called {keeper}, and caught it, and pulled them in.',
      '"Only the last bit," said {hero}. "She is lying just out there, with her sails down. Can you see her? Blue, with a lion in front." {keeper} looked for a long time, and the wind got up a little. "Three sails," {khe} said slowly, and wrote it down. "And what a lion."',
    ],
    verse: [
      'They sat on the ground and they started to row. / "Throw me the rope!" said {keeper}. "Now, slow!"',
    ],
    small: ['"Row, row! We float! / This log is a boat."'],
  },
  close: {
    three: [
      'Row, row, slow. The boat was home.',
      'The sock was a sock. Good night, sock.',
      '{hero} put the boat to bed.',
    ],
    five: [
      'Under the bed the lion turned round three times and lay down. Good night, lion.',
      'The bed rocked once, to show that it had been a boat all along.',
      '"All out," said {hero}, very softly, and lay down on the shore of the pillow.',
    ],
    seven: [
      'The stick lay by the bed. It had been a good many things that day. Now it was a stick, and glad of it.',
      '{hero} lay with one {hand} over the side of the bed, to feel how fast they were going.',
      "Whatever the bed was in the daytime, at night it was {hero}'s, and it went where {he} said.",
    ],
    verse: [
      'The stick is a stick, and the bed is a ship. / Good night to all on the long slow trip.',
      'The bed puts out from the land to sea. / It knows the way. So let it be.',
    ],
  },
}
