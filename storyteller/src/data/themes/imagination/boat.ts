import type { Strand } from '../../schema.ts'

export const boat: Strand = {
  plant: {
    three: ['"My hat is a ship," said {hero}. "Toot, toot!"'],
    five: ['{hero} had a stick. On Monday it was a horse, and on Tuesday it was a king.'],
    seven: [
      '{hero} kept a lion under the table. The others had never seen it, but they put down their feet with care.',
    ],
    verse: [
      'A stick was a horse and a stick was a sword, / And once, for a week, it was a lord.',
      '"This is a boat," said {hero}, "this chair. / Get in. There is sea all over there."',
    ],
    small: ['A hat, a ship! / Come, take a trip!'],
  },
  low: {
    three: ['"We are lions," said {hero}. Grr, grr, on they went.'],
    five: ['"It is too far," said {friend}. "Not for lions," said {hero}. So they went on as lions.'],
    seven: [
      '"My legs are all used up," said {friend}. "Borrow some," said {hero}. "I am having a giraffe\'s." After that they took much longer steps.',
    ],
    verse: [
      '"My legs are tired," said {friend}, "and thin." / "Then borrow a lion\'s, and let us begin."',
      '"We\'re tired," said {friend}. "But lions are not," / Said {hero}. So lions they were, and roared a lot.',
    ],
    small: ['"We are big cats! / With big cat hats!"'],
  },
  test: {
    three: ['"You must come by boat," said {keeper}. There was no boat.'],
    five: ['"You can only come in by boat," said {keeper}. There was no boat. There was not even any water.'],
    seven: [
      '"I am sorry," said {keeper}. "You can only come in by boat. It has always been so." They looked round. There was no boat, and no water to put it on.',
    ],
    verse: [
      '"You must come by boat," said {keeper}, "to land." / There wasn\'t a boat, there was only sand.',
    ],
    small: ['"Come in by boat!" / There was none to float.'],
  },
  act: {
    three: ['"This log is a boat," said {hero}. Row, row, row! In!'],
    five: [
      '{hero} sat down on the ground and began to row. {friend} sat behind {him}. "Mind the waves!" said {hero}. And {keeper} helped them out on to the shore.',
      '{hero} sat down on the ground and began to row. {friend} sat behind {him}. "Mind the fish!" said {hero}. And {keeper} helped them out on to the shore.',
    ],
    seven: [
      '{hero} stepped over the side of nothing, and sat. "All aboard," {he} said. {friend} got in behind. They rowed, and it was hard work, for there was a wind. "Throw me the rope," called {keeper}, and caught it, and pulled them in.',
    ],
    verse: [
      'They sat on the ground and they started to row. / "Throw me the rope!" said {keeper}. "Now, slow!"',
    ],
    small: ['"Row, row! We float! / This log is a boat."'],
  },
  close: {
    three: ['Row, row, slow. The boat was home.'],
    five: ['Under the bed the lion turned round three times and lay down. Good night, lion.'],
    seven: [
      'The stick lay by the bed. It had been a good many things that day. Now it was a stick, and glad of it.',
    ],
    verse: [
      'The stick is a stick, and the bed is a ship. / Good night to all on the long slow trip.',
      'The bed puts out from the land to sea. / It knows the way. So let it be.',
    ],
  },
}
